import type { Article } from '../article.ts'

export const about: Article = {
  title: 'À propos',
  summary:
    'Une plateforme d’investissement crypto en argent fictif, conçue pour montrer ce qu’il y a derrière une promesse et permettre à chacun de le vérifier.',
  sections: [
    {
      id: 'what',
      title: 'Ce qu’est Clearterm',
      blocks: [
        'Clearterm vend des placements à durée fixe en argent fictif. Vous déposez, choisissez un plan, voyez le rendement s’acquérir, sortez avant l’échéance ou attendez la fin, puis retirez. À côté, six bots tiennent leur propre historique. Tout fonctionne comme avec de l’argent réel, et aucun argent réel ne peut entrer.',
        'La différence se trouve en dessous. Quand un plan est vendu, la totalité de son rendement est mise de côté dans un grand livre en partie double, au moment même où le capital est immobilisé. Sans réserve, pas de vente.',
      ],
    },
    {
      id: 'vision',
      title: 'Notre vision',
      blocks: [
        'Que personne n’ait à croire une promesse financière. Là où un rendement est offert, on devrait pouvoir voir où il se trouve ; là où un solde est affiché, le retrouver dans ce que la plateforme doit ; là où un historique est vanté, ouvrir chacune de ses opérations, y compris les perdantes.',
        'Les moyens d’y parvenir sont anciens (la partie double) et moins anciens (arbres de hachage, registres signés). Ils coûtent peu. Ce qui manque ailleurs, c’est l’habitude de les demander.',
      ],
    },
    {
      id: 'mission',
      title: 'Notre mission',
      blocks: [
        'Construire une telle plateforme en entier et rendre vérifiable chacune de ses affirmations :',
        {
          list: [
            'Une promesse est financée avant d’être vendue. La [couverture](/proof) est publiée et renouvelée dans les dix minutes qui suivent un changement.',
            'Un chiffre s’ouvre. Ce qui est compté mène à sa définition, à son heure et à ses enregistrements.',
            'La sortie reste ouverte. Chaque jour, sans [frais](/fees), et jamais à condition de payer encore.',
            'Les pertes sont montrées. Les [bots](/bots) affichent leur pire baisse à côté de leur résultat, et « acheter et conserver » à côté des deux.',
            'Ce que nous ne pouvons pas prouver, nous le disons. La conservation est fictive ; la preuve montre que les livres sont complets, pas que des actifs existent en dehors d’eux.',
          ],
        },
      ],
    },
    {
      id: 'community',
      title: 'Communauté',
      blocks: [
        'Il n’y a ni club ni classement. La communauté, ce sont ceux qui vérifient. Chaque membre peut [vérifier](/verify) son propre argent ; chacun peut lancer le vérificateur, qui ne partage aucun code avec la plateforme, ou servir de témoin qui ne signe qu’une seule version de l’histoire. Plus ils sont nombreux, plus il devient difficile d’oublier quelqu’un sans que cela se voie.',
        'Le code est ouvert, sous licence MIT. Exécutez-le, lisez-le, cassez-le, et signalez ce que vous trouvez. Les membres qui sont allés au bout, jusqu’à l’échéance d’un plan et un retrait payé, peuvent écrire un témoignage, qui figure à côté du plan et du résultat.',
      ],
    },
    {
      id: 'not',
      title: 'Ce que nous ne sommes pas',
      blocks: [
        'Ni une banque, ni un courtier, ni un conseiller et, sauf si la [page de contact](/contact) en nomme une, pas une société. Nous ne recommandons aucun placement, ne promettons aucun prix et n’acceptons pas d’argent réel. Les taux des plans sont très supérieurs à ce que verse n’importe quel placement réel ; méfiez-vous de quiconque les propose avec de l’argent réel.',
      ],
    },
  ],
}
