# Sarrera: gonbidatu gisa etortzea, identifikatzea, behin bakarrik erabiltzeko esteka, izena eta pasahitza.

entrance-guest = Jokatu gonbidatu gisa
entrance-guest-why = Izenik eta pasahitzik gabe, joko-fitxekin.
entrance-sign-in = Hasi saioa
entrance-sign-in-title = Hasi saioa
entrance-or = edo
entrance-name = Izena
entrance-role = Eginkizuna
entrance-password = Pasahitza
entrance-forgot = Pasahitza ahaztu duzu? Zuzendaritzak esteka berri bat emango dizu.

entrance-password-title = Aukeratu pasahitza
entrance-password-why = Zure estekak behin bakarrik balio du. Hemendik aurrera zure izenarekin eta pasahitz honekin sartuko zara.
entrance-password-new = Pasahitz berria
entrance-password-old = Oraingo pasahitza
entrance-password-length = Gutxienez { $least } eta gehienez { $most } karaktere.
entrance-password-seen = Erakutsi idazten dudana
entrance-password-keep = Gorde eta sartu
entrance-password-change = Aldatu pasahitza
entrance-password-done = Pasahitza aldatu da. Zure gainerako saioak itxi egin dira.

entrance-welcome = Ongi etorri
entrance-welcome-then = Sartzeko zure izena «{ $name }» da.
entrance-account-title = Zure kontua
entrance-go = Joan hona: { $place }
entrance-ways = Zure kontuan sartzeko estekak
entrance-ways-then = Bat erabiltzen duenak pasahitz berria aukeratzen du. Baten bat zuk eskatu ez bazenuen, esan zuzendaritzari edo ikuskaritzari.
entrance-way = { $day }, { $time }: zuzendaritzak erabilera bakarreko esteka bat egin zuen zure konturako.
entrance-way-used = { $day }, { $time } unean erabili zen.
entrance-way-unused = Ez da erabili.

entrance-rename = Aldatu izena
entrance-name-me = Esan nire izena
entrance-name-title = Nola deituko dizugu?
entrance-name-new = Zure izena mahaietan
entrance-name-keep = Gorde izena
entrance-name-done = Hemendik aurrera zure izena { $name } da.
entrance-name-guest = Zurekin jokatzen duenak ikusten du. Ezaba daiteke, eta ez da liburuetan geratzen.
entrance-name-account = Zurekin jokatzen duenak ikusten du, eta harekin sartzen zara.

entrance-refused-wrong-password = Izena edo pasahitza ez da zuzena.
entrance-refused-wrong-ticket = Esteka hau erabilita dago, edo iraungi egin da. Zuzendaritzak beste bat eman diezazuke.
entrance-refused-too-many = Saiakera gehiegi dira jarraian. Itxaron une batez.
entrance-refused-bad-input-name = Izen batek gehienez 40 letra, zifra, zuriune, puntu, apostrofo eta marratxo ditu, eta letra edo zifra batekin hasten da.
