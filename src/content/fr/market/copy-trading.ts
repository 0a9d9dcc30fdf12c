import type { Article } from '../../article.ts'

export const copyTrading: Article = {
  title: 'Copie d’opérations',
  summary:
    'Laisser un compte répéter les opérations de quelqu’un d’autre : commode, et bon seulement dans la mesure où la personne copiée l’est.',
  sections: [
    {
      id: 'what',
      title: 'De quoi il s’agit',
      blocks: [
        'Dans la copie d’opérations (copy trading), une plateforme relie votre compte à celui d’un opérateur de marché que vous choisissez dans une liste. Quand il achète, votre compte achète, en proportion du montant que vous y avez affecté. Des formes voisines sont le mirror trading, qui suit une règle au lieu d’une personne, et les comptes gérés, où quelqu’un détient un mandat de votre part.',
      ],
    },
    {
      id: 'how',
      title: 'Comment cela fonctionne',
      blocks: [
        'Vous fixez un montant, parfois une limite à laquelle la copie s’arrête, et la plateforme fait le reste. Vos opérations suivent les siennes d’un instant, vos prix diffèrent donc ; sur des marchés rapides ou étroits, ils diffèrent beaucoup. Les petits comptes ne peuvent pas répéter toutes les opérations, à cause des tailles minimales.',
        'Dans beaucoup de pays, un service qui opère pour vous sans demander à chaque fois relève de la gestion de portefeuille et a besoin d’un agrément.',
      ],
    },
    {
      id: 'returns',
      title: 'D’où vient le rendement',
      blocks: [
        'Des opérations seulement. Copier n’ajoute aucun rendement ; cela ajoute des coûts et du retard. Celui qui est en tête de la liste a bien réussi jusqu’ici, et sur des milliers de comptes il y en a toujours quelques-uns, par pure chance. Les listes oublient aussi : les comptes qui ont échoué n’y sont plus, ce qui fait paraître le reste meilleur que ne l’a été l’ensemble.',
      ],
    },
    {
      id: 'costs',
      title: 'Ce que cela coûte',
      blocks: [
        'L’écart et la commission de chaque opération, parfois un abonnement mensuel, et souvent une part des gains pour la personne copiée. Cette part est asymétrique : elle participe aux gains et non aux pertes, ce qui récompense les gros paris.',
      ],
    },
    {
      id: 'risks',
      title: 'Risques habituels',
      blocks: [
        {
          list: [
            'Des mois de petits gains et une grosse perte : regardez la pire baisse, pas le dernier rendement.',
            'Un effet de levier caché, et des positions perdantes laissées ouvertes pour qu’elles ne se voient pas.',
            'La personne copiée change de style, ou s’arrête, pendant que vous ne regardez pas.',
            'Beaucoup de copies d’une même opération font bouger le prix contre elles toutes.',
          ],
        },
        'Demandez l’historique entier avec les coûts, la plus longue période de pertes, et le même marché simplement acheté et conservé. C’est ainsi que les [historiques des bots](/bots) sont montrés sur ce site ; ils opèrent en argent fictif, et en suivre un ne coûte et ne rapporte rien.',
      ],
    },
  ],
}
