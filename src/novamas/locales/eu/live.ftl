# Mahai bateko zuzeneko lerroan esaten dena, mezu batek balio ez duenean.
refused-hello-first = Agurtu lehenik.
refused-not-json = Mezu hori ez da JSON.
refused-unknown-message = Mahaiak ez du mezu hori ulertzen: bidali «do» agindu batekin.
refused-too-large = Mezu batek gehienez { $limit } byte ditu.
refused-too-fast = Azkarregi: gehienez { $limit } mezu segundoko.
refused-house-closing = Etxea une batez itxiko da; itzuli segundo batzuk barru.
refused-key-reused = Gako hau beste agindu baterako erabili da jada; eman agindu bakoitzari bere gakoa.
refused-not-written = Ezin izan da idatzi; beraz, ez da gertatu.
