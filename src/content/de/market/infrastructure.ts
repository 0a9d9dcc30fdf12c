import type { Article } from '../../article.ts'

export const infrastructure: Article = {
  title: 'Infrastruktur',
  summary: 'Netze, Straßen, Häfen und Stromleitungen: langlebige Anlagen, für deren Nutzung viele ein wenig zahlen.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        'Infrastruktur ist das, worauf alles andere läuft: Strom- und Gasnetze, Wasser, Eisenbahnen, Mautstraßen, Flughäfen, Häfen, Datenkabel und Masten. Sie kostet viel im Bau, wenig im Betrieb und dient Jahrzehnte. Oft gibt es sie nur einmal, und deshalb wird sie reguliert.',
      ],
    },
    {
      id: 'how',
      title: 'Wie es funktioniert',
      blocks: [
        'Drei Arten der Bezahlung sind üblich. Ein reguliertes Netz darf auf das Geld, das darin steckt, einen erlaubten Satz verdienen. Eine Konzession lässt ein Unternehmen etwa dreißig Jahre lang Maut erheben, dann fällt die Straße an den Staat zurück. Ein Vertrag bezahlt dafür, dass etwas bereitsteht, ob jemand kommt oder nicht.',
        'Große Fonds und Pensionskassen besitzen solche Anlagen direkt. Andere können Aktien von Netzgesellschaften oder börsennotierte Fonds kaufen.',
      ],
    },
    {
      id: 'returns',
      title: 'Woher ein Ertrag kommt',
      blocks: [
        'Aus Entgelten der Nutzer oder Zahlungen des Staates, oft vertraglich an die Inflation gebunden. Ein großer Teil des Preises ist geliehen, was den Ertrag in guten Zeiten hebt. Eine neue Straße trägt das Risiko, zu spät gebaut und zu wenig befahren zu werden; eine alte steht einer Anleihe näher und wird so bewertet: Steigen die Zinsen, so fällt ihr Wert.',
      ],
    },
    {
      id: 'costs',
      title: 'Was es kostet',
      blocks: [
        'Direkte Fonds nehmen ein bis zwei Prozent Verwaltungsgebühr und einen Anteil am Zuwachs, zehn Jahre lang und länger. Börsennotierte Fonds kosten weniger und schwanken mit dem Aktienmarkt.',
      ],
    },
    {
      id: 'risks',
      title: 'Typische Risiken',
      blocks: [
        {
          list: [
            'Die Aufsicht oder eine neue Regierung ändert die Regeln. Die Anlage lässt sich nicht woandershin bringen.',
            'Verkehrsprognosen sind hoffnungsvoll. Der Kanaltunnel, 1994 eröffnet, kostete weit mehr als geplant, beförderte weit weniger Fahrgäste als vorhergesagt, und seine ersten Aktionäre verloren fast alles.',
            'Billige Schulden müssen zu einem höheren Satz erneuert werden.',
            'Technik und Klima: Leitungen, die niemand braucht, Küsten, die wandern.',
          ],
        },
      ],
    },
  ],
}
