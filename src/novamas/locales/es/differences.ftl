# Dos o tres normas lado a lado, en frases.
desk-and = y
desk-apart = { $bets }: { $prices }.
desk-price-in = { $price } en { $laws }
desk-price-in-without = { $price } en { $laws } (lo que cuesta en las otras { $way })
desk-adds = { $laws } { $count ->
    [one] añade
   *[other] añaden
} { $bets }.
desk-bets-at = { $bets } al { $price }
desk-bets-more = { $bets } y { $more } más
desk-alike = { $every ->
    [1] Todas las apuestas cuestan lo mismo
   *[other] Lo mismo
}: { $bets }.
desk-without = { $way }: { $price }
desk-option = { $way }: { $price }
desk-options = Solo en { $laws }: { $ways }.
desk-rules-apart = { $count ->
    [one] Difiere una regla
   *[other] Difieren { $count } reglas
}.
desk-rules-alike = Las reglas son las mismas.
desk-move = { $bets } { $before } → { $after }
desk-move-new = añade { $bets } al { $after }
desk-move-gone = quita { $bets } ({ $before })
desk-move-none = no cambia ningún precio
desk-worth-uncounted = sin contar
desk-worth-together = junto con las demás de su clase: { $moves }
desk-worth-never = no se sostiene sin otras reglas
desk-differences = En qué difieren, y lo que vale cada diferencia por sí sola en { $law }
desk-with = Con la regla de { $law }:
desk-title = { $game }: { $laws }
