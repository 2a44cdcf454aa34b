# Zerbitzaria: bere agindua, bere arazoak, bere orri bakarra.

help-serve =
    Kasinoa irekitzen du: HTTP eta WebSocket makina honetan, biltegi propioarekin eta ezer konfiguratu beharrik gabe.

    Lehen aldian areto bat irekitzen du, eta zuzendaritzarentzako behin bakarrik erabiltzeko esteka bat idazten du.
examples-serve =
    Adibideak:
      novamas serve
      novamas serve --port 8080 --store casino.db
      novamas serve --store postgresql://user@host/novamas --host 0.0.0.0 --secure
      novamas serve --store postgresql://user@host/novamas --internal 10.0.0.5:7000
option-serve-port = Ataka.
option-serve-host = Entzuteko helbidea; makina hau bakarrik, beste bat izendatzen ez bada.
option-serve-store = Biltegia: fitxategi bat edo postgresql://…; izendatzen ez bada, casino-2.db erabiltzailearen datuen karpetan.
option-serve-internal = Etxe bereko beste zerbitzariak honetara iristeko helbidea (PostgreSQLrekin bakarrik); makina hau bakarrik, beste bat izendatzen ez bada.
option-serve-advertise = Beste zerbitzariei ematen zaien helbidea, --internal aukerarena ez bada (0.0.0.0, edukiontzi bat, tunel bat).
option-serve-demo = Joko azkarra eta lagunak mahai bakoitzean: begiratzeko.
option-serve-open = Orria nabigatzailean irekitzen du; beste ataka batean 8000 hartuta badago.
option-serve-secure = Zerbitzarira https bidez iristen da (proxy baten atzetik): cookieak horrela baino ez dira bidaltzen.
option-serve-quiet = Erregistro-lerrorik ez, erroreenak izan ezik.
option-serve-log-level = Zer mailatatik aurrera idazten diren erregistro-lerroak: debug, info (eskaera eta agindu bakoitza), warning, error; warning, izendatzen ez bada.
option-serve-log-format = Nola idazten diren erregistro-lerroak: text pertsonentzat, json programentzat; lehenetsita, norbaitek irakurtzen dituenaren arabera.
option-serve-metrics = Erakutsi hemen ere Prometheusentzako zenbakiak, helbide honetara iristen denari: helbide pribatu bat.
option-serve-config = Agindu honen aukerak dituen fitxategi bat (TOML), bakoitza bere izenarekin; idatzitakoa eta ingurunea (NOVAMAS_PORT eta abar) lehenago doaz.
option-serve-metrics-token = Hau bidaltzen duenak /metrics irakur dezake beste makina batetik; hobe NOVAMAS_METRICS_TOKEN ingurune-aldagaian, beste inork ikusten ez duena.
serve-store = Biltegia: { $store }
serve-open = Kasinoa irekita dago hemen: { $address } ({ $tables } mahai). API: { $address }/api/docs
serve-no-level = Ez dago «{ $value }» erregistro-mailarik
serve-no-format = Ez dago «{ $value }» erregistro-formaturik
serve-metrics = Prometheusek hemen irakurtzen ditu zenbakiak: { $address }.
config-unread = { $path } fitxategiko ezarpenak ezin dira irakurri: { $why }.
config-no-toml = { $path } ez da TOML: { $why }.
config-no-such = { $path }: ez dago «{ $value }» ezarpenik
config-wrong-kind = { $path }: «{ $value }» azpian dagoena ez da behar den motakoa.
config-no-switch = «{ $value }», { $name } aldagaian, ez da ez bai ez ez.
serve-internal = Etxeko beste zerbitzariak hemen iristen dira honetara, haren gakoa badute: { $address }
serve-director = Zuzendaritza: sartu behin bakarrik esteka honekin eta aukeratu pasahitza (zure izena «director» da): { $link }
serve-floor-opened = Aretoko { $count ->
    [one] mahai bat irekitzen da
   *[other] { $count } mahai irekitzen dira
}: { $tables }.
serve-floor-unlike = { $count ->
    [one] Mahai bat ireki zen
   *[other] { $count } mahai ireki ziren
} aretoak dioen ez bezala, { $count ->
    [one] eta horrela jarraitzen du
   *[other] eta horrela jarraitzen dute
}: { $tables }.
serve-floor-besides = Irekita jarraitzen dute aretoak aipatzen ez dituen mahaiek: { $tables }.
serve-first = Lehen aldia: aretoa irekitzen ari da.
serve-stopping = Ixten ari da: ez da besterik onartzen, eta martxan dagoena gorde egiten da.
serve-stopped = Itxita. Mahai bakoitzak zegoen lekutik jarraituko du.
serve-demo-over = Itxita. Erakustaldia amaitu da, eta harekin batera haren mahaiak eta liburuak.
serve-port-taken = Ataka hartuta dago: { $port } ({ $host }); aukeratu beste bat, aukera honekin: { $option }.
serve-no-address = { $host } ez da makina honen helbide bat.
serve-port-wrong = Ataka 0 eta 65535 bitarteko zenbaki bat da, ez { $port }.
serve-port-forbidden = Erabiltzaile honek ezin du ataka hau erabili: { $port }; aukeratu 1023tik gorako bat, aukera honekin: { $option }.
serve-address-wrong = «{ $value }» ez da helbide egokia aukera honetarako: { $option }; idatzi HOST edo HOST:PORT, 10.0.0.5:7000 bezala.
serve-internal-alone = PostgreSQL bera partekatzen duten zerbitzariak bakarrik iristen dira elkarrengana: --internal aukerak --store postgresql://… behar du.
serve-advertise-alone = --advertise aukerak esaten du besteak nola iristen diren --internal aukeraren helbidera: izendatu helbide hura ere.
serve-advertise-needed = Helbide honetara ezin du inork deitu: { $host }; esan --advertise aukerarekin nora iristen diren beste zerbitzariak.
serve-no-folder = Karpeta hau ezin da sortu: { $folder } ({ $why }).
serve-already = Beste zerbitzari batek irekita du biltegi hau; PostgreSQLn bakarrik partekatzen dute hainbat zerbitzarik.
serve-token-wrong = Metriken gakoak gutxienez { $least } ASCII karaktere ditu.
serve-needs-extra = Zerbitzaria ez dago instalatuta: pip install 'novamas[server]'.
serve-restored = Biltegi hau kopia batetik leheneratu zen ({ $when }); { $by } da erantzulea: { $reason }

