# Txapelketak nabigatzailean.

web-nav-tournaments = Txapelketak
tournaments-title = Txapelketak
tournaments-none = Ez da txapelketarik iragarri.
tournaments-book = Txapelketen liburua, inprimatzeko
tournaments-announce = Txapelketa bat iragarri
tournaments-announce-then = Txapelketa bere oinarriekin iragartzen da. Orduz geroztik jendeak izena ematen du; lekuak, mailak eta sariak beren kasa doaz.
tournaments-file = Oinarrien fitxategia
tournaments-bases = Oinarriak
tournaments-money = Honekin ordaintzen da
tournaments-check = Arauarekin egiaztatu
tournaments-kept = Oinarriek dagozkien { $count } arauak betetzen dituzte.
tournaments-broken = { $count ->
    [one] Arau bat ez da betetzen:
   *[other] { $count } arau ez dira betetzen:
}
tournaments-when-full = osatzean
tournaments-left = Jarraitzen dute
tournaments-level = Maila
tournaments-minimum = Gutxienekoa
tournaments-level-left = Mailari geratzen zaio
tournaments-rounds = Jokaldiak
tournaments-acts = Egin dezakezuna
tournaments-to-table = Nire mahaira
tournaments-born = Jaioteguna
tournaments-declare = Nire adina adierazi
tournaments-declare-then = Egunetik adinera iristen den ala ez bakarrik gordetzen da.
tournaments-enter = Izena eman: { $cost }
tournaments-enter-again = Berriro izena eman: { $cost }
tournaments-withdraw = Erretiratu
tournaments-desk = Sarrera harreratik pasatzen da: han «txapelketako erabiltzaile» aipamena jasotzen dute.
tournaments-nobody = Sar zaitez etxean sailkapena ikusteko eta izena emateko.
tournaments-player = Kontuaren zenbakia
tournaments-admit = Pasatzen utzi
tournaments-company = Etxeko lagunak
tournaments-invite = Lagunen izena eman
tournaments-begin = Hasi
tournaments-next-level = Hurrengo maila
tournaments-call-off = Txapelketa bertan behera utzi
tournaments-call-off-then = Ordaindutako guztia izena eman zutenei itzultzen zaie, eta mahaiak ixten dira.
tournaments-expel = Kanporatu
tournaments-cause = Arrazoia
tournaments-board = Sailkapena
tournaments-empty = Oraindik ez dago inor.
tournaments-table = Mahaia
tournaments-seat = { $seat }. lekua
tournaments-prizes = Sariak
tournaments-lots = Zozketak
tournaments-lots-told = sekretua, argitaratuta
tournaments-lots-sealed = konpromisoa; sekretua amaieran argitaratzen da
