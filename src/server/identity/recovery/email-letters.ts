/** Mails about an email change. They go to the addresses named here, not to the account's current one. */
import { type Letter, letterTo, type Recipient } from '../code/code-mail.ts'

export function emailChangeLetter(recipient: Recipient, code: string): Letter {
  return letterTo(recipient, { name: 'email', kind: 'code:email', code, path: '/settings' })
}

/** `link` is the path of the link that reverts the change. */
export function emailLeftLetter(recipient: Recipient, email: string, link: string): Letter {
  return letterTo(recipient, { name: 'email_left', params: { email }, path: link })
}

export function emailRestoredLetter(recipient: Recipient): Letter {
  return letterTo(recipient, { name: 'email_restored', path: '/forgot-password' })
}
