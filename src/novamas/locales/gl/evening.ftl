# A velada dun xogador: o que xogou e a súa sorte.

evening-title = A miña velada
evening-nobody = Entre como convidado ou coa súa conta e xogue: aquí contámosllo.
evening-players = Aquí ve cada xogador o seu. O persoal non xoga.
evening-nothing = Aínda non xogou en ningunha mesa.
evening-tables = Mesas nas que estivo
evening-rounds = Xogadas
evening-staked = Apostado en total
evening-net = Resultado
evening-mean = O esperado, pola vantaxe da casa
evening-band = Dúas de cada tres veces, entre
evening-luck = De todas as veladas con estas mesmas apostas, o { $below } acabaría peor ca a súa e o { $above } mellor.
evening-lacking = As probabilidades deste xogo aínda non están contadas: da sorte non se di nada.
evening-unknown = Aínda non hai bastante, ou hai apostas das que as probabilidades non din nada: da sorte non se di nada.
evening-chart = O seu resultado tras cada xogada: ao final { $net }; o esperado era { $mean }.
evening-legend = Liña chea: o seu resultado tras cada xogada. De trazos: o esperado. A franxa escura ten dúas de cada tres veladas, a clara case todas. Calculado coas probabilidades exactas; as apostas dunha mesma xogada cóntanse coma independentes.
evening-each = Xogada a xogada
evening-round = Xogada
evening-bets = Apostas
evening-again = Ver outra vez
evening-again-round = Ver outra vez a xogada { $round }
