import type { FeesPage } from '../article.ts'

export const fees: FeesPage = {
  title: 'Frais',
  summary: 'Il n’y en a pas.',
  sections: [
    {
      id: 'none',
      title: 'Rien n’est facturé',
      blocks: [
        'Ni l’ouverture, la tenue ou la fermeture d’un compte, ni un dépôt, un plan, une sortie anticipée ou un retrait. L’argent est fictif, des frais le seraient donc aussi ; il n’y en a de toute façon pas.',
        'C’est plus qu’une promesse. L’argent ne se déplace que par des écritures, chaque écriture doit être de l’un des types ci-dessous, et aucun ne prend quoi que ce soit à un membre pour le donner à l’exploitant. Un test du logiciel compare cette liste à celle du grand livre et échoue quand un type manque ici.',
      ],
    },
    {
      id: 'not-fees',
      title: 'Ce qui coûte quand même quelque chose',
      blocks: [
        {
          list: [
            'Sortir avant l’échéance : vous renoncez à la part du rendement qui n’est pas encore acquise. Votre capital n’est pas touché.',
            'Les opérations des bots eux-mêmes : leurs exécutions fictives comportent des frais, des écarts et du glissement, car un historique sans coûts les flatterait. Vous ne les payez pas, et ils ne changent rien sur votre compte.',
          ],
        },
      ],
    },
  ],
  moves: {
    'operator.fund': {
      name: 'Versement de l’exploitant',
      from: 'conservation',
      to: 'réserve ou budget',
      why: 'L’argent de l’exploitant lui-même, avant que quoi que ce soit puisse être promis.',
    },
    'operator.take': {
      name: 'Reprise par l’exploitant',
      from: 'réserve ou budget',
      to: 'conservation',
      why: 'Au plus ce que l’exploitant a versé, et jamais ce qui est engagé.',
    },
    'deposit.settle': { name: 'Dépôt', from: 'conservation', to: 'votre solde', why: 'La totalité du montant que vous avez versé.' },
    'plan.lock': {
      name: 'Plan acheté',
      from: 'votre solde',
      to: 'votre capital immobilisé',
      why: 'Il reste à vous et vous est rendu à la fin.',
    },
    'plan.commit': {
      name: 'Rendement mis de côté',
      from: 'réserve libre',
      to: 'réserve engagée',
      why: 'La totalité du rendement promis, dans le même groupe que l’achat.',
    },
    'plan.unlock': {
      name: 'Capital rendu',
      from: 'votre capital immobilisé',
      to: 'votre solde',
      why: 'Tout le capital, à la fin ou quand vous sortez.',
    },
    'plan.pay': {
      name: 'Rendement payé',
      from: 'réserve engagée',
      to: 'votre solde',
      why: 'Ce qui a été promis, ou ce qui est acquis si vous sortez avant.',
    },
    'plan.release': {
      name: 'Reste non acquis',
      from: 'réserve engagée',
      to: 'réserve libre',
      why: 'Après une sortie anticipée : la part qui n’était pas acquise.',
    },
    'withdrawal.hold': {
      name: 'Retrait demandé',
      from: 'votre solde',
      to: 'votre argent bloqué',
      why: 'Pour qu’il ne puisse pas être dépensé deux fois.',
    },
    'withdrawal.pay': {
      name: 'Retrait payé',
      from: 'votre argent bloqué',
      to: 'conservation',
      why: 'La totalité du montant que vous avez demandé.',
    },
    'withdrawal.release': {
      name: 'Retrait terminé',
      from: 'votre argent bloqué',
      to: 'votre solde',
      why: 'Refusé, annulé ou caduc : tout revient.',
    },
    transfer: {
      name: 'Transfert',
      from: 'vos primes ou vos revenus',
      to: 'votre solde',
      why: 'Quand vous le demandez, sans conditions.',
    },
    'referral.bonus': {
      name: 'Prime de parrainage',
      from: 'budget de parrainage',
      to: 'votre prime',
      why: 'Sur l’argent de l’exploitant lui-même.',
    },
    'adjustment.credit': {
      name: 'Crédit par l’exploitant',
      from: 'budget d’ajustement',
      to: 'votre compte',
      why: 'Avec un motif, sur votre relevé.',
    },
    'adjustment.debit': {
      name: 'Crédit repris',
      from: 'votre compte',
      to: 'budget d’ajustement',
      why: 'Au plus ce qui a été crédité avant, avec un motif, sur votre relevé.',
    },
    reversal: {
      name: 'Contre-passation',
      from: 'votre compte',
      to: 'conservation',
      why: 'Ce qui a été crédité par erreur, avec un second administrateur. Rien n’en revient à un budget de l’exploitant.',
    },
  },
}
