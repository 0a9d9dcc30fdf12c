/** The front page, in the order in which it is read, and the page for an address that leads nowhere. */
export const site = {
  meta: {
    title: 'Clearterm: a return that is set aside before it is promised',
    description:
      'A sandbox with paper money. The whole return of each fixed term is set aside in the ledger first. AI trading bots show their real records, and anyone can check the proof.',
  },
  not_found: {
    title: 'Page not found',
    help: 'It may have moved, or the address is mistyped. Your account is not affected.',
    home: 'Go to front page',
  },
  hero: {
    tagline: 'Smart trading with AI',
    title: 'Set aside first. Promised second.',
    lead: 'A fixed-term plan is sold only after its whole return has moved out of the operator’s reserve. Open any figure on this page to see its records.',
    plans: 'See the plans',
    proof: 'Check the proof',
    admit: 'A sandbox with paper money. The proof shows arithmetic and completeness, not that assets exist outside it.',
    drawing:
      'A drawing of an investment of $800.00 over 30 days: $116.00 is set aside on day 0, $46.40 has accrued by day 12, and at maturity $916.00 is paid.',
    aside: '$116.00 set aside on day 0',
    now: 'day 12: $46.40 accrued',
    principal: '$800.00 capital, locked',
    maturity: 'at maturity $916.00',
    day: 'day {n}',
    key: { accrued: 'Accrued by the calendar', aside: 'Set aside, not yet accrued', principal: 'Capital' },
    sample: 'Sample purchase, Diamond. Capital is not drawn to the same scale as the return.',
  },
  features: {
    title: 'What backs a plan',
    bots: {
      title: 'Bullish Or Bearish',
      figure: 'Worst drawdown of any bot',
      text: 'Bots follow fixed rules in rising and in falling markets, and can lose in both. This is the deepest fall of any bot.',
      text_none: 'Bots follow fixed rules in rising and in falling markets, and can lose in both. None has a record yet.',
      link: 'Open the bots’ records',
    },
    funded: {
      title: 'Pre-funded Return',
      figure: 'Reserve coverage',
      text: 'Held now: {custody}. Owed now: {owed}, including every promised return in full.',
      link: 'Open the proof',
    },
    process: {
      title: 'Automated Process',
      figure: 'Returns paid so far',
      text: 'A plan that matures is paid automatically, capital and return together, without a request or approval.',
      link: 'Read the terms of a plan',
    },
  },
  portfolios: {
    eyebrow: 'Plans',
    title: 'Five terms, written out in full',
    see_all: 'See all Plans',
    free: 'Free reserve now: {amount}. A purchase larger than it can back is refused.',
  },
  why: {
    eyebrow: 'Why Choosing Clearterm',
    title: 'Four claims that you can check yourself',
    funded: 'Funded before sold',
    funded_text:
      'No reserve, no sale. One ledger entry locks your capital and sets the whole return aside. Neither happens without the other.',
    funded_link: 'The reserve, proven',
    exit: 'Exits stay open',
    exit_text:
      'A withdrawal never depends on a fee, an upgrade or a further deposit. If it is declined, the held money is released in the same entry, with a reason.',
    exit_link: 'What the terms say',
    fees: 'No hidden fees',
    fees_text:
      'There are no fees: the ledger has no kind of entry that could take one. Paper trades pay a trading fee, which each fill shows.',
    fees_link: 'See all fees',
    erased: 'Nothing is erased',
    erased_text:
      'A correction is a new entry beside the old one. The log of checkpoints is signed, and anyone can compare it with earlier versions.',
    erased_link: 'Check it in your browser',
  },
  trades: {
    eyebrow: 'Live AI Trades',
    title: 'Trade From Anywhere',
    lead: 'The bots trade on paper, around the clock. These are their last nine fills, with fees and losses. Open a row for details.',
    all: 'All fills, compared with holding the coins',
    recent: 'Recent Trades',
    without: 'The newest fills need JavaScript. See all fills on the live trades page.',
  },
  steps: {
    eyebrow: 'Getting started',
    title: 'How It Works',
    sign_up: 'Sign Up',
    sign_up_text: 'Register, and confirm your email with a one-time code. No document is needed.',
    deposit: 'Deposit Funds',
    deposit_text: 'Paper money, by the sandbox card or to a sandbox address. No real money can be sent.',
    activate: 'Activate Bot',
    activate_text:
      'Choose the bot whose record you follow. The plan’s return is a fixed amount that the operator sets aside in advance. The bot does not earn it; its own record is {here}.',
    here: 'here',
    records: ': the records of the bots',
    withdraw: 'Withdraw',
    withdraw_text:
      'At maturity capital and return go to your balance. Withdraw with an emailed code, to a wallet or a bank account, on paper.',
  },
  heatmap: {
    lead: 'The 24-hour change of each coin. A dash means no price yet.',
    all: 'All prices and charts',
  },
  simplicity: {
    eyebrow: 'Simplicity',
    title: 'Unlocking Wealth with Simplicity',
    lead: 'A figure that you can check: half of all paid withdrawals took at most {median} from request to payment.',
    lead_none: 'A figure that you can check: how long paid withdrawals took from request to payment. None has been paid yet.',
    link: 'Status of every service',
  },
  stats: {
    title: 'Statistics',
    lead: 'Counted from the ledger and the table of users. Open a figure to see what it counts.',
    since: 'Running since {date}, the day of the first journal entry.',
  },
  figures: {
    records: 'Open its records',
    of_plan: '{title}, plan {plan}',
    worst_drawdown: {
      title: 'Worst drawdown',
      text: 'The deepest fall of any bot’s value from an earlier high, over its whole record, after fees.',
    },
  },
  ticker: {
    label: 'Now',
    coverage: 'Reserve coverage',
    both: '{custody} held, {owed} owed',
    checkpoint: 'Last solvency checkpoint',
    ago: '{age} ago',
    prices: 'Prices',
  },
  overlay: 'Loading',
  plans: 'See all Plans',
}
