# Dúas ou tres normas de par, en frases.
desk-and = e
desk-apart = { $bets }: { $prices }.
desk-price-in = { $price } en { $laws }
desk-price-in-without = { $price } en { $laws } (o que custa nas outras { $way })
desk-adds = { $laws } { $count ->
    [one] engade
   *[other] engaden
} { $bets }.
desk-bets-at = { $bets } ao { $price }
desk-bets-more = { $bets } e { $more } máis
desk-alike = { $every ->
    [1] Todas as apostas custan o mesmo
   *[other] O mesmo
}: { $bets }.
desk-without = { $way }: { $price }
desk-option = { $way }: { $price }
desk-options = Só en { $laws }: { $ways }.
desk-rules-apart = { $count ->
    [one] Difire unha regra
   *[other] Difiren { $count } regras
}.
desk-rules-alike = As regras son as mesmas.
desk-move = { $bets } { $before } → { $after }
desk-move-new = engade { $bets } ao { $after }
desk-move-gone = quita { $bets } ({ $before })
desk-move-none = non cambia ningún prezo
desk-worth-uncounted = sen contar
desk-worth-together = xunto coas demais da súa clase: { $moves }
desk-worth-never = non se sostén sen outras regras
desk-differences = En que difiren, e o que vale cada diferenza por si soa en { $law }
desk-with = Coa regra de { $law }:
desk-title = { $game }: { $laws }
