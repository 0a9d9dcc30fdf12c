import type { Section } from '../../article.ts'

/** The first steps: what it is, an account, and how money comes in. */
export const begin: readonly Section[] = [
  {
    id: 'what-it-is',
    title: 'What this is',
    blocks: [
      'Clearterm is a sandbox of an investment platform. All money in it is paper: nothing that you see can be exchanged for real funds, and no screen offers an address or account to which real money could be sent. A ribbon on every page says so. Do not send real funds.',
      'What it lets you practise is the whole of such a platform: opening an account, depositing, placing capital in plans of a fixed term, watching returns accrue, taking money out, and checking with your own computer that the operator’s books add up.',
      'Two things are kept apart throughout. A plan pays one contracted return, which the operator sets aside in full when you buy. The trading bots have records of their own, with losses as they come; they do not earn the plans’ returns.',
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
          'A code of six digits comes by email. It lives for ten minutes and works once. Enter it on the next page; a fresh one can be sent once a minute.',
          'Log in. From a device that was not there before you get a mail that tells you so.',
        ],
      },
      'Where the sandbox runs without a mail server, all mails are shown at /sandbox/mailbox on the machine itself.',
    ],
  },
  {
    id: 'safety',
    title: 'Make it safe',
    blocks: [
      'Settings, tab Security, holds what protects the account: a confirmation code at log-in, an authenticator app with recovery codes, passkeys, and the list of devices that are signed in, each of which you can end. With a second factor in place, steps that move money ask you to prove anew that it is you, at most every five minutes.',
      'If something looks wrong, freeze the account there: all sessions end and no money moves until you follow the link in the mail. A new password freezes withdrawals for 24 hours. A changed email address can be taken back from the old one for 72 hours.',
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
          'A deposit that the card approves is in your main balance at once. Every other waits for an administrator.',
        ],
      },
      'Each deposit has a page of its own, with its state, its history and the ledger entries that it made.',
    ],
  },
]
