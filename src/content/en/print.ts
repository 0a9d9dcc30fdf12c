/** Printed documents: the user manual, the account statement, the reserve certificate, the calendar. */
import type { Policy, Section } from '../article.ts'
import { epochFigures } from './figures.ts'

/** The first steps: what it is, an account, and how money comes in. */
const begin: readonly Section[] = [
  {
    id: 'what-it-is',
    title: 'What this is',
    blocks: [
      'Clearterm is a sandbox of an investment platform. All money in it is paper: nothing that you see can be exchanged for real funds, and no screen offers an address or account that could receive real money. A ribbon on every page says so. Do not send real funds.',
      'You can practise everything that such a platform offers: opening an account, depositing, placing capital in plans of a fixed term, watching returns accrue, taking money out, and checking with your own computer that the operator’s books add up.',
      'Two things are kept separate throughout. A plan pays one contracted return, which the operator sets aside in full when you buy. The trading bots have their own records, including losses. They do not earn the plans’ returns.',
    ],
  },
  {
    id: 'account',
    title: 'Open an account',
    blocks: [
      {
        list: [
          'Choose Sign Up and fill in your name, email, gender, phone and a password of 12 to 128 characters. You must be at least 18. A referral code is optional.',
          'Accept the terms. The version that you accept is kept with your account.',
          'We email you a six-digit code. It is valid for ten minutes and works once. Enter it on the next page. You can request a new one once a minute.',
          'Log in. We email you about each log-in from a new device.',
        ],
      },
      'If the sandbox runs without a mail server, it keeps all emails. The terminal prints the link of their mailbox when the server starts.',
    ],
  },
  {
    id: 'safety',
    title: 'Secure your account',
    blocks: [
      'Settings, tab Security, has everything that protects the account: a confirmation code at log-in, an authenticator app with recovery codes, passkeys, and a list of signed-in devices that you can sign out. With a second factor, steps that move money ask you to confirm your identity again, at most every five minutes.',
      'If something looks wrong, freeze the account there: all sessions end, and nothing can be deposited, bought or withdrawn until you follow the link in the email. Plans still mature. A password that is reset by email freezes withdrawals for 24 hours. The old email address can undo a change of email for 72 hours.',
    ],
  },
  {
    id: 'deposit',
    title: 'Deposit',
    blocks: [
      {
        list: [
          'Choose Deposit, an amount, and a method: card, wallet or bank.',
          'A wallet shows a sandbox address and its code. No wallet software accepts it. The bank shows the details of a fixed specimen account.',
          'The checkout of each has three buttons: Approve, Decline and Delay. There is no field for a card number.',
          'Approve credits your main balance at once, and Decline ends the deposit. Delay keeps it pending until you choose again or an administrator decides.',
        ],
      },
      'Each deposit has its own page, with its state, its history and its ledger entries.',
    ],
  },
]

/** Plans, from the choice to the end. */
const invest: readonly Section[] = [
  {
    id: 'choose',
    title: 'Choose a plan',
    blocks: [
      'The page [Plans](/plans) lists nine plans. Those on sale show the contracted rate over the whole term, its share for a day, the term, the smallest and the largest amount, and the capacity that is left. Next to each rate is the annual percentage yield. It is arithmetic only: it assumes that the plan is repeated all year, which the reserve cannot fund. The rates are far above what any real investment pays.',
      'A plan without terms is listed and marked “not offered”. A plan whose return the reserve cannot cover is “fully subscribed” and cannot be bought.',
    ],
  },
  {
    id: 'buy',
    title: 'Buy it',
    blocks: [
      {
        list: [
          'Open the plan, enter an amount within its range, and confirm.',
          'In one step of the ledger your capital moves from the main balance to the locked account, and the whole promised return moves from the operator’s free reserve to the committed one. Either both happen or neither does.',
          'The investment keeps the terms on which it was sold. If the operator changes the plan later, yours does not change.',
        ],
      },
    ],
  },
  {
    id: 'accrue',
    title: 'While it runs',
    blocks: [
      'The return accrues by the second, Monday to Sunday. The accrued amount is shown but is not yours before the plan ends; no entry is written for it until then. The dashboard, the page [Investments](/investments) and a calendar feed show all maturities.',
      'For each investment you choose what happens at maturity: pay out, reinvest the capital, or reinvest capital and return. You can change your choice until it matures. If it cannot be reinvested, it is paid out and a message gives the reason.',
    ],
  },
  {
    id: 'end',
    title: 'When it ends',
    blocks: [
      'At maturity capital and return are in your main balance. You do not have to request it, and there is no fee.',
      'You can leave on any earlier day. The page shows a quote that is valid for 60 seconds: your capital and what has accrued by then under the plan’s exit rule. You lose the rest of the promised return; it goes back to the operator’s reserve.',
    ],
  },
]