problem-bad-request = Eskaera horrek ez du hemen zentzurik.
problem-not-signed-in = Identifikatu lehenik, edo sartu gonbidatu gisa.
problem-not-found = Helbide honetan ez dago ezer.
problem-wrong-method = Helbide honek ez du metodo hori onartzen.
problem-too-large = Zerbitzari honek aldi batean irakurtzen duena baino gehiago da.
problem-fault = Zerbait hautsi da etxean; ez da ezer egindakotzat eman. Saiatu berriro.
bad-too-many = Gehiegi denbora laburregian; hurrengo saiakerak { $wait } s barru balio du.
bad-busy = Etxea lanpetuta dago; saiatu berriro { $wait } s barru.
bad-not-utf = Bidalitakoa ez da UTF-8.
bad-too-deep = Bidalitakoak maila gehiegi ditu.
problem-crowded = Konexio gehiegi daude irekita; saiatu berriro une bat barru.
problem-too-slow = Eskaerak denbora gehiegi behar izan du iristeko.

refused-not-that-many-bots = { $value } ez da automata-kopuru posible bat: gehienez { $limit } aritzen dira lagun mahai batean.
refused-too-many-lines = Dagoeneko { $limit } mahai dituzu irekita aldi berean; itxi bat.
refused-too-many-lines-here = Helbide honetatik dagoeneko { $limit } mahai daude irekita aldi berean.
refused-name-taken = «{ $value }» izena hartuta dago.
refused-name-mixed = «{ $value }» izenak alfabetoak nahasten ditu; idatzi bakar batean.
refused-name-of-the-house = «{ $value }» izena etxearena edo bertako langileena da; aukeratu beste bat.
refused-guests-stay-guests = Gonbidatua gonbidatu da beti, eta inor ez da gonbidatu bihurtzen.
refused-last-director = Etxe batek zuzendaritza behar du: hau da zuzendaritzan geratzen den azken pertsona.
refused-changed-meanwhile = Kontua aldatu egin da bitartean; saiatu berriro.
refused-drawn-not-typed = Mahai honetan etxeak zozkatzen du, aldez aurretik hitzemandako sekretu batekin: hemen inork ez du emaitzarik idazten.
refused-chance-is-settled = Emaitzak nondik datozen mahaia irekitzean erabakitzen da, eta ez da aldatzen irekita dagoen bitartean.
refused-round-is-running = Jokaldia martxan dago: mahaiaren martxa bi jokaldiren artean aldatzen da.
refused-no-company-for-cash = Diruzko mahai batean etxeak ez du lagunik jartzen; joko-fitxen mahaietan bakarrik.
refused-play-money-only = Joko-fitxak ez dira erosten ez kobratzen: ez dira kutxatik pasatzen, eta ez dira billeteen truke ematen.
refused-guests-have-no-cash = Gonbidatu batek joko-fitxak baino ez ditu: diruarekin jokatzeko kontu bat behar da.
refused-preview-would-reveal = Honek agerian jarriko lukeena ezin da gertatu baino lehen erakutsi.

enter-password = Aukeratu pasahitza:
enter-go = Sartu
enter-password-length = Pasahitzak gutxienez { $least } eta gehienez { $most } karaktere ditu.
enter-done = Ongi etorri. Zure izena «{ $name }» da; hemendik aurrera sartu zure pasahitzarekin.
pages-unbuilt = Nabigatzailearen bezeroa ez dago hemen eraikita.
pages-build = Biltegiaren kopia batean, exekutatu { $command } eta kargatu berriro orri hau.

# -- demostración

option-demo-law = Erakusten diren jokoen legea.
option-demo-guests = Gehienez zenbat gonbidatu dauden aldi berean.
option-demo-minutes = Zenbat minutu irauten duen gau batek.
option-demo-nights = Zenbat gau; 0, itxi arte.
demo-minutes-wrong = Gau batek { $least } eta { $most } minutu artean irauten du.
demo-guests-wrong = Gonbidatuak 1 eta { $most } artean dira, eta gauak ez dira negatiboak.
demo-open = Larunbat gaua { $minutes } minututan, etxeko { $guests } gonbidatu arte: edonork begiratu, eseri eta egiazta dezake.
demo-auditor = Liburuak berrikusteko sartu «{ $name }» izenarekin eta { $password } pasahitzarekin
help-demo =
    Ireki erakustaldiko kasinoa: larunbat gau bat minututan, etxeko ehunka gonbidaturekin lege bateko joko guztietan.

    Ixtean desagertzen den biltegi batean idazten da. Edonork begiratu, eseri eta liburuak berrikus ditzake.
examples-demo =
    Adibideak:
      novamas demo --open
      novamas demo --minutes 10 --guests 120 --law galicia-2007
