import type { Section } from '../../article.ts'

/** Money out, the record of everything, and the ways to check it. */
export const out: readonly Section[] = [
  {
    id: 'payout',
    title: 'Add a payout address',
    blocks: [
      'Settings, tab Wallet, takes one address for each coin and network, and bank details. Every address is checked for its network when you save it. Do not enter real bank details: use the specimen. What you enter is encrypted, and only its last four characters are shown. We email you about each change, with a link to undo it.',
    ],
  },
  {
    id: 'withdraw',
    title: 'Withdraw',
    blocks: [
      {
        list: [
          'Choose Withdraw, an amount, and a saved address or the bank.',
          'The amount is held at once: it leaves the main balance and is reserved for this request.',
          'Enter the code from the email. Without it, the request lapses after 15 minutes and the held amount returns. You can also cancel the request until it is decided.',
          'An administrator approves or declines. A decline gives its reason and returns the held amount in the same step. Small amounts may be paid without waiting, up to a limit that the operator sets.',
        ],
      },
      'A withdrawal never depends on a fee, an upgrade or a further deposit. There are [no fees](/fees).',
    ],
  },
  {
    id: 'records',
    title: 'Read your records',
    blocks: [
      'Every figure on the dashboard opens: a click shows what it means, when it was read, and the entries that add up to it. Transactions can be searched, filtered and saved as CSV. A statement for each month, as PDF or CSV, begins with the opening balance, lists every posting and ends with the closing balance. Settings, tab Data, gives you everything that we hold about you as one file, and what administrators did to your account.',
      'One switch hides the amounts on all your screens from people who can see them.',
    ],
  },
  {
    id: 'check',
    title: 'Check the operator',
    blocks: [
      'When the books have changed, about every ten minutes, the operator states total liabilities and assets and signs them into a public log that cannot be rewritten unnoticed. The page [Verify](/verify) finds your own money in the total, in your browser, step by step; a copy of that page works without a network. If you do not trust our code, use the second verifier in the source, which shares none of it.',
      'What this shows is arithmetic, completeness and consistency. It cannot show that assets exist outside the books: the custody account is paper.',
      'Each public figure has a definition and an as-of time, and opens to show the sums that make it up.',
    ],
  },
  {
    id: 'bots',
    title: 'Follow the bots',
    blocks: [
      'Each bot’s page gives its rule, its parameters, its fills with fee and slippage, results net and gross, the worst drawdown, and what holding the same coins would have made. Simulated prices are labelled SIMULATED on every tile, chart and fill. In the lab you can run a rule over stored candles in your own browser.',
    ],
  },
  {
    id: 'referrals',
    title: 'Refer people',
    blocks: [
      'Your referral link is on the page [Referrals](/referrals). When the first plan of someone who signed up with it matures, the operator pays you, once, a share of the return that was actually paid. It comes from the operator’s own budget, only while that is funded, and never from anyone’s capital.',
    ],
  },
  {
    id: 'leave',
    title: 'Write a testimonial, or leave',
    blocks: [
      'Once one of your plans has matured and a withdrawal was paid, you can write a testimonial in the settings. An administrator reviews it before it is published next to the plan. Critical texts are just as welcome. We publish how many were declined for each reason.',
      'You can close the account in Settings, tab Data, once it has no balance, held amount or open plan. What identifies you is erased. The amounts stay in the ledger, because the books must still balance.',
    ],
  },
]
