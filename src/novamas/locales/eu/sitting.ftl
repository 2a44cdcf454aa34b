# Etxearen saioa nabigatzailean: ateak, onarpena, bermea, fidantza.

web-nav-sitting = Saioa
sitting-title = Saioa
sitting-number = { $number }. saioa
sitting-none = Oraindik ez da saiorik ireki.
sitting-runs = Irekita { $law } arauaren arabera, { $from } geroztik; ixteko ordua: { $to }.
sitting-over = Itxita: { $at }.
sitting-house = Aretoa
sitting-people = Aretoko pertsonak
sitting-places = Mahaietako lekuak
sitting-places-any = mugarik gabe
sitting-without = Lekurik gabeko pertsonak
sitting-turned-away = Onartu gabeak
sitting-away-age = adinagatik
sitting-away-barred = debekuagatik
sitting-cage = Apustuak bermatzen dituen kutxako dirua
sitting-cage-then = Eskudiruko mahaiek eskatzen dutena; joko-fitxekin, ezer ez.
sitting-guarantee = Mahaiek eskatzen duten bermea
sitting-count = Kutxaren zenbaketa
sitting-count-do = Zenbaketa idatzi
sitting-open = Saioa ireki
sitting-open-do = Ateak ireki
sitting-closes = Ixteko ordua
sitting-last-call = Azkenak iragartzeko minutuak
sitting-last-call-then = Orduaren aurretik, eta ez lehenago.
sitting-present = Zain dauden pertsonak
sitting-close = Saioa itxi
sitting-close-then = { $tables ->
    [0] Mahai guztiak itxita daude.
    [one] Mahai bat dago irekita.
   *[other] { $tables } mahai daude irekita.
}
sitting-close-do = Ateak itxi
sitting-deposit = Fidantza
sitting-deposit-then = Fidantza osorik gabe ez da saiorik irekitzen.
sitting-deposit-lodged = Orain jartzen dena
sitting-deposit-required = Baimenak eskatzen duena
sitting-deposit-do = Jarri
sitting-lodged = Jarrita: { $amount }.
sitting-door = Atea
sitting-admit-who = { $name } onartzea
sitting-document = Agiriaren zenbakia
sitting-document-then = Ez da gordetzen; inork irakurri ezin duen marka bat besterik ez.
sitting-born = Jaioteguna
sitting-born-then = Ez da gordetzen.
sitting-note = Oharra
sitting-admit = Onartu
sitting-admitted = { $name } aretoan dago.
sitting-register = Onarpen-erregistroa
sitting-register-empty = Inor ez da sartu saio honetan.
sitting-who = Pertsona
sitting-in = Sarrera
sitting-out = Irteera
sitting-mark = Agiriaren marka
sitting-goes = Irten da
