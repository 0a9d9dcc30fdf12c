import type { Language } from '#contract/language'
import { isTooOften } from './resend.ts'
import type { Room } from './room.ts'
import { sendCode } from './send-code.ts'
import { accountByEmail } from './store.ts'

/** Mails a code to set a new password with. As with resend, the answer, the limits and the work are the same for every address. */
export async function forgotPassword(room: Room, { email, language }: { email: string; language?: Language }): Promise<void> {
  await room.database.transaction(async (tx) => {
    if (await isTooOften(room, tx, 'resend:reset', email)) return
    const account = await accountByEmail(tx, email)
    const decoy = account === null || account.status === 'closed'
    await sendCode(room, tx, { purpose: 'reset', email, decoy, language })
  })
  room.kick()
}
