# Los entornos de aprendizaje: novamas envs

help-envs =
    Los números de un entorno de aprendizaje: qué puede decir un agente en un juego y qué ve de él.

    Salen de los tipos del juego y de unas rondas que se juegan siempre igual; nada está escrito a mano. Sin GAME, los entornos que hay. Gymnasium y PettingZoo vienen con el extra: pip install 'novamas[envs]'.
examples-envs =
    Ejemplos:
      novamas envs
      novamas envs three-card-poker
      novamas envs texas-holdem --agents 4 --json
option-envs-game = Un juego; sin él, los entornos que hay.
option-envs-agents = Cuántos agentes aprenden en la mesa: uno con Gymnasium, varios con PettingZoo.
envs-id = Entorno
envs-law = Ley
envs-game = Juego
envs-number = Número
envs-act = Acto
envs-values = Qué dice
envs-wait = espera: la mesa sigue
envs-begin = empieza este acto
envs-value = el valor del campo que toca, según el campo:
envs-field-amount = { $act } · { $field }: { $times } veces lo mínimo; el último, lo máximo
envs-field-words = { $act } · { $field }: { $words }
envs-field-numbers = { $act } · { $field }: el número mismo, o el sitio en el orden de lo que se ofrece
envs-cell = Casilla
envs-kind = Qué es
envs-words = Palabras, desde el número { $from }
envs-acts = Lo que puede decir un agente: { $count } números
envs-sights = Lo que ve: { $count } números; -1 es lo que está oculto o no hay
envs-kind-number = número
envs-kind-word = palabra, o persona: 0 es el agente
envs-kind-yes-no = sí (1) o no (0)
envs-kind-length = cuántos hay
envs-kind-key = clave
envs-kind-form = lo que se está rellenando
bad-envs-places = En { $game } ({ $law }) no hay sitio para { $people } personas.
bad-envs-one = Un entorno de Gymnasium tiene un agente; novamas.envs.table tiene varios.
bad-envs-several = Un entorno de PettingZoo tiene al menos dos agentes; novamas.envs.seat tiene uno.
