/** Mails about an email change. They go to the addresses named here, not to the account's current one. */
import { type Letter, letterTo, type Reader } from '../code/code-mail.ts'

export function emailChangeLetter(reader: Reader, code: string): Letter {
  return letterTo(reader, { name: 'email', kind: 'code:email', code, path: '/settings' })
}

/** `link` is the path of the link that reverts the change. */
export function emailLeftLetter(reader: Reader, email: string, link: string): Letter {
  return letterTo(reader, { name: 'email_left', params: { email }, path: link })
}

export function emailRestoredLetter(reader: Reader): Letter {
  return letterTo(reader, { name: 'email_restored', path: '/forgot-password' })
}
