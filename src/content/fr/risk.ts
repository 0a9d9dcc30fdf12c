import type { Policy } from '../article.ts'

export const risk: Policy = {
  version: '2026-11-22',
  title: 'Le risque, en deux minutes',
  summary: 'Ce qui pourrait mal tourner ici, ce qui pourrait mal tourner avec une offre réelle semblable, et comment les distinguer.',
  sections: [
    {
      id: 'here',
      title: 'Ici, l’argent est fictif',
      blocks: [
        'On ne peut pas perdre d’argent réel sur ce site, car il ne peut pas y entrer. On peut perdre du temps et de l’argent fictif. L’exploitant peut arrêter ou réinitialiser l’environnement de test, et tous les soldes prennent fin avec lui.',
        'La [preuve de solvabilité](/proof) montre que les livres sont complets et justes. Elle ne peut pas montrer que des actifs existent en dehors, et ici il n’y en a pas : le compte de conservation est fictif lui aussi.',
      ],
    },
    {
      id: 'rates',
      title: 'Ces taux ne sont pas de ce monde',
      blocks: [
        'Les plans versent des taux très supérieurs à ceux de tout placement réel. On ne peut les afficher que parce que l’argent est fictif et que l’exploitant met chaque rendement de côté avant de le vendre. Le chiffre annuel à côté de chaque taux est de l’arithmétique : il faudrait la même réserve encore et encore, et l’exploitant ne l’a pas.',
        'Si quelqu’un vous propose de tels taux avec de l’argent réel, prenez-le comme une alerte. Un rendement fixe élevé en quelques semaines, versé sans faute, est la marque habituelle d’un montage qui paie les anciens avec l’argent des nouveaux.',
      ],
    },
    {
      id: 'bots',
      title: 'Les bots ne produisent pas votre rendement',
      blocks: [
        'Les [bots](/bots) opèrent en argent fictif selon des règles publiées. Ils peuvent perdre à la hausse comme à la baisse, et leur pire baisse figure à côté de leur résultat. Leurs prix sont pour la plupart simulés, et indiqués comme tels. Un bon historique sur des prix simulés ne dit rien des prix réels, et le passé dit peu de l’avenir.',
      ],
    },
    {
      id: 'leaving',
      title: 'Sortir tôt vous coûte le reste',
      blocks: [
        'Le capital d’un plan est immobilisé jusqu’à l’échéance. Vous pouvez sortir chaque jour, avec votre capital et ce qui est alors acquis selon la règle de sortie. Le rendement que vous auriez obtenu en restant est perdu pour vous.',
      ],
    },
    {
      id: 'real',
      title: 'Si un jour vous le faites avec de l’argent réel',
      blocks: [
        {
          list: [
            'Un crypto-actif peut perdre la moitié de son prix en quelques semaines, et une cryptomonnaie peut ne plus rien valoir.',
            'Une plateforme peut faire faillite ou se faire voler, avec vos actifs dedans ; l’assurance des dépôts ne le couvre en général pas.',
            'Un transfert vers une mauvaise adresse ou un mauvais réseau ne s’annule pas.',
            'Vérifiez, sur la liste du régulateur de votre pays, que la société est enregistrée.',
            'Essayez tôt un retrait. Des frais, une taxe ou une mise à niveau à payer d’abord sont un signe de fraude.',
            'N’y mettez que ce que vous pourriez perdre entièrement, et n’empruntez rien pour cela.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Des questions à poser à toute plateforme, celle-ci comprise',
      blocks: [
        {
          list: [
            'D’où vient le rendement, et où est-il maintenant ? Ici : de la [réserve](/proof), mis de côté avant la vente.',
            'Qui peut le vérifier sans vous demander ? Ici : [tout le monde](/verify).',
            'Comment sortir, à quelle vitesse, à quel coût ? Ici : chaque jour, avec un code par e-mail et une approbation, [sans frais](/fees).',
          ],
        },
      ],
    },
  ],
}
