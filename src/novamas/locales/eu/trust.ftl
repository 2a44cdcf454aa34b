# Etxeak sinesten ez dionari erakuts diezaiokeena: ordainagiriak, berreskuratutako biltegiak, sarbideak.

help-receipt =
    Biltegi baten ordainagiria ematen du: haren liburuak noraino iritsi diren dioen lerro sinatu bat.

    Beste nonbait gordetzen duenak gero erakuts dezake aurreko ezer ez dela moztu edo aldatu: `novamas audit --receipt`.
examples-receipt =
    Adibideak:
      novamas receipt casino.db
      novamas receipt casino.db --out /mnt/ikuskatzailea/ordainagiriak.txt
      novamas receipt casino.db --out sqlite:ordainagiriak.db
help-restore =
    Kopia zaharrago batetik berreskuratu den biltegi batez erantzuten du, edo lekukoa galdu duen batez.

    Zuzendari batek izenarekin eta pasahitzarekin sinatzen du. Ondoren etxea berriro irekitzen da, eta ikuskaritza guztiek diote.
examples-restore =
    Adibideak:
      novamas restore casino.db --director Dora --reason "Diskoa hautsi zen; bart gaueko kopia"
      novamas restore casino.db --reason "Lekukoaren karpeta galdu da"
help-let-in =
    Behin bakarrik balio duen sarbide bat egiten du kontua duen eta sartu ezin den batentzat.

    Etxearen gakoa duenarentzat da. Liburuetan idatzita geratzen da, eta jabeari jakinarazten zaio.
examples-let-in =
    Adibideak:
      novamas let-in casino.db director
      novamas let-in postgresql://user@host/novamas Ana
option-witness = Lekukoaren karpeta; berez, erabiltzaile honen karpeta bat, etxearen izenekoa.
option-audit-receipt = Norbaitek gordetako ordainagiria: lerroa bera, lerroen fitxategi bat edo gorde ziren biltegia. Behin baino gehiagotan eman daiteke.
option-receipt-out = Fitxategi honi gehitzen dio, edo biltegi honetan gordetzen du (sqlite:FITXATEGIA, postgresql://…), erakutsi beharrean.
option-restore-reason = Zergatik den biltegia bere lekukoa baino zaharragoa: liburuetan geratzen da.
option-restore-director = Horretaz erantzuten duen zuzendariaren izena.
option-restore-password = Irakurri zuzendariaren pasahitza fitxategi honetatik, galdetu beharrean.
option-let-in-name = Pertsonaren izena.
option-serve-join = Makina honek ez du oraindik etxe honen lekukorik: hasi bat hemen. Hainbat makinatan dagoen etxe baten beste zerbitzari batentzat.
option-serve-floor = Irekita egon behar duen aretoa (TOML, docs/floor.md): falta dena irekitzen da; martxan dagoen ezer ez da aldatzen.
option-serve-anchor = Gorde hemen ordainagiriak etxea irekita dagoen bitartean: fitxategi bat edo bigarren biltegi bat. Behin baino gehiagotan eman daiteke.
receipt-kept = { NUMBER($batch, useGrouping: 0) }. sortaren ordainagiria hemen gorde da: { $where }.
restore-nothing = Biltegia eta bere lekukoa bat datoz: ez dago zertaz erantzunik.
restore-done = { $by } da biltegi honen erantzulea: { $spines ->
    [one] serie bat lehenago amaitzen da edo ez du lekukorik.
   *[other] { $spines } serie lehenago amaitzen dira edo ez dute lekukorik.
  } Etxea berriro ireki daiteke, eta ikuskaritza guztiek esango dute.
restore-reason = Esan zergatik --reason aukerarekin, gehienez { $most } karakteretan.
restore-who = Honetaz zuzendari batek erantzuten du: izendatu --director aukerarekin.
restore-password = Zuzendariaren pasahitza:
restore-no-password = Pasahitza ezin da irakurri hemendik: { $path }: { $why }.
let-in-nobody = Etxe honetan ez dago «{ $name }» izeneko inor.
let-in-done = { $name } behin sar daiteke, egun baten barruan, etxearen helbide honetan: { $link }
serve-house = { $house } etxea. Gakoa: { $keys }. Lekukoa: { $witness }.
serve-clock-behind = Makina honen erlojua liburuen atzetik doa { $seconds } s; haien ordua geldirik egongo da harrapatu arte.
serve-shut = { $table }. mahaia ezin da irakurri eta itxita geratzen da: { $why }
serve-anchor-failed = Ezin izan da ordainagiririk gorde hemen: { $where }: { $why }
audit-source-committed = { $times ->
    [one] Emaitza bat aurretiko konpromisoarekin atera zen.
   *[other] { $times } emaitza aurretiko konpromisoarekin atera ziren.
  }
audit-source-typed = { $times ->
    [one] Emaitza bat teklatu zen erruleta, dado edo sabot fisikoko mahai batean.
   *[other] { $times } emaitza teklatu ziren erruleta, dado edo sabot fisikoko mahaietan.
  }
audit-source-odd = { $times ->
    [one] Emaitza bat «{ $source }» iturritik etorri zen, eta hori ez da benetako etxe batena.
   *[other] { $times } emaitza «{ $source }» iturritik etorri ziren, eta hori ez da benetako etxe batena.
  }
audit-verified = Horietatik { $draws } geroztik azaldutako sekretuarekin egiaztatu ziren.
audit-receipts = { $receipts ->
    [one] Ordainagiri bat erakutsi da, eta frogatzen duena hemen dago.
   *[other] { $receipts } ordainagiri erakutsi dira, eta frogatzen dutena hemen dago.
  }
audit-restored = { $when }: biltegia kopia batetik berreskuratu zen ({ $spines } serie); { $by } izan zen erantzulea: { $reason }
audit-unwitnessed = Inork ez du lekukotu { $batches ->
    [one] azken sorta: osorik eta sinatuta dago
   *[other] azken { $batches } sortak: osorik eta sinatuta daude
  }, baina haien atzean beste batzuk moztu balira, ikuskaritza honek ezin jakingo luke.
audit-otherwise = { $acts ->
    [one] Ekintza bat { $version } bertsioak (motorra: { $engine }) honek ez bezala erabaki zuen
   *[other] { $acts } ekintza { $version } bertsioak (motorra: { $engine }) honek ez bezala erabaki zituen
}; ezerk ez dio etxeak iruzurrik egin zuenik. Errepikatzeko, bertsio hura behar da.
audit-unread = Bertsio honek ez daki beste batek idatzitako guztia irakurtzen. Horrek ez dio ezer etxearen aurka:
replay-audit-otherwise = { $acts ->
    [one] Ekintza bat beste bertsio batek honek ez bezala erabaki zuen; ezerk ez dio etxeak iruzurrik egin zuenik.
   *[other] { $acts } ekintza beste bertsio batek honek ez bezala erabaki zituen; ezerk ez dio etxeak iruzurrik egin zuenik.
}
replay-audit-unread = Bertsio honek ez daki beste batek idatzitako guztia irakurtzen. Horrek ez dio ezer etxearen aurka:
