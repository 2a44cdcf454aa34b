# The table of bets in a rulebook: in which case a bet is paid what, and the most that may be staked.

rules-case-natural = lehen bi kartetan hogeita bat eginda
rules-case-even-money = hogeita bat bankaren bateko baten aurka, berehala kobratuz gero
rules-case-pairs-complete = bikote osoa: balio eta palo bera
rules-case-pairs-colour = kolore-bikotea: balio eta kolore bera
rules-case-pairs-incomplete = bikote osatugabea: balio bera bakarrik
rules-case-accumulated-one = zazpi bat
rules-case-accumulated-two = bi zazpi
rules-case-accumulated-two-suited = palo bereko bi zazpi
rules-case-accumulated-three = hiru zazpi
rules-case-accumulated-pot = palo bereko hiru zazpi: potoa, apustuaren { $stakes } halako gutxienez
rules-case-from = { $kind }, { $rank } edo hobea
rules-case-idle = bankak jokatzen ez badu
rules-case-share = { $kind }: potoaren zatia
rules-case-share-undrawn = { $kind } deskarterik gabe: potoaren zatia
rules-case-share-drawn = { $kind } deskartearekin: potoaren zatia
rules-case-bonus = { $kind }: hobaria, bankak duena duela
rules-case-deduction = etxeak gordetzen duen % { $percent } kenduta
rules-case-deduction-up-to = etxeak gehienekoa gordetzen badu, % { $percent }
rules-case-six = kenkaririk gabeko mahaietan, bankak { $score } punturekin irabazten badu
rules-case-bank-limited = banka mugatua, etxearen % { $percent } kenduta
rules-case-bank-free = banka librea, etxearen % { $percent } kenduta
rules-case-total = { $total } ateratzen bada
rules-case-stake-back = asmatuta apustua bakarrik berreskuratzen da
rules-case-chips = guztira, ateratzen den zenbakiaren arabera
rules-case-insured-premium = apustuaren % { $percent } ordainduta aseguratua, etxearentzat: bi ilaretan { $total } aterata ez da ezer galtzen
rules-case-insured-deposit = apustuaren % { $percent } utzita aseguratua, behar izan ez bada itzultzen dena: bi ilaretan { $total } aterata ez da ezer galtzen
rules-maximum-share-of-box = laukiko apustuaren % { $percent }, gehienez
rules-maximum-just-share-of-box = laukiko apustuaren % { $percent }, zehazki
rules-maximum-share-of-minimum = mahaiko gutxienekoaren % { $percent }, gehienez
rules-maximum-share-of-maximum = mahaiko gehienekoaren % { $percent }, gehienez
rules-maximum-the-bank = bankan dagoena
rules-maximum-bank = gutxienekoa × { $most }
rules-maximum-bank-unless-authorised = gutxienekoa × { $most }; baimenarekin, gehienekorik gabe
rules-maximum-bank-by-mode = mugatua, baimenaren arabera; librea, gehienekorik gabe
rules-maximum-antes = { $times ->
    [one] antearen adina
   *[other] antearen { $times } halako
}

rules-epigraph = { $number } epigrafea
rules-annex = { $number }. eranskina
rules-other-way = Beste aldera irakurtzeko: --reading { $choice }
