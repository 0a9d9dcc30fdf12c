import type { Article } from '../../article.ts'

export const cannabis: Article = {
  title: 'Cannabis',
  summary: 'Eine junge Branche zwischen Medizin, Landwirtschaft und Strafrecht, und warum ihre Aktien den Anlegern so zugesetzt haben.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        'Die Branche baut Cannabis für medizinische Zwecke an und verkauft es, auch für andere, wo das Gesetz es erlaubt; sie stellt Öle, Getränke und Arzneimittel her und vermietet Land, Gebäude und Anlagen an jene, die das tun. Hanf, eine Form mit wenig THC, wird zu Fasern, Lebensmitteln und Kosmetik.',
        'Uruguay war das erste Land, das den Verkauf an Erwachsene erlaubte, im Dezember 2013. Kanada folgte am 17. Oktober 2018.',
      ],
    },
    {
      id: 'how',
      title: 'Wie es funktioniert',
      blocks: [
        'Lizenzen entscheiden alles: wer anbauen darf, wie viel, und wer an wen verkaufen darf. In den Vereinigten Staaten erlauben viele Bundesstaaten, was das Bundesrecht lange als Verbrechen behandelt hat; ein Unternehmen darf daher nicht über eine Staatsgrenze liefern, findet schwer eine Bank und konnte jahrelang gewöhnliche Kosten nicht von der Steuer absetzen (Internal Revenue Code § 280E, der für Stoffe der Listen I und II gilt). Was bei Ihnen in Kraft ist, kann sich mit einem Gesetz ändern; sehen Sie nach.',
        'Anleger erreichen die Branche über Aktien, die meist in Kanada notiert sind, über Fonds aus solchen Aktien und über Gesellschaften, denen die Gewächshäuser gehören.',
      ],
    },
    {
      id: 'returns',
      title: 'Woher ein Ertrag kommt',
      blocks: [
        'Am Ende aus dem Verkauf eines landwirtschaftlichen Erzeugnisses. Wo viele anbauen dürfen, fällt sein Preis in Richtung der Anbaukosten. Was bleiben kann, ist eine Marke, ein patentiertes Arzneimittel oder eine Lizenz, die andere nicht bekommen.',
      ],
    },
    {
      id: 'costs',
      title: 'Was es kostet',
      blocks: [
        'Die üblichen Kosten des Aktienhandels, weite Spreads bei kleinen Unternehmen und Verwässerung: Firmen, die Geld verlieren, geben neue Aktien aus, sodass jede alte ein kleinerer Teil des Ganzen ist.',
      ],
    },
    {
      id: 'risks',
      title: 'Typische Risiken',
      blocks: [
        {
          list: [
            'Die Hoffnung kommt zuerst: Aktien stiegen vor der Legalisierung und fielen danach jahrelang, in vielen Fällen um mehr als neun Zehntel.',
            'Das Recht, an jeder Grenze und nach jeder Wahl.',
            'Überangebot und ein unversteuerter Schwarzmarkt, der billiger ist.',
            'Pfennigaktien, die hochgeredet und dann verkauft werden.',
          ],
        },
        'Ein Plan gleichen Namens ist bei uns aufgeführt. Er hat keine Bedingungen und keine Reserve und wird daher [nicht angeboten](/plans).',
      ],
    },
  ],
}
