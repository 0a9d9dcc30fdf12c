import type { Catalogue } from '../../types/catalogue.ts'

export const queue: Catalogue<'fr'>['queue'] = {
  views: 'Vues',
  view: { waiting: 'À décider', deposits: 'Dépôts à décider', withdrawals: 'Retraits à décider' },
  keys: {
    move: 'suivant, précédent',
    approve: 'approuver',
    decline: 'refuser',
    off: 'Désactiver les raccourcis',
    on: 'Activer les raccourcis',
  },
  choose: 'Choisissez un motif',
  reason_hint: 'Le membre lit cette phrase.',
  own_words: 'Vos propres mots',
  own_words_hint: 'Le membre les lit à la place.',
  reasons: {
    no_payment: 'Aucun paiement n’est arrivé pour ce dépôt.',
    amount_mismatch: 'Le montant arrivé est différent.',
    wrong_destination: 'L’adresse de retrait ou les coordonnées bancaires ne conviennent pas.',
    not_your_account: 'Le compte qui a payé, ou qui doit être payé, est celui de quelqu’un d’autre.',
    duplicate: 'La même chose a été demandée deux fois.',
    member_asked: 'Vous nous avez demandé de le refuser.',
    under_review: 'Nous devons d’abord examiner le compte. Contactez l’assistance.',
    other: 'Refusé par un administrateur',
  },
  read_only: 'Votre rôle permet seulement de lire la file d’attente. Les opérateurs et les administrateurs décident.',
  own: 'C’est la vôtre : quelqu’un d’autre décide.',
  second: 'Demander un second administrateur',
  second_title: 'Demander un second administrateur pour {label} de {amount} ?',
  second_text: 'Un seul administrateur ne peut pas approuver ce montant. Il attend parmi les approbations qu’un autre décide.',
}
