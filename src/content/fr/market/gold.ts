import type { Article } from '../../article.ts'

export const gold: Article = {
  title: 'Or',
  summary:
    'Un métal qui ne verse pas d’intérêt et qui est une monnaie depuis des milliers d’années : comment on le détient, et qu’en attendre.',
  sections: [
    {
      id: 'what',
      title: 'De quoi il s’agit',
      blocks: [
        'L’or ne rouille pas et il est rare : chaque année, les mines n’ajoutent qu’un ou deux pour cent à ce qui se trouve déjà hors de terre. Son prix est donné en dollars par once troy, 31.1 grammes. Un peu moins de la moitié de ce qui existe est en bijoux ; les banques centrales détiennent entre un sixième et un cinquième.',
      ],
    },
    {
      id: 'how',
      title: 'Comment cela fonctionne',
      blocks: [
        'Vous pouvez détenir des pièces et des lingots, une part des lingots d’un coffre par un fonds, un contrat à terme, ou des actions de mines. Chaque forme porte un autre risque : le vol, le dépositaire, l’effet de levier ou la gestion. Demandez à tout coffre si les lingots sont inscrits par numéro au nom de leurs propriétaires (alloués) ou sont une créance sur un ensemble (non alloués).',
        'De 1933 à la fin de 1974, les particuliers n’avaient pas le droit de posséder de l’or en lingots aux États-Unis. La promesse de l’État d’échanger des dollars contre de l’or a pris fin pour les autres États en août 1971 ; depuis, le prix flotte.',
      ],
    },
    {
      id: 'returns',
      title: 'D’où vient le rendement',
      blocks: [
        'D’un prix plus élevé seulement ; l’or ne verse ni intérêt ni dividende. Il a souvent monté quand on se méfiait de la monnaie ou quand l’intérêt, inflation déduite, était bas. Mais l’attente peut être longue : le sommet de janvier 1980, environ 850 dollars, n’a été retrouvé qu’en janvier 2008, et entre-temps les prix de tout le reste avaient plus que doublé.',
      ],
    },
    {
      id: 'costs',
      title: 'Ce que cela coûte',
      blocks: [
        'Les petites pièces et les petits lingots coûtent plusieurs pour cent de plus que le métal et rapportent moins à la revente. Le stockage et l’assurance, ou les frais du fonds, sont dus chaque année.',
      ],
    },
    {
      id: 'risks',
      title: 'Risques habituels',
      blocks: [
        {
          list: [
            'Des baisses d’un tiers et plus en quelques années : de 2011 à 2015, il a perdu plus de 40%.',
            'Des années sans aucun revenu.',
            'Des faux, et des marchands qui stockent ce qu’ils n’ont jamais acheté.',
            'Des impôts qui diffèrent selon la forme : renseignez-vous sur le traitement des pièces, des fonds et des contrats à terme là où vous vivez.',
          ],
        },
      ],
    },
  ],
}
