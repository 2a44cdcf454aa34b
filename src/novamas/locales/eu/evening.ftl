# Jokalari baten gaua: zer jokatu duen eta bere zortea.

evening-title = Nire gaua
evening-nobody = Sartu gonbidatu gisa edo zure kontuarekin eta jokatu: hemen kontatuko dizugu.
evening-players = Hemen jokalari bakoitzak berea ikusten du. Langileek ez dute jokatzen.
evening-nothing = Oraindik ez duzu inongo mahaitan jokatu.
evening-tables = Izan zaren mahaiak
evening-rounds = Jokaldiak
evening-staked = Guztira apustatua
evening-net = Emaitza
evening-mean = Espero zena, etxearen abantailagatik
evening-band = Hirutik bitan, honen artean
evening-luck = Apustu hauekin berekin egindako gau guztietatik, { $below } zurea baino okerrago amaituko litzateke, eta { $above } hobeto.
evening-lacking = Joko honen probabilitateak oraindik ez daude kontatuta: zorteaz ez da ezer esaten.
evening-unknown = Oraindik ez dago nahikorik, edo probabilitateek ezer esaten ez duten apustuak daude: zorteaz ez da ezer esaten.
evening-chart = Zure emaitza jokaldi bakoitzaren ondoren: amaieran { $net }; espero zena { $mean } zen.
evening-legend = Lerro betea: zure emaitza jokaldi bakoitzaren ondoren. Etena: espero zena. Banda ilunak hirutik bi gau ditu, argiak ia guztiak. Probabilitate zehatzekin kalkulatua; jokaldi bereko apustuak independentetzat hartzen dira.
evening-each = Jokaldiz jokaldi
evening-round = Jokaldia
evening-bets = Apustuak
evening-again = Berriz ikusi
evening-again-round = { $round }. jokaldia berriz ikusi
