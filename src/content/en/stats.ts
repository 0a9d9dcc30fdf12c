/** Name and definition of each public figure, for the API and the pages. */
export const stats = {
  coverage: {
    title: 'Reserve coverage',
    definition:
      'Custody divided by liabilities, with every open promise counted in full, truncated to two decimals. Custody is paper: this shows arithmetic, not that assets exist outside.',
  },
  custody: {
    title: 'Held in custody',
    definition:
      'Settled deposits and the operator’s own money, less paid withdrawals, reversals and what the operator took back. Paper money.',
  },
  owed: {
    title: 'Owed to members',
    definition: 'All members’ balances, held and locked money included, and the whole promised return of every open plan.',
  },
  reserve_free: {
    title: 'Reserve, free',
    definition: 'The operator’s own money that is not promised yet. It can fund further plans.',
  },
  reserve_committed: {
    title: 'Reserve, committed',
    definition: 'The promised returns of all open plans, set aside in the step in which each plan was bought.',
  },
  verified_users: {
    title: 'Verified users',
    definition: 'Members with a confirmed email address and an open account. Administrators and closed accounts are excluded.',
  },
  deposits_settled: {
    title: 'Deposits settled',
    definition:
      'Every deposit that was settled on the sandbox rail, since the beginning. Adjustments by the operator are excluded. Paper money.',
  },
  withdrawals_paid: {
    title: 'Withdrawals paid',
    definition: 'Every withdrawal that was paid out on the sandbox rail, since the beginning. Paper money.',
  },
  median_withdrawal_time: {
    title: 'Median withdrawal time',
    definition:
      'Time from the request of a withdrawal to its payment, including the member’s confirmation: the median of the latest 1,000 paid withdrawals. For an even number, the longer of the two in the middle.',
  },
  returns_paid: {
    title: 'Returns paid',
    definition: 'Every return that was paid when a plan matured or ended early, from the reserve set aside for it. Paper money.',
  },
  plans_sold: {
    title: 'Plans sold',
    definition: 'Every purchase of a plan, open and ended, including reinvestments at maturity.',
  },
  running_since: {
    title: 'Running since',
    definition: 'When the first entry was recorded in this instance’s journal.',
  },
  checkpoint_epoch: {
    title: 'Latest solvency epoch',
    definition: 'The number of the latest statement of liabilities signed into the public log.',
  },
  checkpoint_age: {
    title: 'Age of the latest solvency epoch',
    definition:
      'The time since the books were read for the latest statement in the public log. When the books have changed, a new one is made every ten minutes.',
  },
  last_fill: {
    title: 'Last fill',
    definition: 'When one of our own paper-trading bots last traded.',
  },
} as const
