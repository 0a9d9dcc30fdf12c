import type { QuestionGroup } from '../../article.ts'

export const plans: QuestionGroup = {
  id: 'plans',
  title: 'Plans et rendements',
  questions: [
    {
      id: 'where-from',
      question: 'D’où vient le rendement d’un plan ?',
      answer: [
        'De la réserve de l’exploitant. Quand vous achetez, la totalité du rendement passe de la réserve libre à la réserve engagée, dans le même groupe d’écritures qui immobilise votre capital. Aucun bot ne le produit, et aucun dépôt d’un autre membre ne le paie.',
      ],
    },
    {
      id: 'no-reserve',
      question: 'Que se passe-t-il quand la réserve est épuisée ?',
      answer: [
        'La vente s’arrête. Chaque plan affiche la capacité que laisse la réserve et, à zéro, il est « entièrement souscrit ». Les plans vendus auparavant ne sont pas touchés : leur rendement est déjà mis de côté.',
      ],
    },
    {
      id: 'high-rates',
      question: 'Pourquoi les taux sont-ils si élevés ?',
      answer: [
        'Parce que l’argent est fictif. Aucun placement réel ne verse longtemps de tels taux, et personne ne peut les promettre honnêtement. Le chiffre annuel à côté de chaque taux dit seulement ce que donnerait une répétition toute l’année ; la réserve ne pourrait pas la financer.',
      ],
    },
    {
      id: 'leave-early',
      question: 'Puis-je sortir avant la fin ?',
      answer: [
        'Oui, chaque jour. Vous recevez un décompte exact au cent près, valable 60 secondes : votre capital, et ce qui est acquis à la seconde près selon la règle de sortie du plan. Le reste de la promesse retourne à la réserve.',
      ],
    },
    {
      id: 'at-maturity',
      question: 'Que se passe-t-il à l’échéance ?',
      answer: [
        'Le capital et le rendement arrivent sur votre solde. Jusque-là, vous pouvez choisir de replacer le capital, ou les deux. Si un renouvellement n’est pas possible, par exemple parce que le plan est entièrement souscrit, les deux sont versés et un message vous dit pourquoi.',
      ],
    },
    {
      id: 'accrues',
      question: 'Le rendement s’acquiert-il aussi le week-end ?',
      answer: ['Oui, du lundi au dimanche, seconde par seconde, à parts égales de l’achat jusqu’à l’échéance.'],
    },
    {
      id: 'not-offered',
      question: 'Pourquoi certains plans sont-ils listés mais non proposés ?',
      answer: [
        'L’exploitant n’a pas fixé leurs conditions ni approvisionné de réserve pour eux. Tant que l’un des deux manque, un plan a un nom et rien d’autre, et ne peut pas être acheté. Voir [tous les plans](/plans).',
      ],
    },
    {
      id: 'ira',
      question: 'Le plan IRA/401K est-il un compte de retraite ?',
      answer: [
        'Non. C’est un plan comme les autres, et le formulaire qui l’accompagne est une [demande fictive](/ira-form). Aucun compte n’est ouvert, aucun dépositaire n’intervient et il n’y a pas de traitement fiscal.',
      ],
    },
  ],
}
