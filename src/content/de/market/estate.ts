import type { Article } from '../../article.ts'

export const estate: Article = {
  title: 'Immobilien',
  summary: 'Häuser, Büros und die Fonds, denen sie gehören: Miete, Kredite und ein Preis, den man erst kennt, wenn jemand kauft.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        'Immobilien sind Grundstücke und was darauf steht. Man kann sie direkt besitzen, Aktien börsennotierter Eigentümer halten oder sich an einem Fonds beteiligen. In den Vereinigten Staaten gibt es seit 1960 Real Estate Investment Trusts (REITs); sie müssen mindestens 90% ihrer steuerpflichtigen Einkünfte ausschütten und zahlen dafür selbst wenig oder keine Steuer darauf.',
      ],
    },
    {
      id: 'how',
      title: 'Wie es funktioniert',
      blocks: [
        'Die Rendite ist die Jahresmiete abzüglich aller Kosten, geteilt durch den Preis. Eine Wohnung, die 200,000 kostet, 10,000 Miete bringt und 3,000 für Instandhaltung, Leerstand und Verwaltung braucht, rentiert mit 3.5%.',
        'Die meisten Immobilien werden mit einem Kredit gekauft, und der entscheidet über den Ausgang. Bei 20% eigenem Geld nimmt ein Preisrückgang von 10% die Hälfte davon; ein Anstieg von 10% bringt die Hälfte dazu. Die Zinsen des Kredits sind so oder so fällig.',
      ],
    },
    {
      id: 'returns',
      title: 'Woher ein Ertrag kommt',
      blocks: [
        'Zuerst aus der Miete; aus einem höheren Preis nur, wenn andere mehr zahlen können, weil Einkommen steigen oder Zinsen fallen. Auch Arbeit schafft Wert: ein Haus, das instand gesetzt wird, ein Grundstück, das bebaut werden darf. Über lange Zeiten sind Hauspreise eher mit den Einkommen gestiegen als über sie hinaus, mit großen Unterschieden zwischen den Orten.',
      ],
    },
    {
      id: 'costs',
      title: 'Was es kostet',
      blocks: [
        'Steuern auf den Kauf, Notar, Makler und Grundbuch können je nach Land 5 bis 15% nehmen; dann Reparaturen, Versicherung, Grundsteuer, Verwaltung. Börsennotierte Gesellschaften und Trusts kosten so viel wie eine Aktie und schwanken auch so.',
      ],
    },
    {
      id: 'risks',
      title: 'Typische Risiken',
      blocks: [
        {
          list: [
            'Man kann sie nicht an einem Tag verkaufen. Offene Fonds haben ihre Türen geschlossen, als zu viele hinauswollten, in Deutschland nach 2008 und in Großbritannien 2016.',
            'Ein Haus in einer Straße ist keine Streuung des Risikos.',
            'Zinsen, die steigen, wenn der Kredit verlängert werden muss; Mieter, die nicht zahlen.',
            'Büros und Läden, die niemand mehr braucht.',
            'Grundstücke, die es nur auf dem Papier gibt: Sehen Sie im Grundbuch nach.',
          ],
        },
        'Ein Plan gleichen Namens ist bei uns aufgeführt. Er hat keine Bedingungen und keine Reserve und wird daher [nicht angeboten](/plans).',
      ],
    },
  ],
}
