# Ikuskaritza nabigatzailean: izan diren mahai guztiak, haien iragana urratsez urrats, liburuen ikuskapena.

replay-title = Ikuskaritza
replay-reading = Liburuak irakurtzen ari dira.
replay-sum = Batura
replay-tables = Mahaiak
replay-tables-then = inoiz ireki diren guztiak
replay-which = Zein mahai
replay-which-all = Guztiak
replay-which-open = Irekiak
replay-which-closed = Itxiak
replay-game = Jokoa
replay-game-any = joko guztiak
replay-count = { $count ->
    [one] mahai bat
   *[other] { $count } mahai
}
replay-none = Ez da inoiz mahairik ireki.
replay-more = Ikusi gehiago
replay-open = irekita
replay-closed = itxita
replay-book = Liburu osoa
replay-book-then = Orri bat mahai eta egun bakoitzeko.
replay-book-csv = Gorde CSV gisa
replay-book-jsonl = Gorde JSON lerro gisa
replay-book-print = Inprimatzeko orria

# Ikuskapena
replay-audit = Ikuskatu liburuak
replay-audit-then = Erregistro bakoitza berriro irakurtzen da: katean duen lekua, estaltzen duen sinadura, egintza bere legearen arabera, kontu guztiak.
replay-audit-run = Hasi ikuskapena
replay-audit-again = Ikuskatu berriro
replay-audit-busy = Dena irakurtzen ari da, lehen erregistrotik hasita. Bitartean mahaiek jarraitzen dute.
replay-audit-seconds = { $seconds } s
replay-audit-clean = Liburuak ordenan zeuden ordu honetan: { $time }.
replay-audit-found = Liburuak ez daude ordenan. Lehen desadostasuna:
replay-audit-where = Seriea { $stream }, erregistroa { $record }.
replay-audit-records = Erregistroak
replay-audit-batches = Sorta sinatuak
replay-audit-tables = Mahaiak
replay-audit-rounds = Jokaldiak
replay-audit-acts = Egintzak
replay-audit-events = Gertaerak
replay-audit-people = Pertsonak
replay-audit-trust = Zertan oinarritzen den
replay-audit-witnessed = Azken sortaraino lekuko bat dago biltegitik kanpo: amaieran zerbait faltako balitz, jakingo litzateke.
replay-audit-unwitnessed = { $batches ->
    [one] Azken lekukoaren ondorengo sorta bat osorik eta sinatuta dago; haren atzean zerbait faltako balitz, inork ez luke igarriko.
   *[other] Azken lekukoaren ondorengo { $batches } sorta osorik eta sinatuta daude; haien atzean zerbait faltako balitz, inork ez luke igarriko.
}
replay-audit-receipts = { $receipts ->
    [0] Ez da inolako ordainagiriarekin alderatu.
    [one] Ordainagiri batekin alderatu da.
   *[other] { $receipts } ordainagirirekin alderatu da.
}
replay-audit-verified = { $verified ->
    [one] Zozkatutako emaitza bat bere sekretuarekin egiaztatu da.
   *[other] Zozkatutako { $verified } emaitza beren sekretuekin egiaztatu dira.
}
replay-audit-restored = { $day }, { $time }: biltegia kopia batetik berrezarri zen, eta honek erantzun zuen: { $by } ({ $spines ->
    [one] zerbitzari bati dagokio
   *[other] { $spines } zerbitzariri dagokie
}):
replay-audit-sources = Nork erantzun zuen zoriaren ordez
replay-audit-house = Etxearen zenbakia:
replay-answered-committed = Etxeak, hitzemandako sekretu batekin
replay-answered-typed = Idatzi zuen krupier batek
replay-answered-other = Beste iturri bat: { $name }
replay-audit-accounts = Kontuak, moneta: { $currency }
replay-account-float = Mahaien aurrerakinak
replay-account-box = Mahaien kutxak
replay-account-cloth = Oihalen gainean
replay-account-cage = Kutxa nagusia
replay-account-issue = Jaulkitako joko-fitxak
replay-account-purses = Pertsonen poltsak
replay-account-chips-at-tables = Pertsonen fitxak mahaietan
replay-receipt = Liburuen ordainagiria
replay-receipt-then = Sinatutako lerro bat, liburuak noraino iritsi ziren dioena. Gorde etxetik kanpo: harekin jakingo da, edozein unetan, inork aldatu dituen.
replay-receipt-do = Eskatu ordainagiri bat
replay-receipt-print = Inprimatu ordainagiria

