/** The last mail: what was erased and what is kept; deleted itself after at most a day. */
import { type Letter, letterTo, type Recipient } from '#server/identity'

export function closureMail(recipient: Recipient): Letter {
  return { ...letterTo(recipient, { name: 'closed' }), farewell: true }
}
