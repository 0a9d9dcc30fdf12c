/** The front page, in the order in which it is read, and the page for an address that leads nowhere. */
export const site = {
  meta: {
    title: 'Clearterm: a return that is set aside before it is promised',
    description:
      'A sandbox with paper money: fixed terms whose whole return is set aside in the ledger first, AI trading bots with their real records, and a proof that anyone can check.',
  },
  not_found: {
    title: 'There is no page at this address',
    help: 'It may have moved, or the address has a slip in it. Nothing of yours is lost.',
    home: 'To the front page',
  },
  hero: {
    tagline: 'Smart trading with AI',
    title: 'Set aside first. Promised second.',
    lead: 'A fixed-term plan here can be sold only after its whole return has moved out of the operator’s reserve. Every figure on this page opens, down to the records behind it.',
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
    title: 'What stands behind it',
    bots: {
      title: 'Bullish Or Bearish',
      figure: 'Worst drawdown of any bot',
      text: 'Bots follow fixed rules in rising and in falling markets, and can lose in both. Here is the deepest fall that any of them has had.',
      text_none: 'Bots follow fixed rules in rising and in falling markets, and can lose in both. None has a record yet.',
      link: 'Open the bots’ records',
    },
    funded: {
      title: 'Pre-funded Return',
      figure: 'Reserve coverage',
      text: 'Held now: {custody}. Owed now: {owed}, with every promised return counted in full from the day that it was promised.',
      link: 'Open the proof',
    },
    process: {
      title: 'Automated Process',
      figure: 'Returns paid so far',
      text: 'A plan that matures is paid by the clock, capital and return together, with no request to anybody and no approval.',
      link: 'Read the terms of a plan',
    },
  },
  portfolios: {
    eyebrow: 'Plans',
    title: 'Five terms, written out in full',
    see_all: 'See all Plans',
    free: 'Free reserve now: {amount}. A purchase that is larger than it can back is refused.',
  },
  why: {
    eyebrow: 'Why Choosing Clearterm',
    title: 'Four claims that you can check yourself',
    funded: 'Funded before sold',
    funded_text:
      'No reserve, no sale. One ledger entry locks your capital and sets the whole return aside; without the one there is not the other.',
    funded_link: 'The reserve, proven',
    exit: 'Exits stay open',
    exit_text:
      'A withdrawal never depends on a fee, an upgrade or a further deposit. A declined one gives the hold back in the same entry, with a reason.',
    exit_link: 'What the terms say',
    fees: 'No hidden fees',
    fees_text:
      'There are no fees: the ledger has no kind of entry that could take one. Paper trades pay a trading fee, which each fill shows.',
    fees_link: 'The page of all fees',
    erased: 'Nothing is erased',
    erased_text:
      'A correction is a new entry beside the old one. The log of checkpoints is signed, and anyone can hold it against what was published before.',
    erased_link: 'Check it in your browser',
  },
  trades: {
    eyebrow: 'Live AI Trades',
    title: 'Trade From Anywhere',
    lead: 'The bots trade on paper, around the clock and from no place in particular. These are their last nine fills, with the fee and with losses as they come. Each row opens its fill.',
    all: 'All fills, and what holding the coins would have brought',
    recent: 'Recent Trades',
    without: 'The newest fills are read by a script. All of them are on the page of live trades.',
  },
  steps: {
    eyebrow: 'Getting started',
    title: 'How It Works',
    sign_up: 'Sign Up',
    sign_up_text: 'Register, and confirm your email with a one-time code. You are asked for no document.',
    deposit: 'Deposit Funds',
    deposit_text: 'Paper money, by the sandbox card or to a sandbox address. Nothing real can be sent.',
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
    lead: 'How far each coin moved in 24 hours. A dash until the first price.',
    all: 'All prices and charts',
  },
  simplicity: {
    eyebrow: 'Simplicity',
    title: 'Unlocking Wealth with Simplicity',
    lead: 'One checkable thing instead of a slogan: half of all paid withdrawals took no longer than {median}, from the request to the payment.',
    lead_none:
      'One checkable thing instead of a slogan: how long paid withdrawals took, from the request to the payment. None has been paid yet.',
    link: 'How every service has been running',
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
