# The server: its command, its problems, its one page.

help-serve =
    Open the casino: HTTP and WebSocket on this machine, on an embedded store, with nothing to configure.

    The first run opens a floor and prints a one-time link for the director.
examples-serve =
    Examples:
      novamas serve
      novamas serve --port 8080 --store casino.db
      novamas serve --store postgresql://user@host/novamas --host 0.0.0.0 --secure
      novamas serve --store postgresql://user@host/novamas --internal 10.0.0.5:7000
option-serve-port = The port.
option-serve-host = The address to listen on; only this machine unless another is named.
option-serve-store = The store: a file, or postgresql://…; casino-2.db in the data folder of this user if none is named.
option-serve-internal = The address on which other servers of the same house reach this one (PostgreSQL only); only this machine unless another is named.
option-serve-advertise = The address that other servers are told, where it is not the one of --internal (0.0.0.0, a container, a tunnel).
option-serve-demo = Play fast, with company at every table: for looking on.
option-serve-open = Open the page in the browser; on another port if 8000 is taken.
option-serve-secure = The server is reached over https (through a proxy): cookies are only sent there.
option-serve-quiet = No log lines but those of errors.
option-serve-log-level = From which level on log lines are written: debug, info (every request and command), warning, error; warning if none is named.
option-serve-log-format = How log lines are written: text for people, json for programs; by default as somebody reads them or not.
option-serve-metrics = Show the numbers for Prometheus here too, to whoever reaches this address: a private one.
option-serve-config = A file (TOML) with options of this command, each under its own name; what is typed or in the environment (NOVAMAS_PORT and so on) comes first.
option-serve-metrics-token = Whoever sends it may read /metrics from another machine; better in the environment variable NOVAMAS_METRICS_TOKEN, which nobody else sees.
serve-store = Store: { $store }
serve-open = The casino is open at { $address } ({ $tables } tables). API: { $address }/api/docs
serve-no-level = There is no log level “{ $value }”
serve-no-format = There is no log format “{ $value }”
serve-metrics = Prometheus reads the numbers at { $address }.
config-unread = The settings in { $path } cannot be read: { $why }.
config-no-toml = { $path } is no TOML: { $why }.
config-no-such = { $path }: there is no setting “{ $value }”
config-wrong-kind = { $path }: what stands under “{ $value }” is not of the right kind.
config-no-switch = “{ $value }” in { $name } is neither yes nor no.
serve-internal = Other servers of the house reach this one at { $address }, if they have its key.
serve-director = Director, sign in once with this link and choose a password (your name is “director”): { $link }
serve-floor-opened = { $count ->
    [one] One table
   *[other] { $count } tables
} of the floor opened: { $tables }.
serve-floor-unlike = { $count ->
    [one] One table was
   *[other] { $count } tables were
} opened otherwise than the floor says, { $count ->
    [one] and stays so
   *[other] and stay so
}: { $tables }.
serve-floor-besides = Tables stay open of which the floor says nothing: { $tables }.
serve-first = First run: the floor is being opened.
serve-stopping = Closing: nothing more is taken, what runs is kept.
serve-stopped = Closed. Every table goes on where it stopped.
serve-demo-over = Closed. The demonstration is over, and its tables and books are gone with it.
serve-port-taken = Port { $port } of { $host } is taken; choose another with { $option }.
serve-no-address = { $host } is not an address of this machine.
serve-port-wrong = A port is a number from 0 to 65535, not { $port }.
serve-port-forbidden = Port { $port } may not be used by this user; choose one above 1023 with { $option }.
serve-address-wrong = “{ $value }” is not an address for { $option }: write HOST or HOST:PORT, like 10.0.0.5:7000.
serve-internal-alone = Only servers that share a PostgreSQL reach each other: --internal needs --store postgresql://….
serve-advertise-alone = --advertise says where others reach the address of --internal: name that too.
serve-advertise-needed = Nobody can be reached at { $host }: say with --advertise where other servers reach this one.
serve-no-folder = The folder { $folder } cannot be made: { $why }.
serve-already = Another server has this store open; several servers share one only on PostgreSQL.
serve-token-wrong = The token for metrics has at least { $least } ASCII characters.
serve-needs-extra = The server is not installed: pip install 'novamas[server]'.
serve-restored = This store was restored from a copy on { $when }; { $by } answers for it: { $reason }

problem-bad-request = That request makes no sense here.
problem-not-signed-in = Sign in first, or come in as a guest.
problem-not-found = There is nothing at this address.
problem-wrong-method = This address does not take that method.
problem-too-large = That is more than this server reads at once.
problem-fault = Something broke in the house; nothing was acknowledged. Try again.
bad-too-many = That was too much in too short a time; the next try counts in { $wait } s.
bad-busy = The house is busy; try again in { $wait } s.
bad-not-utf = What was sent is not UTF-8.
bad-too-deep = What was sent is nested too deeply.
problem-crowded = Too many connections are open; try again in a moment.
problem-too-slow = The request took too long to arrive.

refused-not-that-many-bots = { $value } bots are too many or too few: up to { $limit } keep company at a table.
refused-too-many-lines = You have { $limit } tables open at once already; close one.
refused-too-many-lines-here = From this address { $limit } tables are open at once already.
refused-name-taken = The name “{ $value }” is taken.
refused-name-mixed = The name “{ $value }” mixes alphabets; write it in one.
refused-name-of-the-house = The name “{ $value }” belongs to the house or its staff; choose another.
refused-guests-stay-guests = A guest stays a guest, and nobody becomes one.
refused-last-director = A house needs a director: this is the last one.
refused-changed-meanwhile = The account has changed meanwhile; try again.
refused-drawn-not-typed = At this table the house draws, from a secret committed in advance: nobody types results here.
refused-chance-is-settled = Where results come from is settled when a table opens, and stays so while it is open.
refused-round-is-running = A round is running: how the table runs is changed between two rounds.
refused-no-company-for-cash = At a table for money the house keeps nobody company; only at those for play chips.
refused-play-money-only = Play chips are neither bought nor paid out: they do not pass through the cage, and no banknotes are changed for them.
refused-guests-have-no-cash = A guest has play chips only: to play for money one needs an account.
refused-preview-would-reveal = What this would bring to light cannot be shown before it happens.

enter-password = Choose a password:
enter-go = Enter
enter-password-length = A password has { $least } to { $most } characters.
enter-done = Welcome. Your name is “{ $name }”; from now on sign in with your password.
pages-unbuilt = The browser client has not been built here.
pages-build = In a checkout, run { $command } and load this page again.

# -- demostración

option-demo-law = The law whose games are shown.
option-demo-guests = How many guests there are at most at a time.
option-demo-minutes = How many minutes a night takes.
option-demo-nights = How many nights; 0, until it is closed.
demo-minutes-wrong = A night takes between { $least } and { $most } minutes.
demo-guests-wrong = Guests are 1 to { $most }, and nights are not negative.
demo-open = A Saturday night in { $minutes } minutes, with up to { $guests } guests of the house: anybody may watch, sit down and check.
demo-auditor = To go through the books, sign in as “{ $name }” with the password { $password }
help-demo =
    Open a demonstration casino: a Saturday night in minutes, with hundreds of guests of the house over every game of a law.

    It writes to a store that goes when it closes. Anybody may watch, sit down and go through the books.
examples-demo =
    Examples:
      novamas demo --open
      novamas demo --minutes 10 --guests 120 --law galicia-2007
