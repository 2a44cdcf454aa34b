# trente-et-quarante: every word of its own. What it shares stands with what it is built on.

# Zergatik ezin den mahai bat horrela ireki
bad-insured-by-law = Legeak esaten du zein apustutik aurrera hartzen den asegurua, ez etxeak.
bad-insured-from-money = Asegurua diru-zenbateko batean hasten da.

# -- bets and spots
game-trente-et-quarante = Hogeita hamar eta berrogei
bet-refait = Hogeita hamaika bi aldeetan

# -- calls
call-row-totals = { $black ->
    [31] Bat
    [32] Bi
    [33] Hiru
    [34] Lau
    [35] Bost
    [36] Sei
    [37] Zazpi
    [38] Zortzi
    [39] Bederatzi
    [40] Berrogei
   *[other] { $black }
}, { $red ->
    [31] bat
    [32] bi
    [33] hiru
    [34] lau
    [35] bost
    [36] sei
    [37] zazpi
    [38] zortzi
    [39] bederatzi
    [40] berrogei
   *[other] { $red }
}
call-red-wins = Gorriak irabazi du
call-colour-wins = Koloreak irabazi du
call-winning-chances = { $row ->
    [red] Gorriak
   *[black] Beltzak
} eta { $chance ->
    [colour] koloreak
   *[inverse] alderantzizkoak
} irabazi dute

# -- at the console
console-act-InsureBet = Apustu bat aseguratu

# -- what happened
event-why-premium = asegurua
event-BetInsured = { $who } jokalariak apustu bat aseguratu du: { $amount }.
event-BetInsured-entry = Asegurua
event-RowsDecided = Beltza { $black }, gorria { $red }: { $result ->
    [red-colour] gorriak eta koloreak irabazi dute.
    [red-inverse] gorriak eta alderantzizkoak irabazi dute.
    [black-colour] beltzak eta koloreak irabazi dute.
    [black-inverse] beltzak eta alderantzizkoak irabazi dute.
    [refait] hogeita hamaika bi aldeetan: zeroaren araua.
   *[tie] baliogabea.
}
event-RowsDecided-entry = Ilaren emaitza
event-PremiumsKept = Etxeak aseguruagatik utzitakoa gorde du: { $amount }.
event-PremiumsKept-entry = Asegurua kobratuta
event-PremiumsReturned = Aseguruagatik utzitakoa itzuli da: { $amount }.
event-PremiumsReturned-entry = Asegurua itzulita
event-StopCardOut = Karta gorria agertu da: jokaldia baliogabea da eta azken { $counted } kartak zenbatu dira.
event-StopCardOut-entry = Karta gorria

# -- in the office
office-option-insured-from = Asegurua apustu honetatik aurrera

# -- refusals
refused-cannot-be-insured = Apustu hau ezin da aseguratu.
refused-insured-when-laid = Apustua egitean aseguratzen da, ez geroago.
refused-bet-insured = Apustu hau aseguratuta dago: ezin zaio ezer gehitu.
refused-no-insurance = Mahai honetan ez da apusturik aseguratzen.

# -- nola jokatzen den
trente-how-rows = Zuk ez duzu kartarik. Krupierrak bi lerro botatzen ditu, beltza eta gorria, lehenik { $first ->
    [black] beltza
   *[red] gorria
}. Lerro bakoitzak { $reaches } edo gehiago batu arte jarraitzen du.
trente-how-points = Batekoak { $ace } balio du, irudiek { $courts }, gainerakoek dutena. Karten koloreak ez du axola lerroarentzat: beltza eta gorria izenak baino ez dira.
trente-how-wins = { $nearest }tik hurbilen geratzen den lerroak irabazten du. Beltzaren alde egin duenak beltzak irabazten badu kobratzen du; gorriaren alde egin duenak, gorriak irabazten badu.
trente-how-colour = Kolorea eta alderantziz, gainera, lerro baten lehen kartari begiratzen diote: { $first ->
    [black] beltza
   *[red] gorria
} lerroarenari. Irabazi duen lerroaren kolorekoa bada, koloreak irabazten du; bestela, alderantzizkoak.
trente-how-pays = Laurek { $pays } ordaintzen dute. Bi lerroek berdin batzen badute, jokaldia nulua da: inork ez du irabazten ez galtzen.
trente-how-refait = Bi aldeetan { $refait } ateratzean izan ezik: orduan apustuek erdia galtzen dute edo espetxean geratzen dira hurrengo jokaldira arte. Hortik bizi da etxea: apustuaren { $edge }.
trente-means-red = Lerro gorria beltza baino { $nearest }tik hurbilago geratzen bada irabazten du.
trente-means-black = Lerro beltza gorria baino { $nearest }tik hurbilago geratzen bada irabazten du.
trente-means-colour = Lerro honen lehen karta irabazten duen lerroaren kolorekoa bada irabazten du: { $first ->
    [black] beltza
   *[red] gorria
}.
trente-means-inverse = Lerro honen lehen karta irabazten duen lerroaren kolorekoa ez bada irabazten du: { $first ->
    [black] beltza
   *[red] gorria
}.

trente-came = Beltza { $black }, gorria { $red }: { $result ->
    [red-colour] gorriak eta koloreak irabazi
    [red-inverse] gorriak eta alderantzizkoak irabazi
    [black-colour] beltzak eta koloreak irabazi
    [black-inverse] beltzak eta alderantzizkoak irabazi
    [refait] 31na berdinduta, erdia edo kartzela
   *[tie] berdinketa, inork ez du irabazi edo galtzen
}{ $lead ->
    [red] {" "}(lehen karta, gorria)
    [black] {" "}(lehen karta, beltza)
   *[none] {""}
}
# Zer atera den, hitzez
trente-came-red-colour = gorria eta kolorea
trente-came-red-inverse = gorria eta alderantzizkoa
trente-came-black-colour = beltza eta kolorea
trente-came-black-inverse = beltza eta alderantzizkoa
trente-came-tie = berdinketa
trente-came-refait = berdinketa hogeita hamaikan

# Where a card goes, for whoever deals
place-black = Beltza
place-red = Gorria
