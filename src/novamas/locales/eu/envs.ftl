# Ikasteko inguruneak: novamas envs

help-envs =
    Ikasteko ingurune baten zenbakiak: agente batek joko batean zer esan dezakeen, eta zer ikusten duen.

    Jokoaren motetatik eta beti berdin jokatzen diren txanda batzuetatik datoz; ez dago ezer eskuz idatzita. GAME gabe, dauden inguruneak. Gymnasium eta PettingZoo gehigarriarekin datoz: pip install 'novamas[envs]'.
examples-envs =
    Adibideak:
      novamas envs
      novamas envs three-card-poker
      novamas envs texas-holdem --agents 4 --json
option-envs-game = Joko bat; gabe, dauden inguruneak.
option-envs-agents = Zenbat agentek ikasten duten mahaian: bat Gymnasiumekin, hainbat PettingZoorekin.
envs-id = Ingurunea
envs-law = Legea
envs-game = Jokoa
envs-number = Zenbakia
envs-act = Ekintza
envs-values = Zer dioen
envs-wait = itxaron: mahaiak aurrera egiten du
envs-begin = ekintza hau hasten du
envs-value = dagokion eremuaren balioa, eremuaren arabera:
envs-field-amount = { $act } · { $field }: gutxienekoa { $times } aldiz; azkena, gehienekoa
envs-field-words = { $act } · { $field }: { $words }
envs-field-numbers = { $act } · { $field }: zenbakia bera, edo eskaintzen denaren ordenako lekua
envs-cell = Laukia
envs-kind = Zer den
envs-words = Hitzak, { $from } zenbakitik aurrera
envs-acts = Agente batek esan dezakeena: { $count } zenbaki
envs-sights = Ikusten duena: { $count } zenbaki; -1 ezkutuan dagoena edo ez dagoena da
envs-kind-number = zenbakia
envs-kind-word = hitza, edo pertsona: 0 agentea da
envs-kind-yes-no = bai (1) edo ez (0)
envs-kind-length = zenbat dauden
envs-kind-key = gakoa
envs-kind-form = betetzen ari dena
bad-envs-places = { $game } jokoan ({ $law }) ez dago { $people } pertsonarentzako lekurik.
bad-envs-one = Gymnasium ingurune batek agente bat du; novamas.envs.table delakoak hainbat ditu.
bad-envs-several = PettingZoo ingurune batek gutxienez bi agente ditu; novamas.envs.seat delakoak bat du.
