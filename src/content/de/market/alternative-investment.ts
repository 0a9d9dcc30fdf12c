import type { Article } from '../../article.ts'

export const alternativeInvestment: Article = {
  title: 'Alternative Anlagen',
  summary: 'Alles, was weder Aktie noch Anleihe noch Bargeld ist: Hedgefonds, Private Equity, private Kredite und Dinge.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        'Das Wort benennt, was übrig bleibt. Hedgefonds handeln frei und dürfen auf fallende Kurse setzen. Private Equity kauft Unternehmen, verändert und verkauft sie; Wagniskapital tut das mit jungen. Private Kreditgeber verleihen, wo Banken es nicht tun. Auch Sammlerstücke wie Kunst, Wein und Uhren gehören hierher. [Infrastruktur](/market/infrastructure), [Immobilien](/market/estate) und [Kryptowerte](/market/cryptocurrency) werden oft dazugezählt.',
      ],
    },
    {
      id: 'how',
      title: 'Wie es funktioniert',
      blocks: [
        'Meist über Fonds mit wenigen großen Anlegern und langen Kündigungsfristen. Ein Private-Equity-Fonds läuft etwa zehn Jahre: Er ruft Geld ab, wenn er etwas zu kaufen findet, und zahlt es zurück, wenn er verkauft hat. In vielen Ländern werden nur professionelle oder vermögende Anleger zugelassen, weil der übliche Schutz nicht gilt.',
      ],
    },
    {
      id: 'returns',
      title: 'Woher ein Ertrag kommt',
      blocks: [
        'Aus geliehenem Geld, aus besserer Führung des Gekauften, aus der Bezahlung fürs Warten und aus Können, das selten ist und seinen Preis hat. Die gemeldeten Zahlen sehen glatt aus, weil nichts täglich bewertet wird; da fehlt eher die Messung als das Risiko. Der Unterschied zwischen guten und schlechten Verwaltern ist weit größer als an öffentlichen Märkten.',
      ],
    },
    {
      id: 'costs',
      title: 'Was es kostet',
      blocks: [
        'Die klassische Form heißt „zwei und zwanzig“: jedes Jahr zwei Prozent des Vermögens und ein Fünftel des Zuwachses. Von 10% Ertrag vor Kosten bleiben damit rund 6.4%. Fragen Sie, ob das Fünftel erst oberhalb eines Mindestertrags fällig wird und ob frühere Verluste zuerst aufgeholt werden müssen.',
      ],
    },
    {
      id: 'risks',
      title: 'Typische Risiken',
      blocks: [
        {
          list: [
            'Sie kommen nicht heraus, wann Sie wollen. Fonds können auch die Tore schließen, wenn viele auf einmal fragen.',
            'Preise sind Schätzungen derer, die daran eine Gebühr verdienen.',
            'Hebel im Inneren des Fonds, die Sie nicht sehen.',
            'Datenbanken vergangener Erträge lassen jene aus, die aufgegeben haben.',
            'Ein Sammlerstück zahlt nichts, kostet Lagerung und Versicherung und kann eine Fälschung sein.',
          ],
        },
      ],
    },
  ],
}
