import type { Article } from '../../article.ts'

export const estate: Article = {
  title: 'Immobilier',
  summary:
    'Maisons, bureaux et fonds qui les détiennent : des loyers, des prêts, et un prix que l’on ne connaît que lorsque quelqu’un achète.',
  sections: [
    {
      id: 'what',
      title: 'De quoi il s’agit',
      blocks: [
        'L’immobilier, c’est la terre et ce qui se trouve dessus. On peut le détenir directement, par des actions de propriétaires cotés, ou en participant à un fonds. Aux États-Unis, les sociétés d’investissement immobilier (REIT) existent depuis 1960 ; elles doivent distribuer au moins 90% de leur revenu imposable et paient en échange peu ou pas d’impôt sur celui-ci.',
      ],
    },
    {
      id: 'how',
      title: 'Comment cela fonctionne',
      blocks: [
        'Le rendement est le loyer d’une année, moins tous les coûts, divisé par le prix. Un appartement qui coûte 200,000, rapporte 10,000 de loyer et demande 3,000 pour l’entretien, les vacances locatives et la gestion rend 3.5%.',
        'La plupart des biens s’achètent à crédit, et cela décide du résultat. Avec 20% d’argent propre, une baisse de 10% du prix en emporte la moitié ; une hausse de 10% en ajoute la moitié. Les intérêts du prêt sont dus dans les deux cas.',
      ],
    },
    {
      id: 'returns',
      title: 'D’où vient le rendement',
      blocks: [
        'Des loyers d’abord ; d’un prix plus élevé seulement si d’autres peuvent payer plus, parce que les revenus montent ou que les taux baissent. Le travail ajoute aussi de la valeur : une maison réparée, un terrain devenu constructible. Sur de longues durées, les prix des logements ont monté avec les revenus plutôt qu’au-delà, avec de grandes différences selon les lieux.',
      ],
    },
    {
      id: 'costs',
      title: 'Ce que cela coûte',
      blocks: [
        'Les droits d’achat, le notaire, l’agent et l’enregistrement peuvent prendre de 5 à 15% selon le pays ; puis viennent réparations, assurance, impôt foncier, gestion. Les sociétés et fonds cotés coûtent autant qu’une action et fluctuent comme elle.',
      ],
    },
    {
      id: 'risks',
      title: 'Risques habituels',
      blocks: [
        {
          list: [
            'Cela ne se vend pas en un jour. Des fonds ouverts ont fermé leurs portes quand trop de monde voulait sortir, en Allemagne après 2008 et en Grande-Bretagne en 2016.',
            'Une maison dans une rue ne répartit pas le risque.',
            'Des intérêts qui montent quand le prêt doit être renouvelé ; des locataires qui ne paient pas.',
            'Des bureaux et des boutiques dont plus personne n’a besoin.',
            'Des terrains qui n’existent que sur le papier : consultez le registre foncier.',
          ],
        },
        'Un plan du même nom est listé parmi les nôtres. Il n’a ni conditions ni réserve, il n’est donc [pas proposé](/plans).',
      ],
    },
  ],
}
