import type { Article } from '../../article.ts'

export const fixedIncome: Article = {
  title: 'Titres à revenu fixe',
  summary:
    'Prêter à des États et à des entreprises : les obligations, ce que paie leur intérêt, et pourquoi leur prix baisse quand les taux montent.',
  sections: [
    {
      id: 'what',
      title: 'De quoi il s’agit',
      blocks: [
        'Une obligation est un prêt qui peut être revendu. L’emprunteur verse un montant d’intérêt fixe, le coupon, et rend la valeur nominale à une date donnée. Les bons courent sur des mois, les obligations sur des années. Les fonds monétaires détiennent les plus courts de ces titres.',
      ],
    },
    {
      id: 'how',
      title: 'Comment cela fonctionne',
      blocks: [
        'Le coupon est fixe ; le prix ne l’est pas. Si les nouvelles obligations versent 5% et la vôtre 3%, personne ne paie le plein prix pour la vôtre. Une règle simple : pour chaque point de hausse des taux, une obligation perd à peu près autant de pour cent que sa duration compte d’années. Avec une duration de 7, un point coûte environ 7%.',
        'Qui garde une obligation jusqu’au dernier jour reçoit la valeur nominale, si l’emprunteur paie. Entre-temps, le prix n’importe que si vous devez vendre.',
      ],
    },
    {
      id: 'returns',
      title: 'D’où vient le rendement',
      blocks: [
        'De l’intérêt d’abord, et celui-ci paie trois choses : l’attente, l’inflation, et la possibilité de ne pas être payé. Un emprunteur qui doit offrir bien plus que l’État a une raison de le faire. Le rendement à l’échéance réunit coupon, prix et temps restant en un seul chiffre annuel et suppose que chaque paiement arrive.',
        'Un taux fixe très supérieur à ceux d’emprunteurs comparables est soit payé sur quelque chose qui peut se tarir, soit voué à ne pas être payé. Demandez ce qu’il y a derrière, et si c’est là aujourd’hui. Nos propres plans, en argent fictif, répondent par la [réserve](/proof).',
      ],
    },
    {
      id: 'costs',
      title: 'Ce que cela coûte',
      blocks: [
        'Pour des obligations isolées, surtout l’écart achat-vente, large pour les petits montants et les émissions rares ; pour les fonds, les frais annuels, qui pèsent plus ici que sur les actions parce que le rendement est plus petit.',
      ],
    },
    {
      id: 'risks',
      title: 'Risques habituels',
      blocks: [
        {
          list: [
            'Les taux montent. En 2022, obligations et actions ont baissé la même année, et les grands fonds obligataires ont perdu plus d’un dixième.',
            'L’emprunteur fait défaut ou change les conditions. Des États l’ont fait aussi : la Russie en 1998, l’Argentine en 2001, la Grèce en 2012.',
            'L’inflation ronge un paiement fixe de l’intérieur.',
            'Dans une crise, certaines obligations ne trouvent d’acheteur à aucun prix équitable.',
          ],
        },
      ],
    },
  ],
}
