import type { Article } from '../../article.ts'

export const forex: Article = {
  title: 'Devisen',
  summary: 'Der Markt, auf dem das Geld eines Landes einen Preis im Geld eines anderen bekommt, und was diese Preise bewegt.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        'Devisenhandel, kurz Forex, ist der Tausch einer Währung gegen eine andere. Jeder Kurs ist ein Verhältnis: EUR/USD bei 1.10 heißt, dass ein Euro 1.10 Dollar kostet. Steigt das Verhältnis, so ist der Euro gegenüber dem Dollar gestiegen oder der Dollar gegenüber dem Euro gefallen; niemand kann die eine Seite ohne die andere haben.',
        'Es ist der größte Markt, den es gibt. In der Erhebung der Zentralbanken für April 2022 wechselten an einem durchschnittlichen Tag rund 7.5 Billionen Dollar den Besitzer, und bei 88% aller Geschäfte stand auf einer Seite der Dollar.',
      ],
    },
    {
      id: 'how',
      title: 'Wie es funktioniert',
      blocks: [
        'Es gibt keine zentrale Börse. Banken, Fonds und Broker stellen einander Kurse, rund um die Uhr, von Montagmorgen in Asien bis Freitagabend in New York. Der größte Teil des Umsatzes ist keine Spekulation auf Kassakurse, sondern besteht aus Swaps, mit denen Institute eine Währung gegen eine andere für Tage oder Monate leihen.',
        'Unternehmen bezahlen damit Lieferanten und halten den Kurs einer künftigen Zahlung fest. Zentralbanken steuern oder verteidigen damit einen Kurs. Reisende und Menschen, die Geld nach Hause schicken, benutzen sein teuerstes Ende.',
      ],
    },
    {
      id: 'returns',
      title: 'Woher ein Ertrag kommt',
      blocks: [
        'Eine Währung für sich bringt nur den Zins ihres Landes. Wer eine hoch verzinste Währung mit Geld hält, das in einer niedrig verzinsten geliehen ist, erhält den Unterschied, Carry genannt, solange sich der Wechselkurs nicht dagegen bewegt. Alles andere ist eine Änderung des Verhältnisses, und was die eine Seite bekommt, verliert die andere.',
      ],
    },
    {
      id: 'costs',
      title: 'Was es kostet',
      blocks: [
        'Der Unterschied zwischen Kauf- und Verkaufskurs (der Spread), bei manchen Brokern eine Provision, und Zinsen für Positionen, die über Nacht gehalten werden. Bei Reisegeld und Kartenzahlungen steckt der Preis im Kurs: Vergleichen Sie ihn mit dem Mittelkurs derselben Minute.',
      ],
    },
    {
      id: 'risks',
      title: 'Typische Risiken',
      blocks: [
        {
          list: [
            'Kurse bewegen sich mit Zinsentscheiden und Politik, oft in Sekunden und an jeder Order vorbei, die einen Verlust begrenzen sollte.',
            'Feste Kurse halten, bis sie nicht mehr halten. Als die Schweizerische Nationalbank am 15. Januar 2015 ihre Grenze zum Euro aufgab, stieg der Franken innerhalb von Minuten um weit mehr als zehn Prozent.',
            'Carry bringt lange Zeit wenig und kann alles auf einmal verlieren.',
            'Ersparnisse in fremder Währung steigen und fallen mit ihr, gleich welche Zinsen sie bringen.',
          ],
        },
        'Was Privatleute auf diesem Markt tun, ist unter [Forex-Trading](/market/forex_trading) beschrieben.',
      ],
    },
  ],
}
