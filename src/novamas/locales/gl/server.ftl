# O servidor: a súa orde, os seus problemas, a súa única páxina.

help-serve =
    Abre o casino: HTTP e WebSocket nesta máquina, cun almacén propio e sen nada que configurar.

    A primeira vez abre unha sala e escribe unha ligazón dun só uso para a dirección.
examples-serve =
    Exemplos:
      novamas serve
      novamas serve --port 8080 --store casino.db
      novamas serve --store postgresql://user@host/novamas --host 0.0.0.0 --secure
      novamas serve --store postgresql://user@host/novamas --internal 10.0.0.5:7000
option-serve-port = O porto.
option-serve-host = O enderezo no que escoita; só esta máquina se non se nomea outro.
option-serve-store = O almacén: un ficheiro ou postgresql://…; casino-2.db no cartafol de datos do usuario se non se nomea.
option-serve-internal = O enderezo no que outros servidores da mesma casa chegan a este (só con PostgreSQL); só esta máquina se non se nomea outro.
option-serve-advertise = O enderezo que se lles dá aos outros servidores, se non é o de --internal (0.0.0.0, un contedor, un túnel).
option-serve-demo = Xogo rápido e con compañía en cada mesa: para mirar.
option-serve-open = Abre a páxina no navegador; noutro porto se o 8000 está ocupado.
option-serve-secure = Ao servidor chégase por https (tras un proxy): as cookies só se envían así.
option-serve-quiet = Sen liñas de rexistro, agás as de erros.
option-serve-log-level = Desde que nivel se escriben liñas de rexistro: debug, info (cada petición e cada orde), warning, error; warning se non se nomea.
option-serve-log-format = Como se escriben as liñas de rexistro: text para persoas, json para programas; por defecto, segundo as lea alguén ou non.
option-serve-metrics = Mostra tamén aquí as cifras para Prometheus, a quen chegue a este enderezo: un privado.
option-serve-config = Un ficheiro (TOML) con opcións desta orde, cada unha co seu nome; o que se teclea e o contorno (NOVAMAS_PORT, etcétera) van antes.
option-serve-metrics-token = Quen a envíe pode ler /metrics desde outra máquina; mellor na variable de contorno NOVAMAS_METRICS_TOKEN, que ninguén máis ve.
serve-store = Almacén: { $store }
serve-open = O casino está aberto en { $address } ({ $tables } mesas). API: { $address }/api/docs
serve-no-level = Non hai ningún nivel de rexistro «{ $value }»
serve-no-format = Non hai ningún formato de rexistro «{ $value }»
serve-metrics = Prometheus le as cifras en { $address }.
config-unread = Os axustes de { $path } non se poden ler: { $why }.
config-no-toml = { $path } non é TOML: { $why }.
config-no-such = { $path }: non hai ningún axuste «{ $value }»
config-wrong-kind = { $path }: o que hai en «{ $value }» non é da clase debida.
config-no-switch = «{ $value }» en { $name } non é nin si nin non.
serve-internal = Os outros servidores da casa chegan a este en { $address }, se teñen a súa chave.
serve-director = Dirección: entre unha soa vez con esta ligazón e elixa un contrasinal (o seu nome é «director»): { $link }
serve-floor-opened = Ábrense { $count ->
    [one] unha mesa
   *[other] { $count } mesas
} da sala: { $tables }.
serve-floor-unlike = { $count ->
    [one] Unha mesa abriuse
   *[other] { $count } mesas abríronse
} doutro xeito que o que di a sala, { $count ->
    [one] e segue así
   *[other] e seguen así
}: { $tables }.
serve-floor-besides = Seguen abertas mesas das que a sala non fala: { $tables }.
serve-first = Primeira vez: ábrese a sala.
serve-stopping = Péchase: non se admite nada máis, e o que está en marcha consérvase.
serve-stopped = Pechado. Cada mesa seguirá onde estaba.
serve-demo-over = Pechado. A demostración rematou, e con ela as súas mesas e os seus libros.
serve-port-taken = O porto { $port } de { $host } está ocupado; elixa outro con { $option }.
serve-no-address = { $host } non é un enderezo desta máquina.
serve-port-wrong = Un porto é un número de 0 a 65535, non { $port }.
serve-port-forbidden = Este usuario non pode usar o porto { $port }; elixa un por riba de 1023 con { $option }.
serve-address-wrong = «{ $value }» non é un enderezo para { $option }: escriba HOST ou HOST:PORTO, como 10.0.0.5:7000.
serve-internal-alone = Só os servidores que comparten un PostgreSQL se chaman entre si: --internal necesita --store postgresql://….
serve-advertise-alone = --advertise di onde se chega ao enderezo de --internal: noméeo tamén.
serve-advertise-needed = A { $host } non pode chamar ninguén: diga con --advertise onde chegan a este os outros servidores.
serve-no-folder = Non se pode crear o cartafol { $folder }: { $why }.
serve-already = Outro servidor ten aberto este almacén; só en PostgreSQL o comparten varios.
serve-token-wrong = A clave para as métricas ten polo menos { $least } caracteres ASCII.
serve-needs-extra = O servidor non está instalado: pip install 'novamas[server]'.
serve-restored = Este almacén restaurouse dunha copia o { $when }; responde diso { $by }: { $reason }

