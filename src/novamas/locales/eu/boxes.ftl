# Krupierraren aurrean laukiak dituzten mahaiak: nor dagoen, nork apustu egiten duen, zer galdetzen den.

# Zergatik ezin den mahai bat horrela ireki
bad-no-stake-stays = Apusturik ez da lauki batean geratzen hurrengo eskurako.
bad-too-many-boxes = Oihalak gehienez { $most } lauki ditu, ez { $value }.

box-your-turn = zure txanda
box-bank-name = Banka
box-name = { $box }. laukia
box-of = { $box }. laukia, { $name }
box-hands = Mahaiko eskuak
box-seat-of = { $name } dago eserita.
box-seat-free = Inor ez dago eserita.
box-held-by = agintzen: { $name }
box-free = libre
box-vacant = hutsik
box-waits = baimenaren zain
box-pot = Potoa
box-nobody = Inork ez du hemen apusturik egin.
box-most = Laukiaren gehienekoa
box-role-front = hemen dago eserita, eta erabakitzen du
box-role-leads = erabakitzen du
box-role-stands = zutik
box-role-asks = baimenaren zain
box-figures = Etxearen abantaila kalkulatu
box-sit-at = Eseri lauki batean:
box-sit-box = Eseri { $box }. laukian
box-asked = Zure txanda, { $box }. laukia: { $hand }.
box-do-Follow-yes = Jarraitu, { $amount }
box-do-Follow-no = Ez jarraitu
box-do-Consent-yes = Utzi apustua egiten: { $name }
box-do-Consent-no = Ez utzi: { $name }
box-do-CutPack = Moztu
box-do-DeclineCut = Beste batek moztu dezala
box-do-at = { $words } ({ $box }. laukia)
box-short-Follow = Jarraitu:
box-short-Consent = Baimena:
box-short-CutPack = Ebaketa:
box-short-DeclineCut = Beste batek moztea:
box-hint = Zer dio taulak?
box-counting = Kalkulatzen…
box-advised = taulak dioena
box-chart = Mahai honen taula

box-as-advised = Taulak dioen bezala
box-worth = { $what } { $worth } batez beste
