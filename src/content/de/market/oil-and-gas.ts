import type { Article } from '../../article.ts'

export const oilAndGas: Article = {
  title: 'Öl und Gas',
  summary: 'Die Brennstoffe, die noch immer das meiste in der Welt bewegen: vom Bohrloch bis zum Preis, und wer unterwegs was verdient.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        'Die Branche hat drei Teile. Upstream findet und fördert Öl und Gas, Midstream befördert und lagert sie, Downstream verarbeitet und verkauft. Öl wird in Fass zu 42 US-Gallonen gezählt, etwa 159 Liter. Zwei Sorten geben den Ton an: Brent aus der Nordsee und West Texas Intermediate. Gas ist regional, weil es Leitungen braucht oder mit großem Aufwand verflüssigt werden muss.',
      ],
    },
    {
      id: 'how',
      title: 'Wie es funktioniert',
      blocks: [
        'Auf kurze Sicht können weder Autofahrer noch Bohrlöcher viel ändern, daher bewegen kleine Knappheiten den Preis stark. Eine Gruppe von Ausfuhrländern, die OPEC (1960 in Bagdad gegründet), versucht mit anderen, das Angebot zu steuern. Vorräte, Schifffahrt und die Stärke des Dollars tun das Übrige.',
        'Man kann Aktien von Unternehmen halten, Fonds daraus, Beteiligungen an Gesellschaften, denen Leitungen gehören, oder Terminkontrakte. Die Sache selbst kann kaum ein Privatanleger lagern.',
      ],
    },
    {
      id: 'returns',
      title: 'Woher ein Ertrag kommt',
      blocks: [
        'Unternehmen verdienen den Preis abzüglich der Förderkosten und müssen immer neu finden, was sie fördern. Leitungen verdienen Entgelte. Terminkontrakte bringen die Preisänderung und das Rollen von einem Monat in den nächsten, das jahrelang gekostet hat. Ein Fonds aus Terminkontrakten kann daher fallen, während der Preis an der Zapfsäule steigt.',
      ],
    },
    {
      id: 'costs',
      title: 'Was es kostet',
      blocks: [
        'Handelskosten und Fondsgebühren, das Rollen, und bei privaten Bohrprogrammen Provisionen, die ein Zehntel und mehr nehmen können, bevor der erste Meter gebohrt ist.',
      ],
    },
    {
      id: 'risks',
      title: 'Typische Risiken',
      blocks: [
        {
          list: [
            'Der Preis: Am 20. April 2020 wurde der auslaufende Kontrakt auf texanisches Öl zu minus 37.63 Dollar abgerechnet. Wer keine Lieferung annehmen konnte, zahlte dafür, ihn loszuwerden.',
            'Krieg, Sanktionen und Unfälle.',
            'Die Abkehr von fossilen Brennstoffen, die Felder und Leitungen nutzlos zurücklassen kann.',
            'Am Telefon angebotene Anteile an einzelnen Bohrlöchern, mit Bildern von Bohrtürmen.',
          ],
        },
      ],
    },
  ],
}
