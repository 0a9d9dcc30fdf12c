import type { Article } from '../../article.ts'

export const fixedIncome: Article = {
  title: 'Festverzinsliche Anlagen',
  summary:
    'Geld verleihen an Staaten und Unternehmen: Anleihen, wofür ihre Zinsen entschädigen und warum ihre Kurse fallen, wenn Zinsen steigen.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        'Eine Anleihe ist ein Kredit, den man weiterverkaufen kann. Der Schuldner zahlt einen festen Zins, den Kupon, und gibt an einem bestimmten Tag den Nennwert zurück. Geldmarktpapiere laufen Monate, Anleihen Jahre. Geldmarktfonds halten die kürzesten von ihnen.',
      ],
    },
    {
      id: 'how',
      title: 'Wie es funktioniert',
      blocks: [
        'Der Kupon steht fest, der Kurs nicht. Zahlen neue Anleihen 5% und Ihre 3%, so gibt niemand den vollen Preis für Ihre. Eine Faustregel: Für jeden Prozentpunkt, um den die Zinsen steigen, verliert eine Anleihe etwa so viel Prozent, wie ihre Duration Jahre hat. Bei einer Duration von 7 kostet ein Punkt etwa 7%.',
        'Wer eine Anleihe bis zum letzten Tag behält, erhält den Nennwert, sofern der Schuldner zahlt. Dazwischen zählt der Kurs nur, wenn Sie verkaufen müssen.',
      ],
    },
    {
      id: 'returns',
      title: 'Woher ein Ertrag kommt',
      blocks: [
        'Zuerst aus Zinsen, und sie entschädigen für drei Dinge: das Warten, die Inflation und die Möglichkeit, nicht bezahlt zu werden. Ein Schuldner, der viel mehr bieten muss als der Staat, tut das aus einem Grund. Die Rendite bis zur Fälligkeit fasst Kupon, Kurs und Restlaufzeit in einer Jahreszahl zusammen und unterstellt, dass jede Zahlung eintrifft.',
        'Ein fester Satz weit über dem vergleichbarer Schuldner wird entweder aus etwas bezahlt, das versiegen kann, oder gar nicht. Fragen Sie, was dahintersteht und ob es heute da ist. Unsere eigenen Pläne, mit Spielgeld, antworten mit der [Reserve](/proof).',
      ],
    },
    {
      id: 'costs',
      title: 'Was es kostet',
      blocks: [
        'Bei einzelnen Anleihen vor allem der Spread, der bei kleinen Beträgen und seltenen Papieren weit ist; bei Fonds die Jahresgebühr, die hier schwerer wiegt als bei Aktien, weil der Ertrag kleiner ist.',
      ],
    },
    {
      id: 'risks',
      title: 'Typische Risiken',
      blocks: [
        {
          list: [
            'Die Zinsen steigen. 2022 fielen Anleihen und Aktien im selben Jahr, und breite Anleihefonds verloren mehr als ein Zehntel.',
            'Der Schuldner fällt aus oder ändert die Bedingungen. Auch Staaten haben das getan: Russland 1998, Argentinien 2001, Griechenland 2012.',
            'Inflation zehrt eine feste Zahlung von innen auf.',
            'In einer Krise finden manche Anleihen zu keinem fairen Preis einen Käufer.',
          ],
        },
      ],
    },
  ],
}
