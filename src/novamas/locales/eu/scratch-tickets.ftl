# Scratch tickets: every word of their own.

# Why a lot cannot be put on sale like this
bad-ticket-size = Sorta batek { $least } eta { $most } txartel artean ditu, ez { $value }.
bad-ticket-in-hand = Pertsona batek marruskatu gabeko 1etik { $most }(e)ra txartel izan ditzake, ez { $value }.
bad-ticket-prizes = Sariak honela idazten dira: «100x1 50x2 5x20», hau da, prezioa zenbat aldiz, x, zenbat sari; hirutik { $most }(e)ra sari desberdin. «{ $value }» ez da horrelakoa.
bad-ticket-more-prizes = { $value } sari daude eta { $most } txartel baino ez.
bad-ticket-return = Sariek { $value } prezio egiten dute, eta sortako { $most } txartelek ez dute gehiago ekartzen: ez litzateke ezer geratuko.
bad-ticket-authorised = Txartelek eta saltzen dituen establezimenduak baimena behar dute.
bad-ticket-lacks = Txartelak hau izan behar du: { $value }
bad-ticket-unknown = «{ $value }» ez da txartelek duten ezer; hauek daude: { $known }.
bad-ticket-cash = Sariak dirutan ordaintzen dira, ez { $value } bidez.
bad-ticket-campaign = Kanpaina bat honela idazten da: «launch 2026-01-10 2026-03-09», «lot 2 2026-04-01 2026-05-15» edo «further 2026-06-01 2026-06-15»; «{ $value }» ez da horrelakoa.
bad-ticket-launch-months = Abiarazteko edo sorta baterako kanpainak { $most } hilabete irauten ditu gehienez: «{ $value }» luzeagoa da.
bad-ticket-launch-twice = Abiarazteko kanpaina bat dago, eta sorta bakoitzeko bat: «{ $value }» bigarrena da.
bad-ticket-further-days = Kanpaina gehigarriak { $most } egun irauten ditu gehienez: «{ $value }» luzeagoa da.
bad-ticket-further-year = Urte natural batean kanpaina gehigarri { $most } dago gehienez; { $value }. urtean gehiago daude.

# -- bets
chart-ticket-left = Hurrengo txartelak zenbat balio duen, bere prezioaren zatitan
chart-against-ticket = sortaren ehunekoa salduta; geratzen diren sari nagusiak
chart-ticket-worth = Sorta batek { $size } txartel ditu; sari nagusia prezioa { $times } aldiz da, eta { $tops } dago. Gainerako sariak batez bestekoan kontatzen dira.
rules-case-ticket-prize = { $alike } lauki, prezioa { $times } aldiz dutenak
rules-maximum-tickets-in-hand = marruskatu gabeko { $most } txartel pertsonako, etxeak ezartzen duenez
rng-sample-scratch-lot = { NUMBER($size, useGrouping: 0) } txarteleko sorta
verify-what-ticket = txartela

# -- calls
call-ticket-lot = { $lot }. sorta salgai dago: { $size } txartel, bakoitza { $amount }
call-ticket-open = Txartelak!
call-ticket-closed = Leihatila itxita dago
call-ticket-paid = { $number }. txartela egiaztatuta dago eta { $amount } irabazten du
call-ticket-lot-over = { $lot }. sorta amaitu da

# -- what happened
event-LotOpened = { $lot }. sorta salgai dago.
event-LotOpened-entry = Sorta
event-CounterOpened = Leihatila zabalik dago, { $from }. txarteletik aurrera.
event-CounterOpened-entry = Leihatila
event-SealBroken = { $who }: txartel bat marruskatzen hasi da.
event-SealBroken-entry = Marruskatzea
event-TicketOpened = { $which }. txartelaren zigilua hautsi da; inork ez du oraindik ikusten azpian dagoena.
event-TicketOpened-entry = Zigilua
event-BoxesScratched = { $who }: { $which }. txartela marruskatu du.
event-BoxesScratched-entry = Laukiak
event-TicketRead = { $which }. txartela irakurri da.
event-TicketRead-entry = Txartela
event-PrizePaid = { $which }. txartela egiaztatu eta ordaindu da.
event-PrizePaid-entry = Saria
event-CounterClosed = Leihatila itxita dago; sortako { $unsold } txartel geratzen dira.
event-CounterClosed-entry = Leihatila
event-LotEnded = { $lot }. sorta amaitu da.
event-LotEnded-entry = Sorta

