import type { Article } from '../../article.ts'

export const forex: Article = {
  title: 'Marché des changes',
  summary: 'Le marché où la monnaie d’un pays a un prix dans celle d’un autre, et ce qui fait bouger ces prix.',
  sections: [
    {
      id: 'what',
      title: 'De quoi il s’agit',
      blocks: [
        'Le marché des changes, ou forex, est l’échange d’une monnaie contre une autre. Chaque prix est un rapport : EUR/USD à 1.10 signifie qu’un euro coûte 1.10 dollar. Si le rapport monte, l’euro a gagné face au dollar, ou le dollar a perdu face à l’euro ; personne ne peut en détenir un côté sans l’autre.',
        'C’est le plus grand marché qui soit. D’après l’enquête des banques centrales d’avril 2022, environ 7.5 mille milliards de dollars changeaient de mains un jour moyen, et le dollar se trouvait d’un côté de 88% des opérations.',
      ],
    },
    {
      id: 'how',
      title: 'Comment cela fonctionne',
      blocks: [
        'Il n’y a pas de bourse centrale. Banques, fonds et courtiers s’affichent des prix entre eux jour et nuit, du lundi matin en Asie au vendredi soir à New York. La plus grande part du volume n’est pas de la spéculation au comptant mais des swaps, par lesquels des institutions empruntent une monnaie contre une autre pour des jours ou des mois.',
        'Les entreprises s’en servent pour payer des fournisseurs et fixer le cours d’un paiement futur. Les banques centrales s’en servent pour orienter ou défendre un cours. Les voyageurs et ceux qui envoient de l’argent au pays en utilisent le bout le plus cher.',
      ],
    },
    {
      id: 'returns',
      title: 'D’où vient le rendement',
      blocks: [
        'Une monnaie par elle-même ne rapporte que l’intérêt de son pays. Qui détient une monnaie à intérêt élevé avec de l’argent emprunté dans une monnaie à intérêt bas touche la différence, appelée portage (carry), tant que le cours ne va pas contre lui. Tout le reste est une variation du rapport, et ce qu’un côté gagne, l’autre le perd.',
      ],
    },
    {
      id: 'costs',
      title: 'Ce que cela coûte',
      blocks: [
        'La différence entre prix d’achat et de vente (l’écart), une commission chez certains courtiers, et des intérêts pour les positions gardées la nuit. Pour l’argent de voyage et les paiements par carte, le coût est caché dans le cours : comparez-le au cours moyen du marché à la même minute.',
      ],
    },
    {
      id: 'risks',
      title: 'Risques habituels',
      blocks: [
        {
          list: [
            'Les cours bougent avec les décisions sur les taux et la politique, souvent en quelques secondes et au-delà de tout ordre destiné à limiter une perte.',
            'Les cours fixes tiennent jusqu’au jour où ils ne tiennent plus. Quand la Banque nationale suisse a abandonné sa limite face à l’euro le 15 janvier 2015, le franc a monté de bien plus de dix pour cent en quelques minutes.',
            'Le portage gagne un peu pendant longtemps et peut tout perdre d’un coup.',
            'Une épargne en monnaie étrangère monte et descend avec elle, quel que soit l’intérêt versé.',
          ],
        },
        'Ce que fait un particulier sur ce marché est décrit sous [trading de devises](/market/forex_trading).',
      ],
    },
  ],
}
