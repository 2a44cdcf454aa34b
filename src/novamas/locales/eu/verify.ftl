# Zozketak egiaztatzea: edonork egin dezake bere nabigatzailean, etxeaz fidatu gabe.

verify-title = Egiaztatu zuk zeuk
verify-link = Egiaztatu zuk zeuk
verify-lead = Jaurtiketa, esku edo sabot bakoitzaren aurretik etxeak sekretu bat aukeratzen du eta haren hatz-marka argitaratzen du: konpromisoa. Amaitzean sekretua azaltzen du. Emaitza guztiak hartatik datoz, eta hemen zure nabigatzaileak dena berriro kalkulatzen du, egia den etxeari galdetu gabe.
verify-cannot = Nabigatzaile honek helbide seguru batean bakarrik kalkulatzen du (https, edo makina hau bera). Gorde datuak eta erabili beheko programa.
verify-which = Zer egiaztatzen den
verify-table = Mahaia
verify-look = Ikusi
verify-list = Haren konpromisoak, azkenak lehenik:
verify-epoch = { $epoch }. konpromisoa
verify-state-over = amaituta: egiazta daiteke
verify-state-open = jokoan: sekretua amaitzean azaltzen da
verify-state-typed = konpromisorik gabe: emaitza idatzi egiten da
verify-state-other = ez da nabigatzaile honek ikusi zuen konpromisoa!
verify-older = Aurrekoak
verify-reading = Konpromisoak irakurtzen ari dira.
verify-choose = Idatzi mahai baten zenbakia, irekia nahiz itxia.
verify-paste = Beste nonbaiteko datuak egiaztatu
verify-paste-then = Norbaitek gorde edo bidali dizuna, etxe honetakoa edo beste batekoa. Ez da inora bidaltzen.
verify-paste-text = Datuak (JSON)
verify-paste-file = Edo fitxategi bat
verify-paste-do = Egiaztatu
verify-pasted = itsatsitako datuak
verify-wrong-json = Hori ez da JSON: itsatsi fitxategi osoa, gorde zen bezala.
verify-wrong-epoch = Hori ez da konpromiso bat bere zozketekin.
verify-wrong-draw = { $place }. zozketa ez da ulertzen: zerbait falta du, edo ezin dena dio.
verify-script = Nabigatzaile hau gabe egiaztatu
verify-script-then = Gorde konpromisoaren datuak eta programa hau, eta exekutatu: python3 check.py datuak.json. Python besterik ez du behar.
verify-script-save = Gorde programa
verify-save = Gorde datuak

