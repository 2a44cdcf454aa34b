# Lagunekin jokatzea: esteka duten mahaiak, eta mahai batean esaten dena.

friends-title = Lagunentzako mahaia
friends-open = Lagunentzako mahaia
friends-intro = Aukeratu joko bat eta partekatu esteka: hura duena bakarrik sartzen da. Joko-fitxekin jokatzen da, aretoko lege eta muga berberekin.
friends-game = Jokoa
friends-bots = Etxearen konpainia
friends-bots-none = gu bakarrik
friends-go = Ireki mahaia
friends-tag = lagunartean
friends-invite = Gonbidatu
friends-link = Mahaiaren esteka
friends-link-then = Irekitzen duena eseri edo begira egon daiteke. Beste inork ez du mahai hau aretoan ikusten.
friends-copy = Kopiatu esteka
friends-copied = Kopiatuta
friends-desk = Etxeak jokalariei baimentzen diena
friends-desk-then = Lagunentzako mahaian joko-fitxekin jokatzen da, eta beste edozein bezala idazten eta ikuskatzen da. Inor geratzen ez denean berez ixten da.
friends-desk-tables = Mahaiak aldi berean
friends-desk-tables-then = 0rekin ez da bat ere irekitzen.
friends-desk-each = Pertsona berarenak
friends-desk-guests = Gonbidatuek ere bai
friends-desk-bots = Etxearen konpainiarekin
friends-desk-keep = Gorde
friends-desk-kept = Gordeta.

# Mahaian esaten dena: zerrenda batekoa, inoiz ez testu librea
phrases-say = Esan
phrases-title = Mahaiari zerbait esan
phrases-mute = Isilarazi { $name }
phrases-unmute = Entzun berriro { $name }
phrases-off = Besteek esaten dutena ez da erakusten: ezarpenetan alda dezake.
phrases-said = { $name }: «{ $phrase }»
phrase-hello = Kaixo!
phrase-good-luck = Zorte on!
phrase-well-played = Ondo jokatuta!
phrase-congratulations = Zorionak!
phrase-pity = Zer pena!
phrase-thanks = Eskerrik asko!
phrase-one-moment = Une bat, mesedez.
phrase-another-round = Beste bat?
phrase-goodbye = Gero arte!
