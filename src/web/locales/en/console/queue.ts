/** Working the queue of transactions: views, keys, reasons. `reasons` are the contract's own sentences. */
export const queue = {
  views: 'Views',
  view: { waiting: 'To decide', deposits: 'Deposits to decide', withdrawals: 'Withdrawals to decide' },
  keys: { move: 'next, previous', approve: 'approve', decline: 'decline', off: 'Keyboard shortcuts off', on: 'Keyboard shortcuts on' },
  choose: 'Choose a reason',
  reason_hint: 'The member sees this sentence.',
  own_words: 'Your own words',
  own_words_hint: 'The member sees them instead.',
  reasons: {
    no_payment: 'No payment arrived for this deposit.',
    amount_mismatch: 'The amount that arrived is another one.',
    wrong_destination: 'The payout address or the bank details do not fit.',
    not_your_account: 'The account that paid, or is to be paid, is somebody else’s.',
    duplicate: 'The same was asked for twice.',
    member_asked: 'You asked us to decline it.',
    under_review: 'We need to look at the account first. Contact support.',
    other: 'Declined by an administrator',
  },
  read_only: 'You have read-only access. Operators and administrators decide.',
  own: 'This is your own. Another person must decide.',
}
