# La velada de un jugador: lo que ha jugado y su suerte.

evening-title = Mi velada
evening-nobody = Entre como invitado o con su cuenta y juegue: aquí se lo contamos.
evening-players = Aquí ve cada jugador lo suyo. El personal no juega.
evening-nothing = Aún no ha jugado en ninguna mesa.
evening-tables = Mesas en las que ha estado
evening-rounds = Jugadas
evening-staked = Apostado en total
evening-net = Resultado
evening-mean = Lo esperado, por la ventaja de la casa
evening-band = Dos de cada tres veces, entre
evening-luck = De todas las veladas con estas mismas apuestas, el { $below } acabaría peor que la suya y el { $above } mejor.
evening-lacking = Las probabilidades de este juego aún no están contadas: de la suerte no se dice nada.
evening-unknown = Aún no hay bastante, o hay apuestas de las que las probabilidades no dicen nada: de la suerte no se dice nada.
evening-chart = Su resultado tras cada jugada: al final { $net }; lo esperado era { $mean }.
evening-legend = Línea llena: su resultado tras cada jugada. De trazos: lo esperado. La franja oscura tiene dos de cada tres veladas, la clara casi todas. Calculado con las probabilidades exactas; las apuestas de una misma jugada se cuentan como independientes.
evening-each = Jugada a jugada
evening-round = Jugada
evening-bets = Apuestas
evening-again = Ver otra vez
evening-again-round = Ver otra vez la jugada { $round }
