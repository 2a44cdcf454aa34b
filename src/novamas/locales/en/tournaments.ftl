# Tournaments in the browser.

web-nav-tournaments = Tournaments
tournaments-title = Tournaments
tournaments-none = No tournament has been announced.
tournaments-book = Book of tournaments, to print
tournaments-announce = Announce a tournament
tournaments-announce-then = A tournament is announced by its bases. From then on people enter; seats, levels and prizes go on by themselves.
tournaments-file = A file of bases
tournaments-bases = The bases
tournaments-money = Paid in
tournaments-check = Hold against the law
tournaments-kept = The bases keep the { $count } rules that they are held to.
tournaments-broken = { $count ->
    [one] One rule is broken:
   *[other] { $count } rules are broken:
}
tournaments-when-full = when it is full
tournaments-left = Still in
tournaments-level = Level
tournaments-minimum = Minimum
tournaments-level-left = Left of the level
tournaments-rounds = Rounds
tournaments-acts = What you can do
tournaments-to-table = To my table
tournaments-born = Date of birth
tournaments-declare = State my age
tournaments-declare-then = Of the date only whether it is old enough is kept.
tournaments-enter = Enter for { $cost }
tournaments-enter-again = Enter again for { $cost }
tournaments-withdraw = Withdraw
tournaments-desk = One enters by the desk, which notes “tournament user”.
tournaments-nobody = Come in to see the board and to enter.
tournaments-player = Account number
tournaments-admit = Let in
tournaments-company = Company of the house
tournaments-invite = Enter company
tournaments-begin = Begin
tournaments-next-level = Next level
tournaments-call-off = Call the tournament off
tournaments-call-off-then = All that was paid goes back to those who entered, and the tables close.
tournaments-expel = Expel
tournaments-cause = Cause
tournaments-board = Board
tournaments-empty = Nobody yet.
tournaments-table = Table
tournaments-seat = seat { $seat }
tournaments-prizes = Prizes
tournaments-lots = Lots
tournaments-lots-told = the secret, told now
tournaments-lots-sealed = the commitment; the secret is told when it is over
