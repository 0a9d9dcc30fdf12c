import type { Article } from '../../article.ts'

export const indices: Article = {
  title: 'Indices',
  summary: 'Un seul nombre pour tout un marché : comment il est fait, ce qu’il laisse de côté, et comment on y investit.',
  sections: [
    {
      id: 'what',
      title: 'De quoi il s’agit',
      blocks: [
        'Un indice est une recette. Il nomme une liste d’actions, d’obligations ou de marchandises, donne à chacune un poids, et fait de leurs prix un seul nombre. Le Dow Jones Industrial Average a été publié pour la première fois en 1896, avec douze sociétés ; le S&P 500 a ses 500 depuis 1957.',
        'On ne peut pas acheter un indice. On peut acheter un fonds ou un contrat qui le suit.',
      ],
    },
    {
      id: 'how',
      title: 'Comment cela fonctionne',
      blocks: [
        'La plupart des indices d’actions pondèrent les sociétés par leur valeur de marché ; les quelques plus grandes peuvent donc décider de l’évolution du nombre. Le Dow pondère par le prix de l’action : une action à 400 dollars compte dix fois plus qu’une action à 40, quelle que soit la taille des sociétés. La pondération égale les traite toutes de la même façon et doit opérer davantage.',
        'Attention aux petits caractères d’un graphique. Un indice de prix laisse les dividendes de côté ; un indice de rendement total les rajoute. Sur des décennies, la différence est plus grande que le nombre du graphique ne le laisse penser.',
      ],
    },
    {
      id: 'returns',
      title: 'D’où vient le rendement',
      blocks: [
        'De ce qu’il y a dedans : des dividendes ou des intérêts, la croissance de ce que gagnent les sociétés, et une variation de ce que les acheteurs sont prêts à payer pour cela. Un fonds livre cela, moins ses coûts. Comme tous les investisseurs réunis sont le marché, la moyenne de ceux qui tentent de le battre doit rester sous l’indice du montant de leurs coûts.',
      ],
    },
    {
      id: 'costs',
      title: 'Ce que cela coûte',
      blocks: [
        'Des frais annuels, souvent inférieurs à un quart de pour cent pour les grands fonds indiciels, l’écart à l’achat et à la vente, et l’impôt que le fonds ou vous devez payer. Regardez aussi l’écart de suivi : de combien le fonds s’est réellement éloigné de son indice.',
      ],
    },
    {
      id: 'risks',
      title: 'Risques habituels',
      blocks: [
        {
          list: [
            'Un indice baisse avec son marché. De 1929 à 1932, le Dow a perdu près de neuf dixièmes ; il lui a fallu jusqu’en 1954 pour revenir.',
            'Pondérer par la valeur rassemble l’argent dans ce qui a déjà monté.',
            'Un indice étroit, d’un secteur ou d’un pays, ne répartit pas le risque.',
            'Les contrats à effet de levier sur un indice multiplient les mouvements quotidiens et, sur de plus longues durées, ne donnent pas le multiple de l’indice.',
          ],
        },
      ],
    },
  ],
}
