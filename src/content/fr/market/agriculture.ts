import type { Article } from '../../article.ts'

export const agriculture: Article = {
  title: 'Agriculture',
  summary: 'Céréales, bétail, café et la terre qu’il leur faut : comment les récoltes deviennent des prix.',
  sections: [
    {
      id: 'what',
      title: 'De quoi il s’agit',
      blocks: [
        'Le placement agricole a deux faces : les produits (blé, maïs, soja, sucre, café, bovins) et les moyens de les produire (terres, machines, entreprises de semences et d’alimentation). Les produits se négocient par qualités normalisées, de sorte qu’un contrat n’a pas à nommer un champ.',
      ],
    },
    {
      id: 'how',
      title: 'Comment cela fonctionne',
      blocks: [
        'Les agriculteurs vendent avant la récolte pour fixer un prix ; les moulins achètent d’avance pour la même raison. Les contrats à terme le permettent. La Bourse de commerce de Chicago a été fondée en 1848 pour ce négoce, et son contrat sur le blé porte toujours sur 5,000 boisseaux. Presque aucun contrat ne se termine par une livraison ; il est clos ou reporté au mois suivant.',
        'Les terres agricoles s’achètent directement, ou par des fonds et des sociétés cotées qui les louent à des agriculteurs.',
      ],
    },
    {
      id: 'returns',
      title: 'D’où vient le rendement',
      blocks: [
        'La terre rapporte un loyer et peut prendre de la valeur. Un produit en stock ne rapporte rien ; il coûte du stockage. Une position à terme rapporte la variation du prix, l’intérêt sur les liquidités qui l’appuient, et le report : si les mois suivants coûtent plus cher que le mois en cours, chaque report perd un peu. Cela seul peut transformer un prix qui monte en perte pour le détenteur d’un fonds de contrats à terme.',
      ],
    },
    {
      id: 'costs',
      title: 'Ce que cela coûte',
      blocks: [
        'La commission et l’écart achat-vente, la marge sur les contrats à terme, les frais des fonds et le report. Pour la terre : droits d’achat, bornage, gestion, assurance.',
      ],
    },
    {
      id: 'risks',
      title: 'Risques habituels',
      blocks: [
        {
          list: [
            'Le temps qu’il fait, les parasites et les maladies, qu’aucune analyse ne prévoit.',
            'La politique : interdictions d’exporter, droits de douane, subventions. Le blé a fortement monté en quelques jours quand la Russie a envahi l’Ukraine en février 2022, et avait tout rendu en quelques mois.',
            'La terre ne se vend pas dans la hâte, et les droits sur l’eau peuvent compter plus que le sol.',
            'Les offres d’arbres ou de parcelles à l’étranger à rendement fixe : allez les voir et cherchez-les au registre foncier, ou abstenez-vous.',
          ],
        },
      ],
    },
  ],
}
