# Os contornos de aprendizaxe: novamas envs

help-envs =
    Os números dun contorno de aprendizaxe: que pode dicir un axente nun xogo e que ve del.

    Saen dos tipos do xogo e dunhas roldas que se xogan sempre igual; nada está escrito á man. Sen GAME, os contornos que hai. Gymnasium e PettingZoo veñen co extra: pip install 'novamas[envs]'.
examples-envs =
    Exemplos:
      novamas envs
      novamas envs three-card-poker
      novamas envs texas-holdem --agents 4 --json
option-envs-game = Un xogo; sen el, os contornos que hai.
option-envs-agents = Cantos axentes aprenden na mesa: un con Gymnasium, varios con PettingZoo.
envs-id = Contorno
envs-law = Lei
envs-game = Xogo
envs-number = Número
envs-act = Acto
envs-values = Que di
envs-wait = agarda: a mesa segue
envs-begin = comeza este acto
envs-value = o valor do campo que toca, segundo o campo:
envs-field-amount = { $act } · { $field }: { $times } veces o mínimo; o último, o máximo
envs-field-words = { $act } · { $field }: { $words }
envs-field-numbers = { $act } · { $field }: o número mesmo, ou o sitio na orde do que se ofrece
envs-cell = Cela
envs-kind = Que é
envs-words = Palabras, desde o número { $from }
envs-acts = O que pode dicir un axente: { $count } números
envs-sights = O que ve: { $count } números; -1 é o que está oculto ou non hai
envs-kind-number = número
envs-kind-word = palabra, ou persoa: 0 é o axente
envs-kind-yes-no = si (1) ou non (0)
envs-kind-length = cantos hai
envs-kind-key = clave
envs-kind-form = o que se está a encher
bad-envs-places = En { $game } ({ $law }) non hai sitio para { $people } persoas.
bad-envs-one = Un contorno de Gymnasium ten un axente; novamas.envs.table ten varios.
bad-envs-several = Un contorno de PettingZoo ten polo menos dous axentes; novamas.envs.seat ten un.
