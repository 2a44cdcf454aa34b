# The croupier's school: exercises, marks, examinations.

help-school = Learn to deal: exercises of any game, marked by the engine with the article.
examples-school =
    Examples:
      novamas school lessons roulette-french --law euskadi-1996
      novamas school pay boule --law galicia-2007 --level 3
      novamas school exam roulette-french --law galicia-2007 --name Ana --out ana.json
      novamas school mark ana.json
option-school-what = What to do: lessons (what is due next), pay, ruling, call, floor or deal (one kind of exercise), exam, progress, mark (a certificate), show (an exercise with its answer).
option-school-subject = The game; for mark the file of a certificate, for show the line of an exercise.
option-school-level = Level 1 to 5; without it, the one that you have reached.
option-school-seed = A number from which the same exercises come again; nothing is then kept in your file.
option-school-count = How many exercises; lessons go on until you leave, an examination has ten.
option-school-kind = Only this kind of exercise (pay, ruling, call, floor, deal). Repeatable.
option-school-name = Whose the certificate is.
option-school-out = Where the certificate is written, as JSON.
school-no-such = There is nothing called “{ $value }” in the school; there is: { $known }.
school-needs-game = Which game? Say it: “novamas school lessons GAME --law LAW”.
school-needs-file = Which certificate? Say its file: “novamas school mark FILE”.
school-needs-code = Which exercise? Say its line: “novamas school show pay:LAW:GAME:LEVEL:SEED”.
school-no-certificate = { $file } is not a certificate of the school.
school-no-pupil = { $file } is not what the school keeps of a pupil: move it away to begin anew.
bad-task-kind = There is no kind of exercise { $value }; there are: { $known }.
bad-task-form = { $value } names no exercise: write kind:law:game:level:seed, such as pay:galicia-2007:boule:1:7.
bad-task-level = There is no level { $value }: they go from 1 to { $most }.
bad-task-seed = { $value } cannot be a seed: it is a number from 0 to { $most }.
bad-task-none = There is nothing to be learnt of { $game } here.
bad-task-none-pay = Nobody is paid with chips at { $game }, so there is no cloth to pay.
bad-exam-form = { $value } names no examination: write exam:law:game:kinds:level:count:seed.
bad-exam-count = An examination has 1 to { $most } exercises, not { $value }.
school-kind-pay = Pay this cloth
school-level = Level { $level } of { $most }
school-topic-people = payments
school-ask-stakes = The round is decided. What is due for each stake, in the order of the law? Say what is paid besides the stake, or what is taken.
school-ask-people = The round is decided. Who is paid how much, in the order in which it is done? Say what each gets besides what is their own; 0 for nothing.
school-how-stakes = Write “2- 1=175”: take stake 2, then pay 175 on stake 1. “3-2.50” takes that much of it. What is not due needs no word. An empty line ends; ? helps; quit leaves.
school-how-people = Write “1=175 2=0” in the order of payment. An empty line ends; ? helps; quit leaves.
school-how-choice = Your answer, 1 to { $most } (? helps, quit leaves)
school-bad-entry = “{ $value }” is no entry: write “3=175” to pay, “3-” to take.
school-entry-twice = Number { $number } has been dealt with already.
school-why-won = It wins and is paid { $odds }: { $stake } × { $times } = { $sum }. The stake stays the player's.
school-why-paid = It wins { $sum }.
school-why-lost = It loses: { $sum } are taken.
school-why-part = It loses in part: { $sum } are taken, the rest stays the player's.
school-why-open = It neither wins nor loses now: nothing is paid and nothing taken.
school-why-person = { $sum } are paid.
school-why-person-nothing = Nothing is paid here.
school-order = Order: { $turns }.
school-due-pay = pay { $sum }
school-due-take = take { $sum }
school-due-nothing = nothing
school-due-unsaid = no word
school-slip-right = Right.
school-slip-early = The sum is right, but its turn had not come.
school-slip-wrong = You said “{ $given }”; due was: { $due }.
school-mark-right = Right.
school-mark-wrong = { $points } of { $most } right.
school-right-answer = The answer: { $answer }
school-no-help = At this level there is no help.
school-welcome = The croupier's school: { $game }
school-leave = What you do is kept, and what went wrong comes back. “quit” leaves.
school-session = { $right } of { $asked } right, { $seconds } seconds each.
school-session-seed = Seed of this session: { $seed }
school-exam = Examination: { $game }, { $count } exercises, no help.
school-exam-left = You left before the end: what was not answered counts as wrong.
school-nobody = somebody
school-certificate = { $name } · { $game } · { $law }: { $points } of { $most } points ({ $percent } %), { $seconds } seconds an exercise
school-passed = Passed.
school-not-passed = Not passed.
school-certificate-written = The certificate is in { $file }.
school-holds = Every exercise was made anew and every answer marked again: the certificate is true.
school-does-not-hold = What the certificate says does not follow from its answers.
school-nothing-done = Nothing has been done yet.
school-track = { $kind } · { $game } · { $law }: level { $level }, { $right } of { $asked } right, { $seconds } seconds each
school-day = { $date }: { $right } of { $asked } right, { $seconds } seconds each
school-weak = Goes wrong: { $topic } ({ $game }), { $right } of { $asked } right
bad-task-none-ruling = No worked example of { $game } has a mistake to rule on here.
bad-task-none-call = Nothing is called at { $game } that could be asked.
bad-task-none-floor = Nothing can be asked about the opening of { $game }.
school-kind-ruling = What happens now?
school-kind-call = Call it
school-kind-floor = May it open?
school-ask-ruling = What happens now?
school-stands = It is allowed and stands.
school-ask-call = What is called?
school-ask-when = When is this called?
school-ask-floor = May it open so? If not, why not?
school-may-open = It may open as it is.
school-deed-PlaceBet = lays a stake
school-deed-TakeBack = takes a stake back
school-deed-Sit = sits down
school-deed-Leave = leaves the table
school-deed-Bring = brings chips
school-deed-Take = takes chips off the table
school-deed-Tip = gives a tip
school-deed-ChangeMinimum = changes the minimum
bad-task-none-deal = There is no round of { $game } that could be dealt here.
school-kind-deal = Deal it
school-ask-deal = You deal. What do you do now?
school-ask-allow = Do you allow it?
school-time = You have { $seconds } seconds for this round.
school-late = It took { $seconds } seconds, { $most } was the time for it.
school-step = Step { $number } of { $most }
