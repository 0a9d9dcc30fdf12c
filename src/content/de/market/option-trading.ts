import type { Article } from '../../article.ts'

export const optionTrading: Article = {
  title: 'Optionen',
  summary:
    'Das Recht, ohne die Pflicht, zu einem festen Preis zu kaufen oder zu verkaufen: Versicherung für die einen, Lotterie für die anderen.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        'Ein Call ist das Recht, etwas bis zu einem festen Tag zu einem festen Preis zu kaufen; ein Put ist das Recht, es zu verkaufen. Der Käufer zahlt eine Prämie und kann nicht mehr als diese verlieren. Der Verkäufer erhält die Prämie und übernimmt die Pflicht, die bei einem ungedeckten Call keine Obergrenze hat.',
        'Standardisierte Aktienoptionen werden gehandelt, seit im April 1973 die Chicago Board Options Exchange öffnete, in dem Jahr, in dem die Black-Scholes-Formel veröffentlicht wurde. In den Vereinigten Staaten steht ein Kontrakt für 100 Aktien.',
      ],
    },
    {
      id: 'how',
      title: 'Wie es funktioniert',
      blocks: [
        'Ein Beispiel mit runden Zahlen: Eine Aktie kostet 100, ein Call bei 105 für drei Monate kostet 3. Endet die Aktie bei 104, so ist der Call nichts wert, und die 3 sind verloren, obwohl die Aktie gestiegen ist. Bei 108 kommt der Käufer ohne Verlust heraus. Bei 115 ist der Call 10 wert.',
        'Die Prämie hängt vom Kurs der Aktie ab, von der verbleibenden Zeit und vor allem davon, wie stark die Aktie voraussichtlich schwankt. Wer in der Richtung recht hat und sich bei Zeit oder Schwankung irrt, verliert trotzdem.',
      ],
    },
    {
      id: 'returns',
      title: 'Woher ein Ertrag kommt',
      blocks: [
        'Eine Option schafft kein Einkommen; sie verschiebt Risiko gegen einen Preis von einer Seite auf die andere. Verkäufer werden, im Durchschnitt ein wenig gut, dafür bezahlt, seltene große Verluste zu tragen. Käufer zahlen für Schutz, wie man es bei einer Versicherung tut, oder für eine kleine Aussicht auf viel.',
      ],
    },
    {
      id: 'costs',
      title: 'Was es kostet',
      blocks: [
        'Provision je Kontrakt und ein Spread, der bei selten gehandelten Basispreisen weit ist, oft mehrere Prozent der Prämie. Verkäufer müssen eine Sicherheit hinterlegen und können über Nacht zu mehr aufgefordert werden.',
      ],
    },
    {
      id: 'risks',
      title: 'Typische Risiken',
      blocks: [
        {
          list: [
            'Die Zeit arbeitet gegen jeden Käufer, am schnellsten in den letzten Wochen.',
            'Viele Optionen verfallen wertlos und mit ihnen der ganze Einsatz.',
            'Verkäufer können ein Vielfaches dessen verlieren, was sie eingenommen haben.',
            'Vorzeitige Ausübung, Dividenden und Aktiensplits ändern, was man hält.',
            'Produkte für einen einzigen Tag und binäre Optionen: Die Aufsicht der Europäischen Union nahm binäre Optionen im Juli 2018 vom Markt für Privatkunden.',
          ],
        },
      ],
    },
  ],
}
