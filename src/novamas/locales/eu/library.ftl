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
library-not-admitted = ez da onartzen
library-not-counted = zenbatu gabe
library-edge-note = Etxearen abantaila: apustatutako unitate bakoitzeko esperotako galera, zatiki zehatzean. Granate kolorea: legearen hitzak bitxiak dira. Letoi kolorea: gainerako legeetatik bereizten da.
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
