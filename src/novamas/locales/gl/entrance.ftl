# A entrada: vir como convidado, identificarse, unha ligazón dun só uso, o nome e o contrasinal.

entrance-guest = Xogar como convidado
entrance-guest-why = Sen nome nin contrasinal, con fichas de xogo.
entrance-sign-in = Acceder
entrance-sign-in-title = Acceder
entrance-or = ou
entrance-name = Nome
entrance-role = Función
entrance-password = Contrasinal
entrance-forgot = Esqueceu o contrasinal? A dirección dálle unha ligazón nova.

entrance-password-title = Elixa un contrasinal
entrance-password-why = A súa ligazón serve unha soa vez. Desde agora entrará co seu nome e con este contrasinal.
entrance-password-new = Contrasinal novo
entrance-password-old = Contrasinal actual
entrance-password-length = De { $least } a { $most } caracteres.
entrance-password-seen = Mostrar o que escribo
entrance-password-keep = Gardar e entrar
entrance-password-change = Cambiar o contrasinal
entrance-password-done = O contrasinal cambiou. As súas demais sesións pecháronse.

entrance-welcome = Dámoslle a benvida
entrance-welcome-then = O seu nome para entrar é «{ $name }».
entrance-account-title = A súa conta
entrance-go = Ir a: { $place }
entrance-ways = Ligazóns para entrar na súa conta
entrance-ways-then = Quen usa unha elixe un contrasinal novo. Se algunha non a pediu vostede, dígallo á dirección ou á auditoría.
entrance-way = O { $day } ás { $time } a dirección fixo unha ligazón dun só uso para a súa conta.
entrance-way-used = Usouse o { $day } ás { $time }.
entrance-way-unused = Non se usou.

entrance-rename = Cambiar de nome
entrance-name-me = Dicir o meu nome
entrance-name-title = Como lle chamamos?
entrance-name-new = O seu nome nas mesas
entrance-name-keep = Gardar o nome
entrance-name-done = Chamarémoslle { $name }.
entrance-name-guest = Pode velo quen xoga con vostede. Pode borrarse e non queda nos libros.
entrance-name-account = Pode velo quen xoga con vostede, e con el entra vostede.

entrance-refused-wrong-password = O nome ou o contrasinal non son correctos.
entrance-refused-wrong-ticket = Esta ligazón xa se usou, ou caducou. A dirección pode darlle outra.
entrance-refused-too-many = Son demasiados intentos seguidos. Agarde un momento.
entrance-refused-bad-input-name = Un nome ten ata 40 letras, cifras, espazos, puntos, apóstrofos e guións, e comeza por letra ou cifra.
