import type { Language } from '#contract/shared/language'
import type { Tx } from '#server/store'
import type { Room } from '../context.ts'
import { languageAt } from '../user.ts'
import { codeLetter } from './code-mail.ts'
import type { CodeRequest } from './mailed-code.ts'

/** `language`: the browser's. */
export type CodeMail = CodeRequest & { readonly language?: Language | undefined }

/**
 * Issues a code and queues its mail in the caller's transaction. Returns the requesting browser's token. Without a matching
 * account it does the same work and sends nothing.
 */
export async function sendCode(room: Room, tx: Tx, mail: CodeMail): Promise<string> {
  const { code, pending, link } = await room.mailedCodes.issue(tx, mail)
  await writeCodeMail(room, tx, mail, { code, link })
  return pending
}

/** Sends another code for the same token. */
export async function sendCodeAgain(room: Room, tx: Tx, mail: CodeMail, code_id: string): Promise<void> {
  const { code } = await room.mailedCodes.renew(tx, code_id)
  await writeCodeMail(room, tx, mail, { code, link: null })
}

type Written = { readonly code: string; readonly link: string | null }

async function writeCodeMail(room: Room, tx: Tx, { purpose, email, binding, decoy, language }: CodeMail, written: Written): Promise<void> {
  const reader = { to: email, language: await languageAt(tx, email, language) }
  const letter = codeLetter(reader, purpose, { ...written, over_unverified: Boolean(binding) })
  await room.mail.write(tx, decoy ? { ...letter, decoy: true } : letter)
}

/** A password change also invalidates codes requested under the old one: for log-ins and password resets. */
export async function invalidateCodes({ mailedCodes }: Room, tx: Tx, email: string): Promise<void> {
  for (const purpose of ['login', 'reset'] as const) await mailedCodes.invalidate(tx, { purpose, email })
}
