/** What each public figure is, in a name and a sentence. The server answers with these, and pages show them beside the figure. */
export const stats = {
  coverage: {
    title: 'Reserve coverage',
    definition:
      'What custody holds divided by what is owed, every open promise counted in full, cut off after two decimals. Custody is paper: this shows arithmetic, not that assets exist outside.',
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
    definition: 'The operator’s own money that is promised to nobody yet: what further plans can be sold on.',
  },
  reserve_committed: {
    title: 'Reserve, committed',
    definition: 'The promised returns of all open plans, set aside in the step in which each plan was bought.',
  },
  verified_users: {
    title: 'Verified users',
    definition: 'Members with a confirmed email address and an open account. Administrators and closed accounts are left out.',
  },
  deposits_settled: {
    title: 'Deposits settled',
    definition:
      'Every deposit that was settled on the sandbox rail, since the beginning. Adjustments by the operator are left out. Paper money.',
  },
  withdrawals_paid: {
    title: 'Withdrawals paid',
    definition: 'Every withdrawal that was paid out on the sandbox rail, since the beginning. Paper money.',
  },
  median_withdrawal_time: {
    title: 'Median withdrawal time',
    definition:
      'From asking for a withdrawal to its payment, the member’s own confirmation included: the middle one of the newest 1,000 paid withdrawals, of an even number the longer of the two in the middle.',
  },
  returns_paid: {
    title: 'Returns paid',
    definition:
      'Every return that was paid when a plan matured or was ended early, out of the reserve that was set aside for it. Paper money.',
  },
  plans_sold: {
    title: 'Plans sold',
    definition: 'Every purchase of a plan, open and ended ones, plans placed again at maturity included.',
  },
  running_since: {
    title: 'Running since',
    definition: 'When the first entry was recorded in this instance’s journal.',
  },
  checkpoint_epoch: {
    title: 'Newest solvency epoch',
    definition: 'The number of the newest statement of what is owed that was signed into the public log.',
  },
  checkpoint_age: {
    title: 'Age of the newest solvency epoch',
    definition:
      'The time since the books were read for the newest statement in the public log. A new one is made every ten minutes in which the books moved.',
  },
  last_fill: {
    title: 'Last fill',
    definition: 'When one of our own paper-trading bots last traded.',
  },
} as const
