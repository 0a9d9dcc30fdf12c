import type { Article } from '../../article.ts'

export const forexTrading: Article = {
  title: 'Trading de devises',
  summary: 'Ce que les particuliers font avec les devises, avec de l’argent emprunté, et pourquoi la plupart perdent.',
  sections: [
    {
      id: 'what',
      title: 'De quoi il s’agit',
      blocks: [
        'Le « trading forex » au sens des publicités, c’est parier sur de petits mouvements entre devises avec un multiple de son propre argent. En Europe, cela passe surtout par des contrats sur différence chez un courtier ; aux États-Unis, par des contrats au comptant à effet de levier. Le courtier est souvent la contrepartie de l’opération. Le marché qui se trouve derrière est décrit sous [marché des changes](/market/forex).',
      ],
    },
    {
      id: 'how',
      title: 'Comment cela fonctionne',
      blocks: [
        'Les prix bougent en pips, pour la plupart des paires la quatrième décimale. Un lot standard vaut 100,000 unités de la première devise. Avec un levier de 30 pour 1, environ 3,333 dollars portent une position de 100,000, et un mouvement contraire d’un pour cent en emporte 1,000. Quand la marge est épuisée, la position est fermée au prix de cet instant.',
        'Les régulateurs limitent le levier des particuliers : 30 pour 1 sur les grandes paires dans l’Union européenne depuis août 2018, 50 pour 1 aux États-Unis.',
      ],
    },
    {
      id: 'returns',
      title: 'D’où vient le rendement',
      blocks: [
        'D’avoir raison plus souvent, ou de plus, que les coûts ne l’exigent. Rien ne croît ici de soi-même : avant les coûts, les gains et pertes de tous s’annulent, et après les coûts, il reste moins que rien. Le régulateur européen, avant de fixer ses limites en 2018, a constaté que 74 à 89 pour cent des comptes de particuliers perdaient de l’argent.',
      ],
    },
    {
      id: 'costs',
      title: 'Ce que cela coûte',
      blocks: [
        'L’écart, compté sur toute la position : un pip sur 100,000 fait 10 dollars, et pour 3,333 dollars d’argent propre cela fait 0.3% par aller-retour. Puis l’intérêt de nuit, et la différence entre le prix que vous avez vu et celui que vous avez obtenu.',
      ],
    },
    {
      id: 'risks',
      title: 'Risques habituels',
      blocks: [
        {
          list: [
            'L’effet de levier change le bruit en ruine : le mouvement d’un jour ordinaire peut mettre fin à une position.',
            'Des sauts de prix le week-end et lors des annonces, au-delà de tout ordre stop.',
            'Des courtiers non agréés, qui refusent les retraits ou demandent d’abord une taxe.',
            'Des signaux, robots et formations dont le vendeur vit de leur vente.',
          ],
        },
      ],
    },
  ],
}
