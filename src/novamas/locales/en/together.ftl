# Playing with friends: tables with a link, and what people say at a table.

friends-title = A table for friends
friends-open = Table for friends
friends-intro = Choose a game and share the link: only those who have it come in. Play chips, the same law and the same limits as on the floor.
friends-game = Game
friends-bots = Company of the house
friends-bots-none = only us
friends-go = Open the table
friends-tag = among friends
friends-invite = Invite
friends-link = Link to the table
friends-link-then = Whoever opens it may sit down or look on. Nobody else sees this table on the floor.
friends-copy = Copy the link
friends-copied = Copied
friends-desk = What the house allows players
friends-desk-then = A table for friends is for play chips, and written down and audited like any other. It closes by itself when nobody is left.
friends-desk-tables = Tables at once
friends-desk-tables-then = With 0 none is opened.
friends-desk-each = Of one person
friends-desk-guests = Guests too
friends-desk-bots = With company of the house
friends-desk-keep = Keep
friends-desk-kept = Kept.

# What is said at a table: from a list, never free text
phrases-say = Say
phrases-title = Say something to the table
phrases-mute = Mute { $name }
phrases-unmute = Hear { $name } again
phrases-off = What others say is not shown: you can change that in the settings.
phrases-said = { $name }: “{ $phrase }”
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-congratulations = Congratulations!
phrase-pity = What a pity!
phrase-thanks = Thank you!
phrase-one-moment = One moment, please.
phrase-another-round = One more?
phrase-goodbye = See you!
