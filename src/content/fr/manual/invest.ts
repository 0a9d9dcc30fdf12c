import type { Section } from '../../article.ts'

/** Plans, from the choice to the end, in French. */
export const invest: readonly Section[] = [
  {
    id: 'choose',
    title: 'Choisir un plan',
    blocks: [
      'La page [Plans](/plans) énumère neuf plans. Ceux qui sont en vente affichent le taux contractuel sur toute la durée, la part qui en revient à un jour, la durée, le montant minimal et le montant maximal, et la capacité restante. À côté de chaque taux figure le rendement annuel composé (APY), qui est de l’arithmétique : il ne vaudrait que si le plan était répété toute l’année, ce que la réserve ne peut pas financer. Les taux sont très au-dessus de ce que verse tout placement réel.',
      'Un plan sans conditions est listé avec la mention « non proposé ». Un plan dont la réserve ne peut pas couvrir le rendement est « entièrement souscrit » et ne peut pas être acheté.',
    ],
  },
  {
    id: 'buy',
    title: 'L’acheter',
    blocks: [
      {
        list: [
          'Ouvrez le plan, saisissez un montant dans ses limites et confirmez.',
          'En une seule étape du grand livre, votre capital passe du solde principal au compte immobilisé, et la totalité du rendement promis passe de la réserve libre de l’exploitant à la réserve engagée. Soit les deux ont lieu, soit aucun.',
          'Le placement garde les conditions auxquelles il a été vendu. Si l’exploitant modifie le plan plus tard, le vôtre reste tel qu’il était.',
        ],
      },
    ],
  },
  {
    id: 'accrue',
    title: 'Pendant sa durée',
    blocks: [
      'Le rendement s’acquiert à la seconde, du lundi au dimanche. Ce qui est acquis est affiché et n’est pas à vous avant la fin du plan ; aucune écriture n’est passée pour cela jusque-là. Le tableau de bord, la page [Placements](/investments) et un calendrier auquel vous pouvez vous abonner montrent ce qui arrive à échéance, et quand.',
      'Pour chaque placement, vous choisissez ce qui se passe à l’échéance : verser, replacer le capital, ou replacer le capital et le rendement. Vous pouvez changer d’avis jusqu’à l’échéance. S’il ne peut pas être replacé, il est versé et l’on vous dit pourquoi.',
    ],
  },
  {
    id: 'end',
    title: 'Quand il se termine',
    blocks: [
      'À l’échéance, le capital et le rendement sont sur votre solde principal. Il n’y a rien à demander, et aucuns frais ne sont prélevés.',
      'Vous pouvez sortir n’importe quel jour avant l’échéance. La page affiche un décompte valable 60 secondes : votre capital, et ce qui est acquis à ce moment selon la règle de sortie du plan. Le reste du rendement promis retourne à la réserve de l’exploitant, et il est perdu pour vous.',
    ],
  },
]
