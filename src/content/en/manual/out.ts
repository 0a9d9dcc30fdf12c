import type { Section } from '../../article.ts'

/** Money out, the record of everything, and the ways to check it. */
export const out: readonly Section[] = [
  {
    id: 'payout',
    title: 'Say where you want to be paid',
    blocks: [
      'Settings, tab Wallet, takes one address for each coin and network, and bank details. Every address is checked for its network when you save it. Do not enter real bank details: a specimen is offered, and whatever you enter is kept encrypted and shown by its last four characters. Each change is told by mail, with a link that takes it back.',
    ],
  },
  {
    id: 'withdraw',
    title: 'Withdraw',
    blocks: [
      {
        list: [
          'Choose Withdraw, an amount, and a saved address or the bank.',
          'The amount is held at once: it leaves the main balance and belongs to this request alone.',
          'Enter the code from the mail. Unconfirmed, the request lapses after 15 minutes and the hold goes back. You may also cancel it yourself until it is decided.',
          'An administrator approves or declines. A decline names its reason and gives the hold back in the same step. Small amounts may be paid without waiting, up to a limit that the operator sets.',
        ],
      },
      'A withdrawal never depends on a fee, an upgrade or a further deposit. There are [no fees](/fees).',
    ],
  },
  {
    id: 'records',
    title: 'Read your records',
    blocks: [
      'Every figure on the dashboard opens: a click shows what it means, when it was read, and the entries that it is the sum of. Transactions can be searched, filtered and saved as CSV. A statement for each month, as PDF or CSV, begins with the opening balance, lists every posting and ends with the closing one. Settings, tab Data, gives you everything that we hold about you as one file, and what administrators did to your account.',
      'Amounts can be hidden from whoever looks on with you: one switch, on every screen of your own.',
    ],
  },
  {
    id: 'check',
    title: 'Check the operator',
    blocks: [
      'About every ten minutes in which the books have moved, the operator states what is owed in all and what stands against it, and signs that into a public log which cannot be rewritten unseen. The page [Verify](/verify) finds your own money in the total, in your browser, step by step; a copy of that page works without a network. Whoever does not trust our code can use the second verifier in the source, which shares none of it.',
      'What this shows is arithmetic, completeness and consistency. It cannot show that assets exist outside the books: the custody account is paper.',
      'Each public figure has its definition and the time that it is as of, and opens down to the sums that it is made of.',
    ],
  },
  {
    id: 'bots',
    title: 'Follow the bots',
    blocks: [
      'Each bot’s page gives its rule, its parameters, its fills with fee and slippage, results net and gross, the worst drawdown, and beside it what holding the same coins would have made. Prices that are simulated are labelled SIMULATED on every tile, chart and fill. In the lab you can run a rule over stored candles in your own browser.',
    ],
  },
  {
    id: 'referrals',
    title: 'Bring somebody',
    blocks: [
      'Your referral link is on the page [Referrals](/referrals). When the first plan of a person who came by it matures, the operator pays you a share of the return that was really paid, once, out of a budget of its own and only while that is funded. Nobody’s capital is ever part of it.',
    ],
  },
  {
    id: 'leave',
    title: 'Say something, or leave',
    blocks: [
      'Once a plan of yours has matured and a withdrawal was paid, you may write a testimonial in the settings. An administrator reads it before it is published beside the plan that earned it. A critical text is as welcome; declined ones are counted in public by their reason.',
      'You close the account in Settings, tab Data, once no balance, hold or plan is open. What names you is erased; the amounts stay in the ledger, because the books must go on adding up.',
    ],
  },
]
