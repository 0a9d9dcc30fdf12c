import type { Article } from '../../article.ts'

export const cryptocurrency: Article = {
  title: 'Cryptomonnaies',
  summary:
    'De l’argent et des contrats sur des registres partagés que personne ne dirige seul : comment ils fonctionnent, et comment ils échouent.',
  sections: [
    {
      id: 'what',
      title: 'De quoi il s’agit',
      blocks: [
        'Une cryptomonnaie est une inscription dans un registre que de nombreux ordinateurs tiennent ensemble. Bitcoin a été décrit dans un article d’octobre 2008 ; son premier bloc est du 3 janvier 2009. Ethereum, depuis juillet 2015, exécute aussi des programmes, et la plupart des monnaies et jetons plus récents suivent l’une de ces deux idées. Les monnaies stables promettent un prix fixe, le plus souvent un dollar.',
      ],
    },
    {
      id: 'how',
      title: 'Comment cela fonctionne',
      blocks: [
        'Celui qui détient la clé privée d’une adresse peut déplacer ce qui s’y trouve ; il n’y a personne à qui en demander une nouvelle. Les transactions sont réunies en blocs. Dans la preuve de travail, comme chez Bitcoin, le droit d’ajouter un bloc se gagne en calculant ; dans la preuve d’enjeu, comme chez Ethereum depuis septembre 2022, en déposant des pièces qui peuvent être retirées à qui triche.',
        'Sur une plateforme d’échange, vous détenez d’ordinaire une créance sur une entreprise et non des pièces. Cette entreprise devrait pouvoir montrer qu’elle a ce qu’elle doit. Comment se fait une telle preuve, et ce qu’elle ne peut pas montrer, cela s’essaie en argent fictif [ici](/proof).',
      ],
    },
    {
      id: 'returns',
      title: 'D’où vient le rendement',
      blocks: [
        'La plupart des cryptomonnaies ne rapportent rien. Un gain est un prix plus élevé payé par quelqu’un d’autre. Les récompenses de mise en jeu (staking) sont de nouvelles pièces et des frais, payés dans la même monnaie, et valent donc ce que vaut cette monnaie. Le « rendement » des plateformes de prêt est l’intérêt d’un prêt à quelqu’un que vous ne voyez pas.',
      ],
    },
    {
      id: 'costs',
      title: 'Ce que cela coûte',
      blocks: [
        'Frais d’opération et écarts, frais de réseau qui montent quand le réseau est chargé, et frais de retrait. Déplacer de petits montants peut coûter plus qu’ils ne valent.',
      ],
    },
    {
      id: 'risks',
      title: 'Risques habituels',
      blocks: [
        {
          list: [
            'Les prix : de novembre 2021 à novembre 2022, le bitcoin a perdu environ les trois quarts en dollars. Les plus petites cryptomonnaies perdent souvent tout.',
            'Les plateformes : Mt. Gox s’est arrêtée en février 2014, FTX a déposé son bilan en novembre 2022, chaque fois avec des actifs de clients manquants.',
            'Les monnaies stables : TerraUSD a perdu son prix en mai 2022 en quelques jours.',
            'Des clés perdues, ou cédées par une signature sur un faux site ; un transfert vers le mauvais réseau est perdu.',
            'Les promesses de rendements quotidiens fixes. C’est la plus vieille fraude dans un manteau neuf.',
          ],
        },
        'Les cours de quinze cryptomonnaies, avec leur source et leur âge, se trouvent sur [la page du marché](/market). Sur la plupart des instances ils sont simulés, et le disent.',
      ],
    },
  ],
}
