import type { Section } from '../../article.ts'

/** The first steps: what it is, an account, and how money comes in. */
export const begin: readonly Section[] = [
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
      'If something looks wrong, freeze the account there: all sessions end and no money moves until you follow the link in the email. A new password freezes withdrawals for 24 hours. The old email address can undo a change of email for 72 hours.',
    ],
  },
  {
    id: 'deposit',
    title: 'Deposit',
    blocks: [
      {
        list: [
          'Choose Deposit, an amount, and a method: card, wallet or bank.',
          'The sandbox card has three buttons: approve, decline and delay. There is no field for a card number.',
          'A wallet shows a sandbox address and its code. No wallet software accepts it. The bank shows the details of a fixed specimen account.',
          'A deposit that the card approves is in your main balance at once. All others wait for an administrator.',
        ],
      },
      'Each deposit has its own page, with its state, its history and its ledger entries.',
    ],
  },
]
