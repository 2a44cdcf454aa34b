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
    Kopia bat bere lekura itzultzen du, eta bere lekukoa baino zaharragoa den biltegi batez erantzuten du, edo lekukoa galdu duen batez.

    Zuzendari batek izenarekin eta pasahitzarekin sinatzen du. Ondoren etxea berriro irekitzen da, eta ikuskaritza guztiek diote.
examples-restore =
    Adibideak:
      novamas restore casino.db --director Dora --reason "Diskoa hautsi zen; bart gaueko kopia"
      novamas restore casino.db --reason "Lekukoaren karpeta galdu da"
      novamas restore casino.db --from kopiak/novamas-… --director Dora --reason "Beste makina batera aldatuta"
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
help-backup =
    Kopiatu biltegi bat etxea irekita dagoela: karpeta bat dena barruan duela, `novamas restore` aginduak bere lekura itzultzen duena.

    Kopiak ordainagiri sinatua eta bere fitxategiaren laburpena ditu. Etxearen gakoa eskatuz gero bakarrik doa barruan.
examples-backup =
    Adibideak:
      novamas backup casino.db --out kopiak
      novamas backup casino.db --out /mnt/kopiak --keep 14
      novamas backup postgresql://user@host/novamas --out /mnt/kopiak --with-key
help-export =
    Idatzi etxe baten liburuak fitxategi irekietan, edo mugitu zen fitxa bakoitza lerro garbietan: mugimendu bat lerroko.

    Lerroetako zenbatekoak unitate txikietan daude. Pertsonak beren identifikatzaile opakoak dira; izenik ez da etxetik ateratzen.
examples-export =
    Adibideak:
      novamas export casino.db --out liburuak
      novamas export casino.db --tidy --out mugimenduak.csv
      novamas export casino.db --tidy --table 3 --format parquet --out mugimenduak.parquet
help-people =
    Esan nork duen kontua; eman norbaiti sarrera, eman pasahitz berria, itxi kontu bat
    edo egin programa batentzako token bat, web orririk gabe.

    Etxearen gakoa duenarentzat. Dena liburuetan idatzita geratzen da.
examples-people =
    Adibideak:
      novamas people casino.db
      novamas people casino.db --reset director
      novamas people casino.db --add Ana --role croupier
      novamas people casino.db --token Ana --scopes read,play --label bot
option-backup-out = Kopiak gordetzeko karpeta; bakoitzak bere karpeta du barruan.
option-backup-with-key = Jarri etxearen gakoa ere kopian: duenak etxearen izenean sina dezake. Gorde giltzapean.
option-backup-keep = Ezabatu etxe honen kopia zaharrenak, hainbestetik gorakoak.
option-restore-from = `novamas backup` aginduak egindako kopia bat: lehenik bere lekura itzultzen da, han biltegirik ez badago.
option-export-tidy = Mugitu zen fitxa bakoitza, mugimendu bat lerroko, datu-tauletarako.
option-export-out = Liburuetarako karpeta, edo lerroetarako fitxategia (.csv, .jsonl, .parquet); izendatzen ez bada, lerroak inprimatzen dira.
option-export-table = Mahai honen mugimenduak bakarrik.
option-export-day = Egun honetako mugimenduak bakarrik (2026-03-14).
option-export-format = Nola idazten diren lerroak: csv, jsonl edo parquet; fitxategiaren izenaren arabera, edo csv.
option-people-add = Sortu kontu bat izen hau duen norbaitentzat.
option-people-role = Zer den pertsona hori: player, croupier, inspector, cashier, director edo auditor.
option-people-reset = Eman pertsona honi pasahitz berria, hemen idatzita; zaharra eta irekitako saio guztiak amaitzen dira.
option-people-remove = Itxi pertsona honen kontua eta ezabatu izena.
option-people-password = Irakurri pasahitza fitxategi honetatik, galdetu beharrean.
backup-done = { $records } erregistro ({ $mib } MiB) kopiatu dira hona: { $path }.
backup-no-key = Etxearen gakoa ez doa barruan: gorde haren kopia bat aparte, edo erabili --with-key.
backup-keep-wrong = --keep kopia kopuru bat da, 0 edo gehiago.
restore-put-back = { $house } etxearen { $records } erregistro bere lekura itzuli dira, une honetan zeuden bezala: { $at }.
export-done = { $path } karpetan hauek daude: { $files }.
export-what = Esan liburuak nora doazen --out KARPETA aukerarekin, edo eskatu lerroak --tidy aukerarekin; mahaia, eguna eta formatua lerroetarako dira.
export-parquet-file = Parquet fitxategi batean idazten da: izendatu bat --out aukerarekin.
export-needs-extra = Parquet fitxategiek «sim» osagarria behar dute: pip install 'novamas[sim]'
export-not-empty = Badago zerbait { $path } karpetan: izendatu karpeta huts bat.
people-one-thing = Eskatu gauza bat aldiko: --add eta --role, --reset, --remove, --token edo --revoke.
people-needs-role = Esan --role aukerarekin zer den pertsona hori.
people-no-role = Ez dago «{ $value }» eginkizunik
people-guest = { $name } gonbidatua da, eta gonbidatuek ez dute pasahitzik.
people-password = { $name }(r)en pasahitz berria:
people-added = { $name } izenekoak badu kontua: { $role }.
people-reset = { $name } izenekoak pasahitz berria du; zaharrak eta irekitako saioek ez dute ezertarako balio.
people-removed = { $name } izenekoaren kontua itxita dago, eta izena ezabatuta.
people-head-name = izena
people-head-role = eginkizuna
people-head-since = noiztik
people-head-password = pasahitza
people-has = bai
people-has-not = oraindik ez
