/** Figures: their names and definitions, words in the place of one, words for stored values, and the fees page. */
import type { FeesPage } from '../article.ts'

/** Name and definition of each public figure. */
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
    definition: 'The business date of the first entry in this instance’s journal.',
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

/** Names of the figures of a solvency statement, for screens and the certificate. */
export const epochFigures = {
  liabilities: 'Owed to members',
  liabilities_note: 'balances and all open promises',
  custody: 'Held in custody',
  custody_note: 'paper money',
  free: 'Reserve, free',
  free_note: 'not promised to anyone',
  committed: 'Reserve, committed',
  committed_note: 'set aside for open plans',
  coverage: 'Coverage',
}

/** Accounts, factors, devices, destinations. */
export const values = {
  bank: 'Bank account {number}',
  main: 'main',
  bonus: 'bonus',
  earning: 'earning',
  totp: 'An authenticator app',
  passkey: 'The passkey “{name}”',
  device: '{browser} on {system}',
  device_system: 'A browser on {system}',
  device_program: 'A program',
  device_unknown: 'An unknown device',
}

/** In the place of a figure that does not exist, or is too large to read. */
export const figureWords = { many_times: 'more than 10×', nothing_owed: 'nothing is owed', none_paid: 'none paid yet', not_yet: 'not yet' }

/** The status of the services, and of the operator. */
export const liveWords = {
  all_operational: 'All Services Operational',
  not_operational: 'Not operational:',
  starting: 'Starting:',
  /** Between two names. */
  comma: ', ',
  services: { store: 'Database', ledger: 'Ledger', clock: 'Clock', prices: 'Prices', proof: 'Proof of solvency', mail: 'Mail' },
  no_company: 'Sandbox operator, not a company',
}

/** That there are none, and what each kind of entry does. */
export const fees: FeesPage = {
  title: 'Fees',
  summary: 'There are none.',
  sections: [
    {
      id: 'none',
      title: 'Nothing is charged',
      blocks: [
        'There is no fee for opening, holding or closing an account, for a deposit, a plan, leaving a plan early, or a withdrawal. The money is paper, so a fee would be paper too. There is none anyway.',
        'This is more than a promise. Money moves only by entries of the kinds below, and none of them takes money from a member for the operator. A software test compares this list with the ledger’s own and fails if a kind is missing here.',
      ],
    },
    {
      id: 'not-fees',
      title: 'What does cost something',
      blocks: [
        {
          list: [
            'Leaving early: you give up the part of the return that has not accrued yet. Your capital is untouched.',
            'The bots’ own trading: their paper fills carry fees, spreads and slippage, because a record without costs would flatter them. You do not pay them, and they change nothing in your account.',
          ],
        },
      ],
    },
  ],
  moves: {
    'operator.fund': {
      name: 'Operator pays in',
      from: 'custody',
      to: 'reserve or budget',
      why: 'The operator’s own money, before anything can be promised.',
    },
    'operator.take': {
      name: 'Operator takes back',
      from: 'reserve or budget',
      to: 'custody',
      why: 'At most what the operator put in, and never what is committed.',
    },
    'deposit.settle': { name: 'Deposit', from: 'custody', to: 'your balance', why: 'The whole amount that you paid in.' },
    'plan.lock': {
      name: 'Plan bought',
      from: 'your balance',
      to: 'your locked capital',
      why: 'It stays yours, and is returned at the end.',
    },
    'plan.commit': {
      name: 'Return set aside',
      from: 'free reserve',
      to: 'committed reserve',
      why: 'The whole promised return, in the same group as the purchase.',
    },
    'plan.unlock': {
      name: 'Capital returned',
      from: 'your locked capital',
      to: 'your balance',
      why: 'The whole capital, at the end or when you leave.',
    },
    'plan.pay': {
      name: 'Return paid',
      from: 'committed reserve',
      to: 'your balance',
      why: 'What was promised, or what has accrued when you leave early.',
    },
    'plan.release': {
      name: 'Unearned remainder',
      from: 'committed reserve',
      to: 'free reserve',
      why: 'After an early exit: the part that had not accrued.',
    },
    'withdrawal.hold': {
      name: 'Withdrawal requested',
      from: 'your balance',
      to: 'your held money',
      why: 'So that it cannot be spent twice.',
    },
    'withdrawal.pay': { name: 'Withdrawal paid', from: 'your held money', to: 'custody', why: 'The whole amount that you requested.' },
    'withdrawal.release': {
      name: 'Withdrawal ended',
      from: 'your held money',
      to: 'your balance',
      why: 'Declined, cancelled or lapsed: the whole amount is returned.',
    },
    transfer: { name: 'Transfer', from: 'your bonus or earning', to: 'your balance', why: 'When you ask for it, without conditions.' },
    'referral.bonus': { name: 'Referral bonus', from: 'referral budget', to: 'your bonus', why: 'From the operator’s own money.' },
    'adjustment.credit': {
      name: 'Credit by the operator',
      from: 'adjustment budget',
      to: 'your account',
      why: 'With a reason, in your statement.',
    },
    'adjustment.debit': {
      name: 'Credit taken back',
      from: 'your account',
      to: 'adjustment budget',
      why: 'At most what was credited before, with a reason, in your statement.',
    },
    reversal: {
      name: 'Reversal',
      from: 'your account',
      to: 'custody',
      why: 'A mistaken credit, with a second administrator’s approval. It goes to no budget of the operator.',
    },
  },
}