/** Money out, the record of everything, and the ways to check it. */
const out: readonly Section[] = [
  {
    id: 'payout',
    title: 'Add a payout address',
    blocks: [
      'Settings, tab Wallet, takes one address for each coin and network, and bank details. Every address is checked for its network when you save it. Do not enter real bank details: use the specimen. Bank details are encrypted, and of the account number only the last four characters are shown. We email you about each change. The email about an address has a link that undoes the change, for 72 hours.',
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
      'When the books have changed, about every ten minutes, the operator states total liabilities and assets and signs them into a public log that cannot be rewritten unnoticed. The page [Verify](/proof#check) finds your own money in the total, in your browser, step by step; a copy of that page works without a network. If you do not trust our code, use the second verifier in the source, which shares none of it.',
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
      'Your referral link is in your [profile](/profile#referrals). When the first plan of someone who signed up with it matures, the operator pays you, once, a share of the return that was actually paid. It comes from the operator’s own budget, only while that is funded, and never from anyone’s capital.',
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

export const manual: Policy = {
  version: '2026-11-27',
  title: 'User manual',
  summary: 'From the first log-in to the last withdrawal, and how to check what you are shown.',
  sections: [...begin, ...invest, ...out],
}

/** Of every printed document. */
export const papers = {
  generated: 'Generated {at} UTC',
  page: 'Page {n} of {count}',
  replaced: 'Some characters are missing from this document’s typeface and are shown as {sign}.',
  legal: 'Terms, privacy and risk',
  in_force: 'In force since {date}',
  cut: 'Only the first {rows} of {total} rows.',
  cut_unknown: 'Only the first {rows} rows; there are more.',
}

/** Of an account statement. */
export const statement = {
  title: 'Statement for {period}',
  member: 'Member',
  email: 'Email',
  account: 'Account',
  period: 'Period',
  count: 'Postings',
  as_of_batch: 'Journal up to batch',
  from_to: '{from} to {until}, by business date (UTC)',
  running: '{period}; the period is not over',
  opening: 'Opening balance',
  before: 'Before {day}',
  postings: 'Postings',
  closing: 'Closing balance',
  so_far: 'Balance so far',
  at_end: 'At the end of the period',
  when_made: 'When this was generated',
  in_all: 'Total',
  nothing: 'No postings in this period.',
  recorded: 'Date',
  summary: 'Summary',
  money_in: 'Money in',
  money_out: 'Money out',
  sum_deposits: 'Deposits',
  sum_returns: 'Returns of plans',
  sum_bonuses: 'Referral bonuses',
  sum_credits: 'Added by the operator',
  sum_withdrawals: 'Withdrawals paid',
  sum_debits: 'Taken by the operator',
  sum_reversals: 'Reversed deposits',
  balances: 'Balances by account',
  chart: 'All accounts together, by business date',
  chart_millions: 'All accounts together, by business date, in millions',
  chart_alt: 'Balance from {opening} to {closing}, by business date.',
  no_chart: 'A chart needs at least three points. The balance changed on fewer days.',
  dates_note:
    'Dates are business dates (UTC). The CSV file has the recording times. A reference is below the last posting of its transaction.',
  what: 'Description',
  amount: 'Amount',
  balance: 'Account balance',
  reason: 'Reason: {reason}',
  aside: 'Set aside for your open plans',
  promised: 'Promised returns',
  promised_note: 'set aside in the reserve',
  accrued: 'Of which accrued',
  accrued_note: 'by the calendar; paid when a plan ends',
  aside_text: 'These amounts are not part of a balance. The operator’s reserve holds them until a plan matures or ends early.',
  main: 'Main',
  bonus: 'Bonus',
  earning: 'Earning',
  locked: 'Locked in plans',
  held: 'Held for withdrawals',
  deposit: 'Deposit',
  deposit_card: 'Deposit by card',
  deposit_wallet: 'Deposit by wallet',
  deposit_bank: 'Deposit by bank',
  a_plan: 'a plan',
  lock_in: 'Principal locked in {plan}',
  lock_out: 'Invested in {plan}',
  unlock_in: 'Principal returned from {plan}',
  unlock_out: 'Principal of {plan} unlocked',
  pay: 'Return of {plan}',
  hold_in: 'Held for a withdrawal',
  hold_out: 'Withdrawal requested',
  hold_bank: 'Withdrawal requested to bank account {number}',
  hold_wallet: 'Withdrawal requested to {coin} {address}',
  paid: 'Withdrawal paid',
  paid_bank: 'Withdrawal paid to bank account {number}',
  paid_wallet: 'Withdrawal paid to {coin} {address}',
  release_declined: 'Withdrawal declined, money returned',
  release_lapsed: 'Withdrawal lapsed, money returned',
  release_cancelled: 'Withdrawal cancelled, money returned',
  release_deleted: 'Withdrawal deleted by the operator, money returned',
  release: 'Withdrawal ended, money returned',
  hold_ended: 'Hold ended',
  transfer_in: 'Transfer from {account}',
  transfer_out: 'Transfer to main',
  another: 'another account',
  referral: 'Referral bonus',
  adjustment: 'Adjustment by operator',
  reversal: 'Reversal by operator',
  income_title: 'Income in {period}',
  income_paper: 'All of this is paper money. This report is practice: it is no tax advice, and nobody reports it to a tax office.',
  income_returns: 'Returns at maturity',
  income_early_exits: 'Returns at early exits',
  income_bonuses: 'Bonuses',
  income_by_plan: 'Returns by plan',
  income_none: 'No income in this period.',
  income_note:
    'Income is what was credited: returns when plans ended, and bonuses for referrals and by the operator. Nothing is subtracted for what was moved or taken back later. Each row has the number of its journal entry.',
  entry: 'Entry',
}

/** Of the reserve certificate, besides the signed values. */
export const certificate = {
  title: 'Reserve certificate',
  subtitle: 'Epoch {epoch}, as of {at} UTC',
  paper:
    'The assets are paper: the custody account exists only in these books. This page and its proof show arithmetic, completeness and consistency. They do not show that assets exist outside.',
  owed_heading: 'Liabilities and assets',
  ...epochFigures,
  signed_heading: 'Signed values',
  root: 'Root of the epoch',
  log: 'Log',
  checkpoint: 'Checkpoint',
  head: '{size} entries, root {root}',
  signature: 'Signature',
  public_key: 'Public key',
  check_here: 'Check it here',
  check: 'Check these figures: each member can find their own money in the total, and anyone can add up the published leaves.',
}

/** Of the calendar feed: its name, and what happens at each maturity. */
export const calendar = {
  name: 'Clearterm maturities',
  matures: '{plan} matures',
  pay_out: 'Capital and return go to your balance. Sandbox: paper money.',
  reinvest_principal: 'The capital is reinvested in the plan, the return goes to your balance. Sandbox: paper money.',
  reinvest_all: 'Capital and return are reinvested in the plan. Sandbox: paper money.',
}
