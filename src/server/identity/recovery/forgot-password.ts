import type { Language } from '#contract/shared/language'
import { sendCode } from '../code/send-code.ts'
import type { Room } from '../context.ts'
import type { Device } from '../device.ts'
import { attemptBucket } from '../log-in/log-in.ts'
import { limitMails } from '../sign-up/resend.ts'
import { accountByEmail } from '../store.ts'
import { drawToken } from '../token.ts'

type ResetRequest = { readonly email: string; readonly language?: Language }

/**
 * Mails a code for resetting the password and returns its token. As with resend, reply, limits and work are the same for every
 * address: once no more mail is sent, the token matches no code. A browser that the account has logged in from has its own
 * count, so that strangers' requests do not use up the owner's.
 */
export async function forgotPassword(
  room: Room,
  { email, language }: ResetRequest,
  device: Pick<Device, 'browser'> = {},
): Promise<{ readonly pending: string }> {
  const from = await attemptBucket(room, email, device)
  const pending = await room.database.transaction(async (tx) => {
    if (await limitMails(room, tx, `resend:reset:${from}`, email)) return drawToken()
    const account = await accountByEmail(tx, email)
    const decoy = account === null || account.status === 'closed'
    return sendCode(room, tx, { purpose: 'reset', email, decoy, language })
  })
  return { pending }
}
