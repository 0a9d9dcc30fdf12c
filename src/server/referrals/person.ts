/** Whether two emails are one mailbox: what providers ignore is left out. */
import { createHash } from 'node:crypto'
import { mailboxOf } from '#kernel/text'

const DOTLESS: readonly string[] = ['gmail.com', 'googlemail.com']

/** `A.da+x@GoogleMail.com` is `ada@gmail.com`: what follows a plus is left out, and dots where the provider ignores them. */
export function canonicalEmail(email: string): string {
  const mailbox = mailboxOf(email) ?? email
  const at = mailbox.lastIndexOf('@')
  const [name = ''] = mailbox.slice(0, at).split('+')
  const domain = mailbox.slice(at + 1)
  return DOTLESS.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** The stored hash of the person who earned a bonus. */
export function personHash(email: string): Buffer {
  return createHash('sha256')
    .update(`clearterm/referral/person/v1\0${canonicalEmail(email)}`)
    .digest()
}