# Mahai bat
replay-to-tables = Mahai guztiak
replay-save = Gorde edo inprimatu
replay-save-jsonl = Egintza bakoitza JSON lerro gisa
replay-save-csv = Gertaera bakoitza CSV gisa
replay-save-print = Inprimatzeko txostena
replay-save-book = Haren liburua CSV gisa
replay-steps = Iraganean zehar
replay-by-round = Jokaldia
replay-by-part = Tartea
replay-back-part = Tarte bat atzera
replay-on-part = Tarte bat aurrera
replay-by-act = Egintza
replay-by-event = Gertaera
replay-back-round = Jokaldiaren hasierara, edo aurrekoarenera
replay-on-round = Hurrengo jokaldiaren hasierara
replay-back-act = Egintza bat atzera
replay-on-act = Egintza bat aurrera
replay-back-event = Gertaera bat atzera
replay-on-event = Gertaera bat aurrera
replay-play = Erreproduzitu
replay-pause = Pausatu
replay-pace = Erritmoa
replay-pace-slow = Motela
replay-pace-even = Arrunta
replay-pace-quick = Azkarra
replay-jump = Gertaeraren zenbakia
replay-go = Joan
replay-of = guztira { $last }
replay-no-room = Joko honek oraindik ez du hemen marrazkirik.
replay-spot-staked = Bertan: { $amount }.

# Egintza bat
replay-act = { $events ->
    [one] Gertaera { NUMBER($from, useGrouping: 0) }
   *[other] Gertaerak { NUMBER($from, useGrouping: 0) }–{ NUMBER($to, useGrouping: 0) }
}
replay-when = Noiz
replay-who = Nork
replay-person = Pertsona
replay-house = etxeak berak
replay-cause = Arrazoia
replay-cause-autopilot = krupier automatikoa
replay-cause-bot = lagun automatikoa
replay-cause-clock = erlojua
replay-source = Emaitza
replay-source-csprng = etxeak zozketatua
replay-source-committed = etxeak zozketatua, hitzemandako sekretu batetik
replay-source-typed = krupierrak idatzia
replay-command = Agindua
replay-events = Gertatu dena
replay-to-event = Joan gertaera honetara: { NUMBER($seq, useGrouping: 0) }
replay-account = Kontua
replay-why = Zergatik
replay-gives = Ematen du
replay-gets = Jasotzen du
replay-round-acts = Jokaldi honetako egintzak: { $round }
replay-acts-count = { $count ->
    [one] bat
   *[other] { $count }
}
replay-and-more = { $count ->
    [one] eta beste bat
   *[other] eta beste { $count }
}

# Nola zegoen
replay-people = Mahaian
replay-people-count = { $count ->
    [0] inor ez
    [one] pertsona bat
   *[other] { $count }
}
replay-nobody = Ez zegoen inor.
replay-name = Izena
replay-on-cloth = Oihalean
replay-chips = Fitxak
replay-balances = Mahaiaren liburua
replay-balances-chips = Pertsonen fitxak

# Jokaldiak
replay-rounds = Jokaldiak
replay-rounds-last = orain arte { $last }
replay-round = Jokaldia
replay-fell = Atera da
replay-handle = Apustatutakoa
replay-result = Etxea
replay-odd = { $count ->
    [one] irregulartasuna
   *[other] { $count } irregulartasun
}
replay-to-round = Joan jokaldi honetara: { $round }
replay-earlier = Aurrekoak
replay-later = Hurrengoak
