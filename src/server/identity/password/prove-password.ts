import { isRefused, type Refused } from '#kernel/refusal'
import type { Room } from '../context.ts'
import { checkOwnPassword } from './change-password.ts'

/** A signed-in person re-enters the password. Null: correct. */
export async function provePassword(
  room: Room,
  user_id: string,
  password: string,
): Promise<Refused<'invalid' | 'too_many' | 'unavailable'> | null> {
  const account = await checkOwnPassword(room, user_id, password, 'password')
  return isRefused(account) ? account : null
}
