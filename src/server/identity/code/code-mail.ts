/** Mails with a one-time code, the password-changed mail, and the mail queue's interface. */
import { letterIn, sayValue } from '#content/languages'
import type { LetterName } from '#content/translated'
import type { Language } from '#contract/shared/language'
import type { Tx } from '#server/store'
import type { MailedPurpose } from './mailed-code.ts'
import type { Purpose } from './one-time-code.ts'

/** The mail room renders it as text and HTML. */
export type Letter = {
  readonly to: string
  readonly kind: `code:${MailedPurpose | Purpose}` | 'notice'
  readonly language: Language
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly code?: string
  readonly footnotes?: readonly string[]
  readonly action?: { readonly label: string; readonly path: string }
  /** Queued for equal timing and never sent: no account has this address. */
  readonly decoy?: true
  /** The last mail after closing an account. */
  readonly farewell?: true
}

/** The mail queue: a mail is queued in the transaction that causes it. */
export type MailQueue = {
  write(tx: Tx, letter: Letter): Promise<void>
  /** As a record of a journal group. */
  record(letter: Letter, at: Date): { readonly name: string; readonly row: Readonly<Record<string, unknown>> }
}

/** Recipient and language. */
export type Recipient = { readonly to: string; readonly language: Language }

type CodeLetter = {
  readonly name: LetterName
  readonly kind?: Letter['kind']
  readonly params?: Readonly<Record<string, string>>
  readonly code?: string
  /** Target of the mail's button, if it has one. */
  readonly path?: string
}

export function letterTo({ to, language }: Recipient, { name, kind = 'notice', params, code, path }: CodeLetter): Letter {
  const { subject, paragraphs, footnotes, action } = letterIn(language, name, params)
  const button = path && action ? { action: { label: action, path } } : {}
  return { to, kind, language, subject, paragraphs, footnotes, ...(code === undefined ? {} : { code }), ...button }
}

const paths: Readonly<Record<MailedPurpose, string>> = { verify: '/verify-account', login: '/verify-login', reset: '/reset-password' }

type Coded = { readonly code: string; readonly link: string | null; readonly over_unverified: boolean }

export function codeLetter(recipient: Recipient, purpose: MailedPurpose, { code, link, over_unverified }: Coded): Letter {
  const path = link === null ? paths[purpose] : `${paths[purpose]}#${link}`
  return letterTo(recipient, { name: over_unverified ? 'verify_again' : purpose, kind: `code:${purpose}`, code, path })
}

/** The code that releases a withdrawal of `amount` (`$500.00`) to `destination`, formatted as in notices. */
export function withdrawalLetter(
  recipient: Recipient,
  code: string,
  { amount, destination }: { amount: string; destination: string },
): Letter {
  const params = { amount, destination: sayValue('destination', recipient.language, destination) }
  return letterTo(recipient, { name: 'withdrawal', kind: 'code:withdrawal', code, params })
}

export function passwordChangedLetter(recipient: Recipient): Letter {
  return letterTo(recipient, { name: 'password_changed', path: '/forgot-password' })
}
