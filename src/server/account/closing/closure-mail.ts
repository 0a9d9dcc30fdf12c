/** The last mail: what was erased and what is kept; deleted itself after at most a day. */
import { type Letter, letterTo, type Reader } from '#server/identity'

export function closureMail(reader: Reader): Letter {
  return { ...letterTo(reader, { name: 'closed' }), farewell: true }
}