# -- refusals
refused-no-lot = Ez dago sortarik salgai.
refused-counter-closed = Orain ez da txartelik saltzen.
refused-lot-ends = Sortari { $limit } txartel baino ez zaizkio geratzen.
refused-lot-ends-none = Loteari ez zaio txartelik geratzen.
refused-tickets-in-hand = Lehenago, erositako txartel guztiak marruskatu eta sari guztiak kobratu behar dira.
refused-all-scratched = Txartel honen lauki guztiak marruskatuta daude.
refused-box-open = { $value } zenbakiko laukia ez dago estalita.
refused-not-your-ticket = { $value } zenbakiko txartela ez da zurea.
refused-ticket-not-sold = { $value } zenbakiko txartela ez da saldu.
refused-no-such-ticket = Sorta honetan ez dago { $value } zenbakiko txartelik.
refused-ticket-paid = { $value } zenbakiko txartela ordainduta dago: haren kodea erabili da.
refused-no-prize = { $value } zenbakiko txartelak ez du saririk.
refused-not-scratched = { $value } zenbakiko txartelak oraindik lauki estaliak ditu.
refused-wrong-code = { $value } ez da txartel honen kodea.
refused-no-tickets = Ez duzu entregatzeko txartelik.

# -- at the console
console-act-OpenLot = Sorta bat salgai jarri
console-act-OpenCounter = Leihatila ireki
console-act-CloseCounter = Leihatila itxi
console-does-OpenCounter = Sortako txartelak zenbakien ordenan saltzen dira.
console-does-CloseCounter = Gaur ez da txartel gehiago saltzen; jendearen eskuetan daudenak marruska daitezke oraindik.
console-act-Scratch = Lauki bat marruskatu
console-act-ScratchAll = Txartel osoa marruskatu
console-act-PresentTicket = Sari bat kobratu
console-act-CashIn = Txartel guztiak entregatu
console-act-EndLot = Sorta amaitu
console-does-OpenLot = Sorta berri bat hasten da; haren sekretua hitzartuta dago jada.
console-does-EndLot = Saldu gabeko txartelak suntsitzen dira, eta sortaren sekretua argitaratzen da.
console-field-code = Kodea

# -- in the office
office-option-size = Sortako txartelak
office-option-prize-table = Sariak: prezioa zenbat aldiz, x, zenbat
office-option-in-hand = Marruskatu gabeko txartelak pertsonako
office-option-campaigns = Publizitate-kanpainak

# -- company
play-temper-ticket-regular = txartel bat edo bi ia egunero
play-temper-ticket-patient = txartel bat, laukiz lauki
play-temper-ticket-hopeful = eskukada bat egunero

# -- in the terminal
play-do-Scratch = lauki bat marruskatu
play-do-ScratchAll = txartel bat marruskatu
play-do-PresentTicket = sari bat kobratu
play-do-CashIn = txartel guztiak entregatu
play-ticket-begin = Esan zenbat txartel nahi dituzun; gero «marruskatu» esanda laukiak banan-banan irekitzen dira, «dena marruskatu» esanda txartel osoa, eta «kobratu» esanda irabazitakoa aurkezten da. Sartu: hurrengo eguna.
play-ticket-word-scratch = marruskatu, m
play-ticket-word-all = dena marruskatu, dena, d
play-ticket-word-claim = kobratu, k
play-ticket-sale = { $lot }. sorta: { $size } txarteletik { $left } geratzen dira, bakoitza { $price }. Hurrengoak { $worth } balio du batez beste.
play-ticket-slip = { $serial }. txartela
play-ticket-read = { $who }: { $serial }. txartelak { $amount } irabazten du.
play-ticket-lost = { $who }: { $serial }. txartelak ez du saririk.
play-ticket-none = Ez duzu horrelako txartelik.
play-ticket-hear = Ez dut «{ $said }» ulertu. Esan txartel kopuru bat, «marruskatu», «dena marruskatu», «kobratu», edo sakatu Sartu.

