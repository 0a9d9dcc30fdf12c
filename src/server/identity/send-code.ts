import type { Language } from '#contract/language'
import type { Tx } from '#server/store'
import { codeLetter } from './code-mail.ts'
import { languageAt } from './mail-language.ts'
import type { Purpose } from './one-time-code.ts'
import type { Room } from './room.ts'

type Wanted = {
  readonly purpose: Exclude<Purpose, 'withdrawal' | 'email'>
  readonly email: string
  /** The pending registration that the code is for. */
  readonly binding?: string
  /** No account stands behind the address, or not one that this code is for: do the same work and send nothing. */
  readonly decoy?: boolean
  /** What the browser asks for. */
  readonly language?: Language | undefined
}

/** Issues a code and writes its mail into the outbox, in the caller's transaction. Codes here are the email's own: it is their subject. */
export async function sendCode(room: Room, tx: Tx, { purpose, email, binding = '', decoy = false, language }: Wanted): Promise<void> {
  const { code } = await room.codes.issue(tx, { purpose, subject: decoy ? `decoy ${email}` : email, binding })
  const reader = { to: email, language: await languageAt(tx, email, language) }
  const letter = codeLetter(reader, purpose, code, binding !== '')
  await room.writeOutbox(tx, { kind: 'mail', payload: decoy ? { ...letter, decoy: true } : letter })
}