verify-found = { $table }. mahaia · { $epoch }. konpromisoa
verify-working = Kalkulatzen.
verify-typed = Hemen ez dago zer kalkulatu: etxeak ez du zozkatzen, eta gurpilean, dadoetan edo kartetan atera dena krupierrak idazten du.
verify-open = Jokoan dago. Konpromisoa publikoa da jada; sekretua amaitzean azalduko da, eta orduan egiaztatu ahal izango duzu.
verify-good = { $draws ->
    [one] Egiaztatuta: emaitza aldez aurretik finkatuta zegoen eta atera behar zuena da.
   *[other] Egiaztatuta: { $draws } emaitzak aldez aurretik finkatuta zeuden eta atera behar zutenak dira.
}
verify-good-sealed = { $draws ->
    [one] Egiaztatuta: zuk ikusitako karta bere tokian zegoen eskuaren aurretik.
   *[other] Egiaztatuta: zuk ikusitako { $draws } kartak beren tokian zeuden eskuaren aurretik.
}
verify-bad = EZ dator bat. Gorde datuak eta erakutsi: huts egiten duena behean dago.
verify-holds = ✓ betetzen da
verify-fails = ✗ ez da betetzen
verify-step-before = Aurretik: konpromisoa
verify-committed-at = { $time } unean etxeak konpromiso hau argitaratu zuen:
verify-committed = Etxeak konpromiso hau argitaratu zuen:
verify-saw-before = Nabigatzaile honek { $time } unean ikusi zuen, inolako emaitzarik atera aurretik.
verify-saw-during = Nabigatzaile honek { $time } unean ikusi zuen, baten bat jada aterata zegoela; hurrengoak finkatuta zeuden.
verify-saw-never = Nabigatzaile hau ez zegoen mahaian aurretik ikusteko. Bertan egon zenak berean dauka gordeta.
verify-saw-other = Ez da nabigatzaile honek { $time } unean ikusi zuena! Edo etxeak aldatu du, edo helbide bereko beste etxe baten liburuak dira. Hau ikusi zuen:
verify-step-secret = Ondoren: sekretua
verify-secret = Amaitzean, etxeak sekretu hau azaldu zuen:
verify-kept = Haren SHA-256 hatz-marka zehazki konpromisoa da: sekretua ez zen aldatu.
verify-not-kept = Haren hatz-marka ez da konpromisoa: hau ez da hitzemandako sekretua. Beste hau ematen du:
verify-step-sealed = Ondoren: erakutsi ziren kartak
verify-sealed = Joko honetan inork erakutsi ez dituen kartak ezkutuan geratzen dira: etxeak ez du sekretua agertzen. Konpromisoa karta-sorta osoarena da, kartaz karta; zuk ikusitako karta bakoitzak toki hartan zegoelako froga dakar, eta froga horrek ez du besteez ezer esaten.
verify-sealed-hidden = { $draws ->
    [one] Karta bat ez zaizu erakutsi. Ikusi zuenak egiazta dezake, eta auditoriak denak egiaztatzen ditu.
   *[other] { $draws } karta ez zaizkizu erakutsi. Ikusi zituenak egiazta ditzake, eta auditoriak denak egiaztatzen ditu.
}
verify-could-sealed = konprometitutako karta-sortako hurrengoa
verify-hidden = ezkutuan
verify-col-there = Bere tokian zegoen
verify-not-there = ✗ ez zegoen hor
verify-step-draws = Emaitza bakoitza
verify-all-follow = { $draws ->
    [one] Emaitza bakarra sekretutik dator.
   *[other] { $draws } emaitzak sekretutik datoz, banan-banan eta bat ere falta gabe.
}
verify-all-open = { $draws ->
    [one] Zuk ikusitako karta bakarra konprometitutako tokian zegoen.
   *[other] Zuk ikusitako { $draws } kartak konprometitutako tokian zeuden, bakoitza berean.
}
verify-some-follow = { $others ->
    [one] { $draws } emaitzatik bat ez dator sekretutik.
   *[other] { $draws } emaitzatik { $others } ez datoz sekretutik.
}
verify-no-draws = Ez dago egiaztatzeko emaitzarik.
verify-fell = { $seen ->
    [one] Bat nabigatzaile honen bistan atera zen: bera da.
   *[other] { $seen } nabigatzaile honen bistan atera ziren: berak dira.
}
verify-fell-other = { $number }. emaitza ez da nabigatzaile honek mahaian ateratzen ikusi zuena!
verify-col-number = Zk.
verify-col-what = Zer
verify-col-could = Atera zitekeen
verify-col-came = Atera zen
verify-col-follows = Sekretutik dator
verify-yes = ✓ bai
verify-no = ✗ ez: { $due } aterako litzateke
verify-what-ball = bola
verify-what-wheel = gurpila
verify-what-dice = dadoak
verify-what-card = karta bat
verify-what-expose = agerian dagoen karta
verify-what-lot = zozketa
verify-what-shuffle = nahasketa
verify-could-number = { $ways } zenbakitako bat, { $least }-{ $most }
verify-could-values = { $ways } emaitzatako bat
verify-could-weighted = { $ways } laukitako bat, { $values } emaitzarekin
verify-could-dice = { $faces } aldeko { $count } dado
verify-could-cards = geratzen ziren { $ways } kartetako bat
verify-could-left = geratzen ziren { $ways }etako bat
verify-could-order = { $size } gauzaren ordena bat
verify-could-lot = { $place }. lekuko txartela, inork ireki ez zituen { $ways } txarteletako bat
verify-left-otherwise = ez dira geratu behar zutenak
verify-left-renewed = berriro osorik
verify-step-shoe = Kartak
verify-shoe = { $decks ->
    [one] Karta-sorta oso batekin hasi zen, { $cards } karta, bakoitza adina aldiz.
   *[other] { $decks } karta-sorta osorekin hasi zen, { $cards } karta, bakoitza adina aldiz.
}
verify-shoe-thin = { $cards } kartarekin hasi zen, eta ez dira karta-sorta osoak.
verify-shoe-whole = Ateraldi bakoitzean geratzen ziren kartak baino ezin ziren atera. Azkenean { $left } geratu ziren.
verify-shoe-otherwise = Bi ateraldiren artean kartak agertu edo desagertu ziren. Azkenean { $left } geratu ziren.

# Mahaian, lerro bat
verify-line = hitzemanda: { $commitment }…
verify-line-good = egiaztatuta ✓
verify-line-bad = ez dator bat! ✗
verify-line-unknown = egiaztatu gabe
