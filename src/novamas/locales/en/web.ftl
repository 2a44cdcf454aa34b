# The browser: its frame, and the parts that every page shares.

web-skip = Skip to the content
web-menu = Menu
web-main-nav = Main
web-nav-floor = Floor
web-nav-rules = Rulebook
web-nav-odds = Odds
web-nav-console = Console
web-nav-office = Office
web-nav-audit = Audit
web-purse = What is in your purse
web-play-chips = play chips
web-cash = money
web-points = tournament chips
web-funds-play = { $amount } in play chips
web-funds-cash = { $amount } in money
web-held-play = play chips at this table
web-held-cash = at this table, in money
web-held-points = chips of the tournament at this table
web-sign-out = Sign out
web-language = Language
web-lang-es = Spanish
web-lang-en = English
web-lang-eu = Basque
web-lang-gl = Galician
web-theme = Theme
web-theme-auto = Auto
web-theme-light = Day
web-theme-dark = Night
web-role-guest = Guest
web-role-player = Player
web-role-croupier = Croupier
web-role-inspector = Table head
web-role-cashier = Cashier
web-role-director = Director
web-role-auditor = Auditor

web-pays = { $win } to { $stake }
web-pays-between = between { $least } and { $most }
web-chip-of = Chip of { $amount }
web-plate = { $value }{ $colour ->
    [red] { " " }red
    [black] { " " }black
   *[other] { "" }
}
web-cite = Article { $id }
web-why = Why?
web-close = Close
web-only-in = only in { $lang }
web-again = Try again
web-to-floor = To the floor
web-unreachable = The house cannot be reached. Nothing has changed.
web-lost-answer = No answer has come: it may have been done already. Repeat it just as it is; it will not be done twice.
web-fault = Something broke in the house. Nothing has changed.

web-missing-page = There is no such page
web-missing-page-then = The address may be mistyped, or what stood here has moved.
web-missing-table = There is no such table
web-missing-table-then = It has been closed, or there never was one of that number.
web-missing-role = This is not your room
web-missing-role-then = Your role does not open this door. Whoever should be here signs in with their own name.
web-missing-unreachable = The house cannot be reached
web-missing-unreachable-then = The line or the server is down for a moment. What was accepted stands; nothing is lost.

# -- what a person prefers on this device
web-settings = Settings
web-settings-sound = Sound of the table
web-settings-sound-0 = Mute
web-settings-sound-1 = Low
web-settings-sound-2 = Medium
web-settings-sound-3 = High
web-settings-voices = Croupier's voice
web-settings-no = No
web-settings-yes = Yes
web-settings-speed = Speed while you are alone at a table
web-settings-speed-slow = Slow
web-settings-speed-normal = Normal
web-settings-speed-fast = Fast
web-settings-deck = Colours of the suits
web-settings-deck-two = Two
web-settings-deck-four = Four
web-settings-motion = Motion
web-settings-motion-auto = As the device says
web-settings-motion-less = Less
web-settings-phrases = What others say
web-settings-keys = Single keys

web-nav-evening = My evening

web-settings-practice = Practice: tell me what the figures advise
