# Zirkuluko pokerraren probabilitateak: tarteak, bat ez datozen kartak, esertzeak balio duena.
bad-range-empty = Tarte batek esku bat izendatzen du gutxienez: «QQ+, AKs, 30%».
bad-range-percent = Eskuen ehunekoa 0 baino handiagoa da eta ez 100 baino handiagoa.
bad-range-unread = Hori ez da eskuen tarte bat: idatzi «QQ+», «AKs», «A5s-A2s», «AhKh» edo «30%».
bad-equity-way = Hemen norberaren kartak eta komunak ezin dira horrela elkartu.
bad-equity-pairs = Tarteak norberaren bi karta eta karta komunen errenkada bakarra duten jokoetarako dira.
bad-equity-nobody-meets = Tarte bateko eskurik ezin da bestekoarekin topatu: kartak partekatzen dituzte.
bad-equity-empty-range = Dagoeneko ikusten diren kartekin ez da tarte horretako eskurik geratzen.
bad-equity-pot = Poltsa eta berdintzeak balio duena ez dira ezer baino gutxiago, eta bietako bat gehiago da.
bad-equity-boards = Hemen karta komunen { $count } errenkada daude gehienez.
bad-equity-not-in-pack = { $name } ez dago jokoan erabiltzen den kartasortan.
bad-equity-twice = { $name } bi aldiz agertzen da.
bad-equity-too-many = Hor { $count } karta sartzen dira gehienez.
bad-equity-pack-too-small = Ez dago hainbeste jokalarirentzako kartarik.
bad-pace-minutes = Esertzen dena minutu batez geratzen da gutxienez.
bad-pace-empty = Esertzeak zer balio duen jakiteko jokalariak, eskuak eta poltsan zerbait behar dira.
bad-pace-no-rate = Poltsaren zatirik gabe ez dago zer alderatu.

# Eskuen historialak (PHH)
bad-phh-one-hand = Hemen esku bat espero da, eta { $count } daude.
bad-phh-no-toml = Eskuen historiala ez da irakur daitekeen TOML.
bad-phh-missing = Eskuen historialari { $name } eremua falta zaio, edo ez da izan behar duena.
bad-phh-lengths = { $name } eremuak { $count } balio izan behar ditu, jokalari bakoitzeko bat.
bad-phh-variant = Etxeak ez du { $name } aldaera.
bad-phh-action = «{ $name }» ez da uler daitekeen ekintza bat.
bad-phh-amount = { $name } ez da zentimo osotan emandako zenbatekoa.
bad-phh-players = Esku hau ez da hemen { $name } jokalarirekin jokatzen.
bad-phh-card-twice = Karta bera bi aldiz ateratzen da historialean.
bad-phh-house-part = Etxeak poteetatik kendutakoa ({ $name }) ez dator arau hauen ezein ehunekotatik.
bad-phh-other-end = Arauen arabera { $name } historialekoak ez diren fitxekin amaitzen du.
bad-phh-refused = Arauek ez dute onartzen { $who } jokalariak egiten duena: { $because }
bad-phh-nobody-asked = Eskua gelditu da: inork ez du hitz egin behar.
bad-phh-too-short = Historiala amaitu da eta { $who } jokalariak hitz egin behar du.
bad-phh-too-long = Eskua amaitu da eta historialak «{ $name }» dakar ondoren.
bad-phh-turn = «{ $name }» txandaz kanpo dago: { $who } da hitz egitekoa.
bad-phh-card = { $name } karta ezin da orain atera.
bad-phh-forced = { $name } jokalariak ez du karten aurretik arauek eskatzen dutena jartzen.
bad-phh-no-hand = Fitxategiak { $count } esku ditu, eta bat ere ez da { $name }.
bad-phh-option = Esku honen mahaia ezin da hemen ireki: { $because }

# Esertzeak balio duena, apustu baten prezio gisa
bet-benefit = Etxeak kobratzen duena
choice-benefit-pot-here = poltsatik, etxe honek kobratzen duen moduan
choice-benefit-pot-least = poltsatik, legeak onartzen duen gutxiena
choice-benefit-pot-most = poltsatik, legeak onartzen duen gehiena
choice-benefit-session-here = saioka, etxe honek kobratzen duen moduan
choice-benefit-session-least = saioka, legeak onartzen duen gutxiena
choice-benefit-session-most = saioka, legeak onartzen duen gehiena
choice-benefit-hand-here = eskuka, etxe honek kobratzen duen moduan
choice-benefit-hand-least = eskuka, legeak onartzen duen gutxiena
choice-benefit-hand-most = eskuka, legeak onartzen duen gehiena

# novamas hands
help-hands =
    Mahai bateko eskuak PHH gisa idazten ditu, beste programa batzuek irakurtzen duten testua; edo horrelako fitxategi batekoak erakusten ditu.

    SOURCE biltegi bat da (fitxategi bat edo postgresql:// helbide bat), eta han ez da ezer aldatzen, edo .phh edo .phhs fitxategi bat. Irakurleak ikusi ezin izan zuena ezkutuan geratzen da.
examples-hands =
    Adibideak:
      novamas hands casino.db --table P1 --reader ana --out eskuak.phhs
      novamas hands eskuak.phhs
      novamas hands eskuak.phhs --hand 3
option-hands-source = Biltegia, edo eskuen fitxategi bat (.phh, .phhs).
option-hands-table = Eskuak idatziko zaizkion mahaia.
option-hands-reader = Norentzat idazten diren: bere kartak eta agerikoak ikusten ditu; lehenetsita, agerikoak bakarrik.
option-hands-hand = Fitxategiko esku hau berriro jokatzen du, ekintzaz ekintza eta arauekin.
option-hands-out = Fitxategi honetan idazten ditu, erakutsi beharrean.
hands-needs-table = Esan --table aukerarekin zein mahaitako eskuak diren.
hands-none-here = { $game } jokoaren eskuek ez dute beste programek irakurtzen duten formarik.
hands-no-text = { $path } ez da testua.
hands-cannot-read = { $path } ezin da irakurri: { $why }
hands-number = Eskua
hands-game = Jokoa
hands-players = Jokalariak
hands-acts = Ekintzak
hands-interval = Tartea
hands-act = Ekintza
hands-pot = Potea
hands-did-ante = { $who }: antea { $amount }
hands-did-blind = { $who }: itsua { $amount }
hands-did-street = { $street }. tarteko kartak
hands-did-board = mahaia { $cards }
hands-did-check = { $who }: pasatzen da
hands-did-cover = { $who }: { $amount } estaltzen du
hands-did-raise = { $who }: { $amount } arte igotzen du
hands-did-leave = { $who }: eskua uzten du
hands-did-throw = { $who }: { $amount } aldatzen ditu
hands-did-show = { $who }: { $cards } erakusten du
hands-did-win = { $who }: { $amount } irabazten du
