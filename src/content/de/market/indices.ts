import type { Article } from '../../article.ts'

export const indices: Article = {
  title: 'Indizes',
  summary: 'Eine Zahl für einen ganzen Markt: wie sie entsteht, was sie auslässt und wie man in sie anlegt.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        'Ein Index ist ein Rezept. Er nennt eine Liste von Aktien, Anleihen oder Gütern, gibt jedem ein Gewicht und macht aus ihren Kursen eine Zahl. Der Dow Jones Industrial Average erschien erstmals 1896, mit zwölf Unternehmen; der S&P 500 hat seine 500 seit 1957.',
        'Einen Index kann man nicht kaufen. Man kann einen Fonds oder einen Kontrakt kaufen, der ihm folgt.',
      ],
    },
    {
      id: 'how',
      title: 'Wie es funktioniert',
      blocks: [
        'Die meisten Aktienindizes gewichten Unternehmen nach dem Marktwert, daher können die wenigen größten bestimmen, wie sich die Zahl bewegt. Der Dow gewichtet nach dem Kurs je Aktie: Eine Aktie zu 400 Dollar zählt zehnmal so viel wie eine zu 40, wie groß die Unternehmen auch sind. Gleiche Gewichtung behandelt alle gleich und muss mehr handeln.',
        'Achten Sie auf das Kleingedruckte eines Charts. Ein Kursindex lässt Dividenden aus; ein Performanceindex rechnet sie hinzu. Über Jahrzehnte ist der Unterschied größer, als die Zahl im Chart vermuten lässt.',
      ],
    },
    {
      id: 'returns',
      title: 'Woher ein Ertrag kommt',
      blocks: [
        'Aus dem, was darin steckt: Dividenden oder Zinsen, Wachstum dessen, was die Unternehmen verdienen, und eine Änderung dessen, was Käufer dafür zu zahlen bereit sind. Ein Fonds liefert das, abzüglich seiner Kosten. Weil alle Anleger zusammen der Markt sind, muss der Durchschnitt derer, die ihn schlagen wollen, um ihre Kosten hinter dem Index zurückbleiben.',
      ],
    },
    {
      id: 'costs',
      title: 'Was es kostet',
      blocks: [
        'Eine Jahresgebühr, bei großen Indexfonds oft unter einem Viertelprozent, der Spread beim Kaufen und Verkaufen und die Steuer, die der Fonds oder Sie zahlen müssen. Sehen Sie auch auf die Tracking-Differenz: wie weit der Fonds wirklich von seinem Index entfernt war.',
      ],
    },
    {
      id: 'risks',
      title: 'Typische Risiken',
      blocks: [
        {
          list: [
            'Ein Index fällt mit seinem Markt. Von 1929 bis 1932 verlor der Dow fast neun Zehntel; bis 1954 dauerte es, bis er zurück war.',
            'Die Gewichtung nach Wert sammelt Geld in dem, was schon gestiegen ist.',
            'Ein enger Index einer Branche oder eines Landes ist keine Streuung des Risikos.',
            'Gehebelte Kontrakte auf einen Index vervielfachen tägliche Bewegungen und liefern über längere Zeit nicht das Vielfache des Index.',
          ],
        },
      ],
    },
  ],
}
