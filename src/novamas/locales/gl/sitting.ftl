# A sesión da casa no navegador: portas, admisión, garantía, fianza.

web-nav-sitting = Sesión
sitting-title = Sesión
sitting-number = Sesión { $number }
sitting-none = Aínda non se abriu ningunha sesión.
sitting-runs = Aberta conforme a { $law } desde { $from }; pecha á hora: { $to }.
sitting-over = Pechada: { $at }.
sitting-house = A sala
sitting-people = Persoas na sala
sitting-places = Prazas nas mesas
sitting-places-any = sen límite
sitting-without = Persoas sen praza
sitting-turned-away = Non admitidas
sitting-away-age = pola idade
sitting-away-barred = por prohibición
sitting-cage = Diñeiro na caixa que garante as apostas
sitting-cage-then = O que piden as mesas en efectivo; con fichas de xogo, nada.
sitting-guarantee = Garantía que piden as mesas
sitting-count = Reconto da caixa
sitting-count-do = Apuntar o reconto
sitting-open = Abrir a sesión
sitting-open-do = Abrir as portas
sitting-closes = Hora de peche
sitting-last-call = Minutos para anunciar as últimas
sitting-last-call-then = Antes da hora, e non antes.
sitting-present = Persoas que agardan
sitting-close = Pechar a sesión
sitting-close-then = { $tables ->
    [0] Todas as mesas están pechadas.
    [one] Queda unha mesa aberta.
   *[other] Quedan { $tables } mesas abertas.
}
sitting-close-do = Pechar as portas
sitting-deposit = Fianza
sitting-deposit-then = Sen a fianza completa non se abre ningunha sesión.
sitting-deposit-lodged = Deposítase
sitting-deposit-required = A que pide a autorización
sitting-deposit-do = Depositar
sitting-lodged = Depositado: { $amount }.
sitting-door = A porta
sitting-admit-who = Admisión de { $name }
sitting-document = Número do documento
sitting-document-then = Non se garda; só unha marca que ninguén pode ler.
sitting-born = Data de nacemento
sitting-born-then = Non se garda.
sitting-note = Nota
sitting-admit = Admitir
sitting-admitted = { $name } está na sala.
sitting-register = Rexistro de admisión
sitting-register-empty = Ninguén entrou nesta sesión.
sitting-who = Persoa
sitting-in = Entrada
sitting-out = Saída
sitting-mark = Marca do documento
sitting-goes = Sae