problem-bad-request = Esa petición non ten sentido aquí.
problem-not-signed-in = Identifíquese primeiro, ou entre como convidado.
problem-not-found = Non hai nada neste enderezo.
problem-wrong-method = Este enderezo non admite ese método.
problem-too-large = É máis do que este servidor le dunha vez.
problem-fault = Algo rompeu na casa; nada se deu por feito. Ténteo de novo.
bad-too-many = Demasiado en moi pouco tempo; o próximo intento vale dentro de { $wait } s.
bad-busy = A casa está ocupada; volva intentalo dentro de { $wait } s.
bad-not-utf = O enviado non é UTF-8.
bad-too-deep = O enviado ten demasiados niveis.
problem-crowded = Hai demasiadas conexións abertas; volva intentalo dentro dun momento.
problem-too-slow = A petición tardou demasiado en chegar.

refused-not-that-many-bots = { $value } non é un número posible de autómatas: fan compañía ata { $limit } nunha mesa.
refused-too-many-lines = Xa ten { $limit } mesas abertas á vez; peche algunha.
refused-too-many-lines-here = Desde este enderezo xa hai { $limit } mesas abertas á vez.
refused-name-taken = O nome «{ $value }» xa está ocupado.
refused-name-mixed = O nome «{ $value }» mestura alfabetos; escríbao nun só.
refused-name-of-the-house = O nome «{ $value }» é da casa ou do seu persoal; elixa outro.
refused-guests-stay-guests = Un convidado segue a ser convidado, e ninguén pasa a selo.
refused-last-director = Unha casa necesita dirección: esta é a última persoa que a exerce.
refused-changed-meanwhile = A conta cambiou entrementres; ténteo de novo.
refused-drawn-not-typed = Nesta mesa sortea a casa, cun segredo comprometido de antemán: aquí ninguén teclea resultados.
refused-chance-is-settled = De onde saen os resultados decídese ao abrir a mesa e non cambia mentres está aberta.
refused-round-is-running = A xogada está en marcha: como vai a mesa cámbiase entre dúas xogadas.
refused-no-company-for-cash = Nunha mesa de diñeiro non hai compañía da casa; só nas de fichas de xogo.
refused-play-money-only = As fichas de xogo non se compran nin se cobran: non pasan pola caixa nin se cambian por billetes.
refused-guests-have-no-cash = Un convidado só ten fichas de xogo: para xogar con diñeiro fai falta unha conta.
refused-preview-would-reveal = O que isto sacaría á luz non se pode amosar antes de que ocorra.

enter-password = Elixa un contrasinal:
enter-go = Entrar
enter-password-length = Un contrasinal ten de { $least } a { $most } caracteres.
enter-done = Benvido. O seu nome é «{ $name }»; desde agora entre co seu contrasinal.
pages-unbuilt = O cliente do navegador non está construído aquí.
pages-build = Nunha copia do repositorio, execute { $command } e volva cargar esta páxina.

# -- demostración

option-demo-law = A lei cuxos xogos se amosan.
option-demo-guests = Cantos convidados hai como moito á vez.
option-demo-minutes = Cantos minutos dura unha noite.
option-demo-nights = Cantas noites; 0, ata que se pecha.
demo-minutes-wrong = Unha noite dura entre { $least } e { $most } minutos.
demo-guests-wrong = Os convidados son de 1 a { $most }, e as noites non son negativas.
demo-open = Noite de sábado en { $minutes } minutos, con ata { $guests } convidados da casa: calquera pode mirar, sentar e comprobar.
demo-auditor = Para revisar os libros entre como «{ $name }» co contrasinal { $password }
help-demo =
    Abrir un casino de demostración: unha noite de sábado en minutos, con centos de convidados da casa en todos os xogos dunha lei.

    Escríbese nun almacén que desaparece ao pechar. Calquera pode mirar, sentar e revisar os libros.
examples-demo =
    Exemplos:
      novamas demo --open
      novamas demo --minutes 10 --guests 120 --law galicia-2007
