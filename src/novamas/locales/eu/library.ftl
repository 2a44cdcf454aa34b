# Liburutegia: araudiak, probabilitateak, zertan bereizten diren legeak.

library-games = Jokoak
library-laws = Legeak
library-loading = Araudia irekitzen ari da.
library-counting = Probabilitateak zenbatzen ari dira.
library-rules = Araudia
library-rules-lead = Lau joko-katalogo, klausulaz klausula, gure hitzekin. Testu bat bere buruarekin kontraesanean dagoenean edo inprimaketa-hutsa dirudienean, bi irakurketak daude, eta jokatzen denaren arrazoia.
library-rules-of = Araudia: { $law }
library-read-on = Irakurtzen jarraitu
library-playable = joka daiteke
library-not-yet = irakurtzeko, oraindik ez jokatzeko
library-doubts = { $count ->
    [one] pasarte zalantzazko bat
   *[other] { $count } pasarte zalantzazko
}
library-to-tables = Lege honen araberako mahaiak
library-readings = Pasarte zalantzazkoak
library-readings-lead = Hitzez hitz zer dioen, zuzenduta zer litzatekeen, eta bietatik zein jokatzen den, etxeak beste bat aukeratu ezean.
library-literal = Hitzez hitz
library-corrected = Zuzenduta
library-applies = hau jokatzen da
library-the-reading = irakurketa
library-bets = Apustuak
library-bet = Apustua
library-maximum = Gehienekoa
library-clauses = Artikuluak
library-all-clauses = Lege honen klausula guztiak: { $law }
library-inherited = Hemendik hartzen dituen arauak: { $name } ({ $place }), goian besterik esan ezean
library-find = Bilatu testuan
library-nothing-found = Ez dago hitz horiek dituen klausularik.

library-odds = Probabilitate zehatzak
library-odds-lead = Apustu bakoitzaren kostua hura duen lege bakoitzean: zatiki zehatzak, ez simulazioak, oinarri dituzten artikuluekin.
library-side-default = etxeak irakurtzen duen bezala
library-side-literal = hitzez hitz
library-side-corrected = zuzenduta
library-not-counted = zenbatu gabe
odds-waits = Probabilitate hauek zenbatzeko prozesadore baten { $seconds } segundo inguru behar dira; «{ $command }» aginduak zenbatu eta gorde egiten ditu.
odds-needs = Probabilitate hauek hemen instalatuta ez dagoen programa batekin zenbatzen dira; { $command } aginduak ekartzen du.
compare-uncounted = Oraindik ez dira probabilitate guztiak zenbatu; «novamas odds { $game } --reading all» aginduak zenbatu eta gorde egiten ditu.
library-chart = Etxearen abantaila, apustuz apustu
library-player-ahead = jokalaria da nagusi
library-oddities = Legearen hitzek diotena
library-odd-never-wins = Apustu honek ezin du inoiz irabazi.
library-odd-player-ahead = Apustu honek jokalariaren alde egiten du.
library-differences = Lege batetik bestera aldatzen dena
library-rule = Araua

odds-meter-at = Kontagailua { $stakes } apustutan dago.
odds-meter-least = Legeak gutxienez { $stakes } apusturekin hasten uzten dio.
odds-meter-even = Apustuak ez du ezer kostatzen { $stakes } apustutik aurrera ({ $exact }).
odds-meter-never = Apustuak beti kostatzen du zerbait, kontagailua edozein altueratan dagoela ere.
bad-meter-no-number = Kontagailua apustu kopuru bat da, 1500 edo 8661/4 adibidez, eta ez { $value }.
bad-meter-range = Kontagailua 0 eta { $most } apustu artean dago, eta ez { $value } balioan.
choice-dealt = banatutako eskuak
choice-dealt-and-discards = banatutako edo deskartearekin lortutako eskuak
library-meter = Jackpota eta haren kontagailua
library-meter-lead = Apustuak kostatzen duena kontagailuaren altueraren araberakoa da. Apustutan kontatzen da, zehatz, esku bakar baterako.
library-meter-stakes = Kontagailua, apustutan
library-meter-least = Legeak gutxienez { $stakes } apusturekin hasten uzten dio.
library-meter-even = Ez du ezer kostatzen { $stakes } apustutik aurrera.
library-meter-never = Edozein altueratan kostatzen du zerbait.
library-meter-cost = Etxearen abantaila { $stakes } apusturekin
library-meter-line = Abantaila, kontagailu hutsetik { $stakes } apustura
library-print = Inprimatu
library-readings-of = Pasarte zalantzazkoak nola irakurri
library-in-short = Labur
library-measure-default = Zifra bakoitza, pasarte zalantzazko guztiak etxeak irakurtzen dituen bezala.
library-measure-literal = Zifra bakoitza, pasarte zalantzazko guztiak batera hitzez hitz; horrela jokatu ezin dena, zuzenduta.
library-measure-corrected = Zifra bakoitza, pasarte zalantzazko guztiak batera zuzenduta.
library-pick-laws = Arauak elkarren ondoan (bi edo hiru)
library-exact = zatiki zehatza
library-differs = desberdina
library-alike = guztietan berdin
library-legend = — : arau horrek ez du. Granatea: hitza bitxia da. Letoia: desberdina da.
library-computed = ≈ : kalkulatutako zifra, zatikirik gabea; errorea gehienez { $error }.
library-chart-to = Barrak { $most } arte
library-oddities-alone = Hemen pasarte bakoitza bera bakarrik irakurtzen da hitzez hitz, eta besteak etxeak bezala. Taulak guztiak batera irakurtzen ditu; horregatik beste zifra batzuk ditu.
library-worth = Zer balio duen
library-worth-note = Arau bakoitzak zer balio duen: bera bakarrik jartzen da hemen: { $law }, beste guztia berdin utzita, eta prezioak berriro kalkulatzen dira, ahalik eta ondoen jokatuz.
library-pricing = Desberdintasun bakoitzak zer balio duen kalkulatzen ari da.
library-more-articles = { $count ->
    [one] eta beste artikulu bat
   *[other] eta beste { $count } artikulu
}
library-dash = — : arau horrek ez du.
