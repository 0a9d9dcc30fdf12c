import type { Article } from '../../article.ts'

export const stock: Article = {
  title: 'Aktien',
  summary: 'Ein Teil eines Unternehmens: was eine Aktie ihrem Eigentümer gibt, was ihren Kurs bewegt und was sie kostet.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        'Eine Aktie ist ein Teil eines Unternehmens. Wem sie gehört, der darf abstimmen, erhält, was das Unternehmen ausschüttet, und kommt zuletzt, wenn es scheitert: Zuerst werden Beschäftigte, Kreditgeber und das Finanzamt bezahlt. Mehr als der Preis der Aktie kann nicht verloren gehen. Die Niederländische Ostindien-Kompanie verkaufte 1602 Aktien an die Öffentlichkeit, und bald wurden sie in Amsterdam gehandelt.',
      ],
    },
    {
      id: 'how',
      title: 'Wie es funktioniert',
      blocks: [
        'Aktien wechseln an Börsen den Besitzer, wo sich Kauf- und Verkaufsorders in einem Orderbuch treffen. Eine Market-Order nimmt den Preis, der gerade da ist; eine Limit-Order nennt den schlechtesten, den Sie annehmen. In den Vereinigten Staaten wird ein Geschäft seit dem 28. Mai 2024 einen Geschäftstag später abgewickelt.',
        'Gewöhnlich halten ein Broker und eine Verwahrstelle die Aktien für Sie. Fällt der Broker aus, so bleiben sie Ihre, sofern die Bücher ehrlich geführt wurden.',
      ],
    },
    {
      id: 'returns',
      title: 'Woher ein Ertrag kommt',
      blocks: [
        'Aus Dividenden, aus dem Wachstum dessen, was das Unternehmen verdient, und aus einer Änderung dessen, was Käufer für einen Dollar davon zahlen. Die ersten beiden schafft das Unternehmen; das dritte ist Stimmung und gleicht sich erst über lange Zeit aus. Über viele Jahrzehnte haben Aktien vieler Länder mehr gebracht als Anleihen, mit langen und tiefen Einbrüchen.',
      ],
    },
    {
      id: 'costs',
      title: 'Was es kostet',
      blocks: [
        'Die Provision, die heute oft null ist; der Spread, der es nicht ist; der Währungstausch bei ausländischen Aktien; Steuern auf Dividenden und Kurszuwächse. Ein Broker ohne Provision verdient anderswo, zum Beispiel indem er Ihre Orders an einen Market-Maker verkauft.',
      ],
    },
    {
      id: 'risks',
      title: 'Typische Risiken',
      blocks: [
        {
          list: [
            'Ein einzelnes Unternehmen kann scheitern. Von allen börsennotierten haben einige wenige den größten Teil des Zuwachses gebracht, und niemand wusste vorher, welche.',
            'Ganze Märkte halbieren sich zuweilen, zuletzt von 2007 bis 2009 in den Vereinigten Staaten.',
            'Kauf auf Kredit: Der Kredit bleibt, wenn die Aktie weg ist.',
            'Häufiges Handeln. Es kostet Geld, und der Drang ist in den schlechtesten Augenblicken am stärksten.',
          ],
        },
        'Viele Aktien auf einmal, und günstig: siehe [Indizes](/market/indices).',
      ],
    },
  ],
}
