/**
 * Recovery codes, ten at a time, for a lost device. 140 bits each, so that a keyed hash is enough at rest; letters that are
 * easily confused are left out.
 */
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

/** Stored form: bound to the owner, under a key outside the database. Case, spaces and o for 0 do not matter. */
export function recoveryMac(pepper: Uint8Array, user_id: string, typed: string): Buffer {
  const read = typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
  return createHmac('sha256', pepper).update(`recovery-code:${user_id}:${read}`).digest()
}
