/** The mails that carry a one-time code, and the one that says that a password was changed. Plain words, and what to do when it was not you. */
import type { Purpose } from './one-time-code.ts'

/** The payload of the outbox kind `mail`; the mail room makes text and HTML of it. */
export type Letter = {
  readonly to: string
  readonly kind: `code:${Purpose}` | 'notice'
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly code?: string
  readonly footnotes?: readonly string[]
  readonly action?: { readonly label: string; readonly path: string }
  /** Written for the time that it takes, sent to nobody: the address has no account that it could be for. */
  readonly decoy?: true
}

type Text = Pick<Letter, 'subject' | 'paragraphs' | 'footnotes' | 'action'>

const LIFE = 'It can be used once, within 10 minutes, and a newer code replaces it.'

const VERIFY: Text = {
  subject: 'Your code to verify your account',
  paragraphs: [`Enter this code to verify your email and finish your registration. ${LIFE}`],
  footnotes: ['If you did not register, ignore this mail: nothing happens without the code.'],
  action: { label: 'Verify account', path: '/verify-account' },
}

const VERIFY_AGAIN: Text = {
  ...VERIFY,
  paragraphs: [
    `Someone registered again with this email address, which was not verified yet. This code completes that newer registration, with its names and its password. ${LIFE}`,
  ],
  footnotes: ['If this was not you, do not enter the code.'],
}

const TEXTS: Record<Exclude<Purpose, 'withdrawal' | 'email'>, Text> = {
  verify: VERIFY,
  login: {
    subject: 'Your log-in code',
    paragraphs: [`Enter this code to finish logging in. ${LIFE}`],
    footnotes: ['If this was not you, someone knows your password: set a new one with “Forgot password”.'],
    action: { label: 'Confirm log-in', path: '/verify-login' },
  },
  reset: {
    subject: 'Your code to set a new password',
    paragraphs: [`Enter this code together with your new password. ${LIFE}`],
    footnotes: ['If you did not ask for it, ignore this mail: your password stays as it is.'],
    action: { label: 'Set a new password', path: '/reset-password' },
  },
}

export function codeLetter(to: string, purpose: Exclude<Purpose, 'withdrawal' | 'email'>, code: string, over_unverified = false): Letter {
  return { to, kind: `code:${purpose}`, code, ...(over_unverified ? VERIFY_AGAIN : TEXTS[purpose]) }
}

/** The code that releases a withdrawal. `lines` say what it releases: amount and destination, already formatted. */
export function withdrawalLetter(to: string, code: string, lines: readonly string[]): Letter {
  return {
    to,
    kind: 'code:withdrawal',
    subject: 'Your code to confirm a withdrawal',
    paragraphs: [`Enter this code to confirm this withdrawal. ${LIFE}`, ...lines],
    code,
    footnotes: ['If you did not ask for it, do not pass the code on: set a new password, and the withdrawal lapses by itself.'],
  }
}

export function passwordChangedLetter(to: string): Letter {
  return {
    to,
    kind: 'notice',
    subject: 'Your password was changed',
    paragraphs: [
      'Your password was changed with a code sent to this address. All devices are signed out, and withdrawals are frozen for 24 hours.',
    ],
    footnotes: ['If this was not you, set a new password at once and secure your mailbox.'],
    action: { label: 'Set a new password', path: '/forgot-password' },
  }
}