# -- how it is played
ticket-how-goal = Txartelak { $boxes } lauki estali ditu. Marruskatu: kopuru bera duten { $alike } laukik kopuru hori irabazten dute.
ticket-how-lot = Sorta batek { $size } txartel ditu, eta haietatik { $winning } saridunak dira; sari nagusia prezioa { $top } aldiz da.
ticket-how-sealed = Txartel batek zer irabazten duen lehena saldu aurretik erabakita dago, eta inork ezin du irakurri jabeak marruskatu arte: ez saltzaileak, ez etxeak.
ticket-how-code = Txartel bakoitzak bere zenbakia eta kodea ditu: haiekin saria ordaintzen da, behin bakarrik.
ticket-how-left = Marruskatutakoa ez dago jada sortan. Begiratu zer geratzen den: sari nagusia atera denean, gainerako txartelek gutxiago balio dute.
ticket-how-returns = Sorta oso baten preziotik { $back } itzultzen da sari gisa; txartelen { $hit } saridunak dira.

# -- in the browser
ticket-title = Hiru berdin
ticket-number = { $lot }. sorta · { $serial } zk.
ticket-price = Prezioa { $amount }
ticket-instructions = Marruskatu { $boxes } laukiak. Kopuru bera duten { $alike } laukik kopuru hori irabazten dute.
ticket-box = { $box }. laukia, estalita: marruskatu
ticket-box-open = { $box }. laukia: { $amount }
ticket-code = Kodea { $code }
ticket-wins = { $amount } irabazten du
ticket-lost = Saririk gabe
ticket-is-paid = Ordainduta
ticket-claim = Kobratu { $amount }
ticket-scratch-all = Dena marruskatu
ticket-prizes = Zerk irabazten duen
ticket-combination = { $alike } × { $amount }
ticket-buy = Txartelak { $first }. zenbakitik aurrera, bakoitza { $price }
ticket-buy-now = Erosi { $count } ({ $amount })
ticket-mine = Zure txartelak
ticket-none = Ez duzu txartelik.
ticket-cash-in = Denak entregatu
ticket-lot = { $lot }. sorta
ticket-no-lot = Ez dago sortarik salgai
ticket-now-sale = Txartelak salgai daude
ticket-now-idle = Leihatila itxita dago
ticket-sold = { $size }tik { $sold } salduta
ticket-prize = Saria
ticket-left-of = { $left } geratzen dira, { $printed }(e)tik
ticket-nothing = ezer ez
ticket-worth = Txartel batek orain balio duena
ticket-worth-now = Inork marruskatu ez duen txartel batek { $worth } balio du batez beste, eta { $price } balio du erosteak.
ticket-worth-all = Sorta osoak bere prezioaren { $percent } itzultzen du; txartelen { $hit } saridunak dira.
ticket-sealed = Sorta lehen txartela saldu aurretik finkatu zen, sekretu baten bidez; haren hatz-marka orduan argitaratu zen. Sorta amaitzen denean sekretua ere argitaratzen da, eta edonork kalkula ditzake haren txartel guztiak.

# The rules, where laws are compared
section-scratch-tickets-support = Txartela
field-support-must = zer izan behar duen
value-must-inviolable = hautsezina
value-must-covered = inork ikusi ezin dituen ikurrak
value-must-code = kode bakarra
value-must-serial = serie-zenbakia
value-must-instructions = argibideak
value-must-price = bere prezioa
value-must-combinations = konbinazio saridun guztiak, zenbatekoarekin
section-scratch-tickets-prizes = Sariak
field-prizes-cash = dirutan
section-scratch-tickets-advertising = Publizitatea
field-advertising-months = hilabeteak abiaraztean eta sorta bakoitzeko, gehienez
field-advertising-days = kanpaina gehigarri baten egunak, gehienez
field-advertising-a-year = kanpaina gehigarriak urtean, gehienez
