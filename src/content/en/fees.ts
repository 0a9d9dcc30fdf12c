import type { FeesPage } from '../article.ts'

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
