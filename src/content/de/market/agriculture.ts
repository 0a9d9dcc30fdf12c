import type { Article } from '../../article.ts'

export const agriculture: Article = {
  title: 'Landwirtschaft',
  summary: 'Getreide, Vieh, Kaffee und der Boden, den sie brauchen: wie aus Ernten Preise werden.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        'Anlagen in der Landwirtschaft haben zwei Seiten: die Güter (Weizen, Mais, Soja, Zucker, Kaffee, Rinder) und die Mittel, sie zu erzeugen (Land, Maschinen, Saatgut- und Lebensmittelunternehmen). Die Güter werden nach genormten Qualitäten gehandelt, damit ein Kontrakt keinen Acker nennen muss.',
      ],
    },
    {
      id: 'how',
      title: 'Wie es funktioniert',
      blocks: [
        'Landwirte verkaufen vor der Ernte, um einen Preis festzuhalten; Mühlen kaufen aus demselben Grund im Voraus. Terminkontrakte machen das möglich. Die Warenterminbörse Chicago Board of Trade wurde 1848 für diesen Handel gegründet, und ihr Weizenkontrakt umfasst noch heute 5,000 Scheffel. Kaum ein Kontrakt endet mit einer Lieferung; er wird geschlossen oder in den nächsten Monat weitergerollt.',
        'Ackerland kauft man direkt oder über Fonds und börsennotierte Gesellschaften, die es an Landwirte verpachten.',
      ],
    },
    {
      id: 'returns',
      title: 'Woher ein Ertrag kommt',
      blocks: [
        'Land bringt Pacht und kann im Wert steigen. Ein eingelagertes Gut bringt nichts; es kostet Lagerung. Eine Terminposition bringt die Preisänderung, die Zinsen auf das hinterlegte Geld und das Rollen: Kosten spätere Monate mehr als der laufende, so verliert jeder Wechsel ein wenig. Das allein kann aus einem steigenden Preis einen Verlust machen, für alle, die einen Fonds aus Terminkontrakten halten.',
      ],
    },
    {
      id: 'costs',
      title: 'Was es kostet',
      blocks: [
        'Provision und Spread, Sicherheitsleistung bei Terminkontrakten, Fondsgebühren und das Rollen. Bei Land: Grunderwerbsteuer, Vermessung, Verwaltung, Versicherung.',
      ],
    },
    {
      id: 'risks',
      title: 'Typische Risiken',
      blocks: [
        {
          list: [
            'Wetter, Schädlinge und Krankheiten, die keine Analyse vorhersieht.',
            'Politik: Ausfuhrverbote, Zölle, Subventionen. Weizen stieg innerhalb von Tagen steil, als Russland im Februar 2022 in die Ukraine einmarschierte, und hatte innerhalb weniger Monate alles wieder abgegeben.',
            'Land lässt sich nicht in Eile verkaufen, und Wasserrechte können wichtiger sein als der Boden.',
            'Angebote von Bäumen oder Parzellen im Ausland mit festem Ertrag: Fahren Sie hin, sehen Sie im Grundbuch nach, oder lassen Sie es.',
          ],
        },
      ],
    },
  ],
}
