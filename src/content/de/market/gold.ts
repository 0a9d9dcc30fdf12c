import type { Article } from '../../article.ts'

export const gold: Article = {
  title: 'Gold',
  summary: 'Ein Metall, das keine Zinsen zahlt und seit Jahrtausenden Geld ist: wie man es hält und was man davon erwarten darf.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        'Gold rostet nicht und ist knapp: Der Bergbau eines Jahres fügt dem, was über der Erde ist, nur ein oder zwei Prozent hinzu. Sein Preis wird in Dollar je Feinunze genannt, das sind 31.1 Gramm. Knapp die Hälfte dessen, was es gibt, ist Schmuck; die Zentralbanken halten zwischen einem Sechstel und einem Fünftel.',
      ],
    },
    {
      id: 'how',
      title: 'Wie es funktioniert',
      blocks: [
        'Sie können Münzen und Barren halten, über einen Fonds einen Anteil an Barren in einem Tresor, einen Terminkontrakt oder Aktien von Minen. Jedes trägt ein anderes Risiko: Diebstahl, die Verwahrstelle, den Hebel oder die Unternehmensführung. Fragen Sie bei jedem Tresor, ob die Barren mit ihrer Nummer auf die Eigentümer gebucht sind (allokiert) oder ob es sich um eine Forderung gegen einen Bestand handelt (nicht allokiert).',
        'Von 1933 bis Ende 1974 durften Privatpersonen in den Vereinigten Staaten kein Barrengold besitzen. Das Versprechen des Staates, Dollar dagegen zu tauschen, endete für andere Staaten im August 1971; seitdem schwankt der Preis frei.',
      ],
    },
    {
      id: 'returns',
      title: 'Woher ein Ertrag kommt',
      blocks: [
        'Allein aus einem höheren Preis; Gold zahlt weder Zinsen noch Dividende. Es ist oft gestiegen, wenn Menschen dem Geld misstrauten oder wenn der Zins nach Abzug der Inflation niedrig war. Doch das Warten kann lang sein: Der Höchststand vom Januar 1980, rund 850 Dollar, wurde erst im Januar 2008 wieder erreicht, und bis dahin hatten sich die Preise von allem anderen mehr als verdoppelt.',
      ],
    },
    {
      id: 'costs',
      title: 'Was es kostet',
      blocks: [
        'Kleine Münzen und Barren kosten mehrere Prozent über dem Metallpreis und bringen beim Verkauf weniger. Lagerung und Versicherung oder die Gebühr des Fonds sind jedes Jahr fällig.',
      ],
    },
    {
      id: 'risks',
      title: 'Typische Risiken',
      blocks: [
        {
          list: [
            'Rückgänge um ein Drittel und mehr innerhalb weniger Jahre: Von 2011 bis 2015 verlor es über 40%.',
            'Jahre ohne jedes Einkommen.',
            'Fälschungen und Händler, die lagern, was sie nie gekauft haben.',
            'Steuern, die sich nach der Form unterscheiden: Sehen Sie nach, wie Münzen, Fonds und Terminkontrakte bei Ihnen behandelt werden.',
          ],
        },
      ],
    },
  ],
}
