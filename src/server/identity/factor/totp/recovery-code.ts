/** Recovery codes: ten at once, for the day when the device is gone. 140 bits each, so that a plain keyed hash is enough at rest; in letters that are not mistaken for one another. */
import { createHmac } from 'node:crypto'
import { randomBytes } from '#kernel/id'

/** Crockford's base32: without i, l, o and u. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const COUNT = 10
const LENGTH = 28
const GROUP = 7

/** `xxxxxxx-xxxxxxx-xxxxxxx-xxxxxxx`, all different. */
export function drawRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < COUNT) codes.add(drawOne())
  return [...codes]
}

function drawOne(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS.charAt(byte % LETTERS.length))
  return Array.from({ length: LENGTH / GROUP }, (_, at) => letters.slice(at * GROUP, (at + 1) * GROUP).join('')).join('-')
}

/** As it is stored: bound to its owner, under a key that is not in the database. How it was typed (case, spaces, o for 0) does not matter. */
export function recoveryMac(pepper: Uint8Array, user_id: string, typed: string): Buffer {
  const read = typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
  return createHmac('sha256', pepper).update(`recovery-code:${user_id}:${read}`).digest()
}
