# Bi edo hiru arau elkarren ondoan, esalditan.
desk-and = eta
desk-apart = { $bets }: { $prices }.
desk-price-in = { $laws }: { $price }
desk-price-in-without = { $laws }: { $price } (besteetan hori balio du: { $way })
desk-adds = { $laws }: { $count ->
    [one] gehigarriak
   *[other] gehigarriak
} { $bets }.
desk-bets-at = { $bets } { $price }
desk-bets-more = { $bets } eta beste { $more }
desk-alike = { $every ->
    [1] Apustu guztiek berdin balio dute
   *[other] Berdin
}: { $bets }.
desk-without = { $way }: { $price }
desk-option = { $way }: { $price }
desk-options = { $laws } bakarrik: { $ways }.
desk-rules-apart = { $count ->
    [one] Arau bat desberdina da
   *[other] { $count } arau desberdinak dira
}.
desk-rules-alike = Arauak berdinak dira.
desk-move = { $bets } { $before } → { $after }
desk-move-new = { $bets } gehitzen du ({ $after })
desk-move-gone = { $bets } kentzen du ({ $before })
desk-move-none = ez da preziorik aldatzen
desk-worth-uncounted = zenbatu gabe
desk-worth-together = mota bereko besteekin batera: { $moves }
desk-worth-never = ez dago beste arau batzuk gabe
desk-differences = Zertan diren desberdinak, eta desberdintasun bakoitzak bere kasa zer balio duen hemen: { $law }
desk-with = { $law } arauarekin:
desk-title = { $game }: { $laws }
