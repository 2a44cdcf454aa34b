# The entrance: coming in as a guest, signing in, a one-time link, the name and the password.

entrance-guest = Play as a guest
entrance-guest-why = No name and no password, with play chips.
entrance-sign-in = Sign in
entrance-sign-in-title = Sign in
entrance-or = or
entrance-name = Name
entrance-role = Role
entrance-password = Password
entrance-forgot = Forgotten the password? The director gives you a new link.

entrance-password-title = Choose a password
entrance-password-why = Your link works once. From now on you come in with your name and this password.
entrance-password-new = New password
entrance-password-old = Present password
entrance-password-length = { $least } to { $most } characters.
entrance-password-seen = Show what I type
entrance-password-keep = Keep it and come in
entrance-password-change = Change the password
entrance-password-done = The password has changed. Your other sessions have ended.

entrance-welcome = Welcome
entrance-welcome-then = The name you come in with is “{ $name }”.
entrance-account-title = Your account
entrance-go = Go to: { $place }
entrance-ways = Links into your account
entrance-ways-then = Whoever uses one chooses a new password. If you did not ask for one of them, tell the director or the auditor.
entrance-way = On { $day } at { $time } the director made a one-time link for your account.
entrance-way-used = It was used on { $day } at { $time }.
entrance-way-unused = It has not been used.

entrance-rename = Change my name
entrance-name-me = Tell my name
entrance-name-title = What shall we call you?
entrance-name-new = Your name at the tables
entrance-name-keep = Keep the name
entrance-name-done = We shall call you { $name }.
entrance-name-guest = Those who play with you see it. It can be erased and is not in the books.
entrance-name-account = Those who play with you see it, and you sign in with it.

entrance-refused-wrong-password = The name or the password is wrong.
entrance-refused-wrong-ticket = This link has been used already, or its time is over. The director can give you another.
entrance-refused-too-many = Too many tries in a row. Wait a moment.
entrance-refused-bad-input-name = A name has up to 40 letters, digits, spaces, dots, apostrophes and hyphens, and begins with a letter or a digit.
