# Zer aurkitzen duen gaizki ikuskaritza batek biltegi batean.
bad-record-strange = { $value2 } jarioko { $value } idazpena ez da biltegi honetako idazpen bat.
bad-record-earlier = { $stream } jarioko { $seq } idazpena aurrekoa baino lehenagokoa da.
bad-batch-unsigned = { $stream } jarioko { $seq } sorta ez dago etxeak sinatuta.
bad-batch-disordered = { $stream } jarioko { $seq } sortako idazpenak ez daude idatzi ziren ordenan.
bad-never-opened = { $stream } ez zen inoiz ireki.
bad-batch-later = { $stream } jarioko { $seq } sortak bera baino geroagoko idazpen bat dauka.
bad-batch-not-witnessed = { $stream } jarioko { $seq } sorta ez da lekukoak ikusi zuena.
bad-batch-not-receipted = { $stream } jarioko { $seq } sorta ez da ordainagiria eman zaiona.
bad-batch-after = { $stream } jarioko { $seq } sorta { $other } jarioko { $number } sortaren ondoren etorri zen, ez aurretik.
bad-table-without-rules = { $id } mahaia biltegian ez dauden arauekin ireki zen.
bad-table-opened-twice = { $id } mahaia bi aldiz ireki zen.
bad-stream-never-opened = { $stream } jarioak idazpenak ditu, baina etxeak ez zuen inoiz ireki.
bad-record-begins = { $stream } jarioko { $seq } idazpenak { $event } gertaerarekin hasi beharko luke.
bad-record-below-zero = { $stream } jarioko { $seq } idazpenak norbait zeroren azpitik uzten du.
bad-record-cloth = { $stream } jarioko { $seq } idazpena: oihaleko fitxak ez dira apustuenak.
bad-record-uncommitted = { $stream } jarioko { $seq } idazpena: ez zen ezer konprometitu emaitza honetarako.
bad-record-draw = { $stream } jarioko { $seq } idazpena ez da { $name2 }. aroko { $name }. zozketa.
bad-record-epoch = { $stream } jarioko { $seq } idazpena ez dago aro bat hasten den lekuan.
bad-record-secret = { $stream } jarioko { $seq } idazpena: sekretu bat zozkatutako emaitzena da soilik.
bad-record-sealed = { $stream } jarioko { $seq } idazpena: kartak ezkutuan geratzen diren jokoetan karta-sorta kartaz karta konprometitzen da, eta beste inon ez.
bad-record-purse = { $stream } jarioko { $seq } idazpenak poltsa zeroren azpitik uzten du { $money } monetan.
bad-record-currency = { $stream } jarioko { $seq } idazpena ez da moneta batean ere: { $value }.
bad-record-names = { $stream } jarioko { $seq } idazpenak hau izendatzen du: { $other }; baina ez zen inoiz ireki.
bad-record-money = { $stream } jarioko { $seq } idazpenak { $money } mugitzen du; hemen { $code } erabiltzen da: { $other }.
bad-end-unsigned = { $stream } jarioaren amaiera ez zuen etxeak sinatu.
bad-batch-missing = { $stream } jarioko { $seq } sorta falta da, eta hari ordainagiria eman zitzaion.
bad-kept-after-nothing = { $what } existitzen ez den idazpen baten ondoren dago.
bad-ledger-unbalanced = { $code } monetako liburu nagusia ez dator bat: { $name } soberan.
bad-receipt-unsigned = { $spine } jarioko { $batch } sortaren ordainagiria ez dago etxeak sinatuta.
bad-receipt-elsewhere = { $spine } jarioko { $batch } sortaren ordainagiria beste etxe batena da.
bad-receipts-contradict = { $spine } jarioko { $batch } sortaren bi ordainagirik elkar ukatzen dute.
bad-record-unlike = { $stream } jarioko { $seq } idazpena ezin da idatzi zena izan: { $because }.
bad-no-stream = { $stream } ez da etxe baten jario bat.
bad-batch-over-others = { $spine } jarioko { $batch } sorta { $stream } jarioko beste idazpen batzuen gainean sinatu zen.
bad-record-sender = { $stream } jarioko { $seq } idazpenak bere agindua ez den beste bidaltzaile bat izendatzen du.
bad-record-no-outcome = { $stream } jarioko { $seq } idazpenak jatorri bat izendatzen du, baina ez da emaitza bat.
bad-record-before = { $stream } jarioko { $seq } idazpenak ez du esaten zer zozkatu zen aurretik.
bad-record-through = { $stream } jarioko { $seq } idazpenak { $money } mugitzen du hemendik: { $other }.
bad-kept-unsigned = { $what } ez dago etxeak sinatuta.
bad-kept-otherwise = { $what } ez da egintzetatik ateratzen dena.
bad-tail-missing = { $stream } jarioa lekukoak ikusi zuen { $seq } sortaren aurretik amaitzen da: amaiera falta da.
bad-purse-otherwise = { $person } jokalariaren poltsak { $name } { $code } ditu; mahaien eta kutxaren arabera { $name2 } izango lituzke.
bad-chips-without-entries = Fitxak hona joan ziren: { $stream }; baina ez du idazpenik.
bad-transit-otherwise = { $name } kontuko idazpenak eta gutunak ez datoz bat: { $money }.
bad-record-reads-otherwise = { $name }: { $stream } jarioko { $seq } idazpena beste era batera irakurtzen da: { $because }.
bad-other-foundation = Etxea beste gako batekin sortu zen.
bad-kept-unreadable = { $what } ezin da irakurri.
bad-epoch-broken = { $id } mahaiko { $name }. aroa: { $because }
bad-kept-none = { $what } ez da halakorik.
bad-rules-missing = Mahai baten { $name }… arauak falta dira.
bad-record-missing = { $stream } jarioko { $seq } idazpena falta da.
bad-draws-unsaid = Ezerk ez dio { $id } mahaiak nola zozkatzen duen.
bad-record-not-ours = { $stream } jarioko { $seq } idazpena ez zuen etxe honek horrela idatzi.
bad-record-alien = { $stream } jarioko { $seq } idazpena ez da biltegi honetako idazpen bat.
bad-record-skipped = { $stream }: { $before } idazpenaren ondoren { $after } dator: bat falta da.
bad-record-unlinked = { $stream } jarioko { $seq } idazpenak ez dio aurrekoari jarraitzen: bietako bat aldatu zen.
bad-secret-locked = { $stream } jarioko { $seq }. aroaren sekretua ezin da ireki.
bad-batch-unlike = { $stream } jarioko { $seq } sorta ezin da idatzi zena izan.
bad-last-unsigned = Biltegia inork sinatu ez zuen idazpen batekin amaitzen da: { $stream } jarioko { $seq }.
bad-record-changed = { $stream } jarioko { $seq } idazpena falta da edo aldatu egin zen.
bad-record-kind = { $stream } jarioko { $seq } idazpena ez da mota batekoa ere: { $value }.
bad-no-founder = Biltegiak ez du esaten nork sortu zuen.
bad-no-foundation = Biltegi honetako lehen idazpena ez da etxe baten sorrerarena.
bad-name-other = { $person } pertsonaren izena ez da eman zena.
bad-name-missing = { $person } pertsonaren izena falta da.
bad-kept-what = { $stream } jarioko { $seq } idazpenaren ondorengo { $kind }
bad-record-source = { $stream } jarioko { $seq } idazpena: emaitza hau { $name ->
    [typed] idatzia
    [drawn] zozkatua
    [committed] zozkatua
    [seeded] hazi batetik atera
    [scripted] gidoi batetik atera
   *[other] inondik ez datorrena
} da; mahai honetakoak { $due ->
    [typed] idatzia
    [drawn] zozkatua
    [committed] zozkatua
    [seeded] hazi batetik atera
    [scripted] gidoi batetik atera
   *[other] inondik ez datorrena
} dira.
bad-written-elsewhere = { $name }: { $because }
bad-written-by-another = Beste bertsio batek idatzia
bad-written-by = { $version } bertsioak idatzia ({ $form } forma, { $engine } motorra)
bad-law-refuses = { $stream } jarioko { $seq } idazpena: legeak { $name } hau ukatzen du ({ $because }).
bad-law-otherwise = { $stream } jarioko { $seq } idazpena: { $event } gertaera ez dator bere agindutik legearen arabera.
