# Jugar con amigos: mesas con enlace, y lo que se dicen en una mesa.

friends-title = Mesa para amigos
friends-open = Mesa para amigos
friends-intro = Elija un juego y comparta el enlace: solo entra quien lo tenga. Se juega con fichas de juego, con la misma ley y los mismos límites que en el salón.
friends-game = Juego
friends-bots = Compañía de la casa
friends-bots-none = solo nosotros
friends-go = Abrir la mesa
friends-tag = entre amigos
friends-invite = Invitar
friends-link = Enlace de la mesa
friends-link-then = Quien lo abra puede sentarse o mirar. Nadie más ve esta mesa en el salón.
friends-copy = Copiar el enlace
friends-copied = Copiado
friends-desk = Lo que la casa permite a los jugadores
friends-desk-then = Una mesa para amigos se juega con fichas de juego y se anota y audita como cualquiera. Cuando nadie queda, se cierra sola.
friends-desk-tables = Mesas a la vez
friends-desk-tables-then = Con 0 no se abre ninguna.
friends-desk-each = De una misma persona
friends-desk-guests = Los invitados también
friends-desk-bots = Con compañía de la casa
friends-desk-keep = Guardar
friends-desk-kept = Guardado.

# Lo que se dice en la mesa: de una lista, nunca texto libre
phrases-say = Decir
phrases-title = Decir algo a la mesa
phrases-mute = Callar a { $name }
phrases-unmute = Volver a oír a { $name }
phrases-off = Lo que dicen otros no se muestra: puede cambiarlo en los ajustes.
phrases-said = { $name }: «{ $phrase }»
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-congratulations = ¡Enhorabuena!
phrase-pity = ¡Qué pena!
phrase-thanks = ¡Gracias!
phrase-one-moment = Un momento, por favor.
phrase-another-round = ¿Otra más?
phrase-goodbye = ¡Hasta luego!
