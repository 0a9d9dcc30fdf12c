/** The last mail: it says what is gone and what stays, and is itself kept for a day at most. */
import { type Letter, letterTo, type Reader } from '#server/identity'

export function closureMail(reader: Reader): Letter {
  return { ...letterTo(reader, { name: 'closed' }), farewell: true }
}
