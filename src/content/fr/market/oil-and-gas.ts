import type { Article } from '../../article.ts'

export const oilAndGas: Article = {
  title: 'Pétrole et gaz',
  summary: 'Les combustibles qui font encore tourner l’essentiel du monde : du puits au prix, et qui gagne quoi en chemin.',
  sections: [
    {
      id: 'what',
      title: 'De quoi il s’agit',
      blocks: [
        'Le secteur a trois parties. L’amont cherche et extrait le pétrole et le gaz, le transport les achemine et les stocke, l’aval raffine et vend. Le pétrole se compte en barils de 42 gallons américains, environ 159 litres. Deux qualités donnent le ton : le Brent de la mer du Nord et le West Texas Intermediate. Le gaz est régional, parce qu’il lui faut des conduites ou une liquéfaction très coûteuse.',
      ],
    },
    {
      id: 'how',
      title: 'Comment cela fonctionne',
      blocks: [
        'À court terme, ni les automobilistes ni les puits ne peuvent changer grand-chose ; de petites pénuries font donc beaucoup bouger le prix. Un groupe d’exportateurs, l’OPEP (fondée à Bagdad en 1960), tente avec d’autres de piloter l’offre. Les stocks, le transport maritime et la force du dollar font le reste.',
        'On peut détenir des actions de sociétés, des fonds de ces actions, des sociétés en commandite propriétaires de conduites, ou des contrats à terme. Presque aucun particulier ne peut stocker la chose elle-même.',
      ],
    },
    {
      id: 'returns',
      title: 'D’où vient le rendement',
      blocks: [
        'Les sociétés gagnent le prix moins le coût d’extraction, et doivent sans cesse trouver ce qu’elles pompent. Les conduites touchent des tarifs. Les contrats à terme rapportent la variation du prix et le report d’un mois à l’autre, qui pendant des années a été un coût. Un fonds de contrats à terme peut donc baisser pendant que le prix à la pompe monte.',
      ],
    },
    {
      id: 'costs',
      title: 'Ce que cela coûte',
      blocks: [
        'Les coûts d’opération et les frais des fonds, le report et, dans les programmes privés de forage, des commissions qui peuvent prendre un dixième et plus avant le premier mètre foré.',
      ],
    },
    {
      id: 'risks',
      title: 'Risques habituels',
      blocks: [
        {
          list: [
            'Le prix : le 20 avril 2020, le contrat sur le pétrole du West Texas arrivant à échéance a été réglé à moins 37.63 dollars. Qui ne pouvait pas prendre livraison a payé pour s’en défaire.',
            'La guerre, les sanctions et les accidents.',
            'L’abandon des combustibles fossiles, qui peut laisser des gisements et des conduites sans usage.',
            'Des parts de puits isolés proposées par téléphone, avec des photos de derricks.',
          ],
        },
      ],
    },
  ],
}
