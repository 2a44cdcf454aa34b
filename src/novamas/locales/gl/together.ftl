# Xogar con amigos: mesas con ligazón, e o que se di nunha mesa.

friends-title = Mesa para amigos
friends-open = Mesa para amigos
friends-intro = Escolla un xogo e comparta a ligazón: só entra quen a teña. Xógase con fichas de xogo, coa mesma lei e os mesmos límites ca no salón.
friends-game = Xogo
friends-bots = Compañía da casa
friends-bots-none = só nós
friends-go = Abrir a mesa
friends-tag = entre amigos
friends-invite = Convidar
friends-link = Ligazón da mesa
friends-link-then = Quen a abra pode sentar ou mirar. Ninguén máis ve esta mesa no salón.
friends-copy = Copiar a ligazón
friends-copied = Copiada
friends-desk = O que a casa permite aos xogadores
friends-desk-then = Unha mesa para amigos xógase con fichas de xogo e anótase e audítase coma calquera. Cando non queda ninguén, péchase soa.
friends-desk-tables = Mesas á vez
friends-desk-tables-then = Con 0 non se abre ningunha.
friends-desk-each = Dunha mesma persoa
friends-desk-guests = Os convidados tamén
friends-desk-bots = Con compañía da casa
friends-desk-keep = Gardar
friends-desk-kept = Gardado.

# O que se di na mesa: dunha lista, nunca texto libre
phrases-say = Dicir
phrases-title = Dicirlle algo á mesa
phrases-mute = Calar a { $name }
phrases-unmute = Volver oír a { $name }
phrases-off = O que din outros non se amosa: pode cambialo nos axustes.
phrases-said = { $name }: «{ $phrase }»
phrase-hello = Ola!
phrase-good-luck = Sorte!
phrase-well-played = Ben xogado!
phrase-congratulations = Parabéns!
phrase-pity = Que mágoa!
phrase-thanks = Grazas!
phrase-one-moment = Un momento, por favor.
phrase-another-round = Outra máis?
phrase-goodbye = Ata logo!
