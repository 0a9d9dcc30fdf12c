/** Six-digit codes: their stored form, and the result of checking a guess. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { randomBelow } from '#kernel/id'

/** Result of a guess. `used`: correct, but already redeemed. */
export type Checked =
  | { readonly ok: true; readonly code_id: string; readonly binding: string }
  /** `over`: the requester's token has no guesses left. */
  | { readonly ok: false; readonly why: 'wrong' | 'expired' | 'used' | 'over' }

export const CODE_TTL_SECONDS = 600
export const GUESSES = 5

export function drawCode(): string {
  return randomBelow(1_000_000).toString().padStart(6, '0')
}

/** The newest first: it makes codes; codes of former ones stay valid. */
export type Peppers = readonly [Uint8Array, ...Uint8Array[]]

/** Compares under every pepper, also after a match, for equal timing. */
export function isMacOf(peppers: Peppers, mac: Uint8Array, ...parts: readonly string[]): boolean {
  return peppers.filter((pepper) => timingSafeEqual(mac, macOf([pepper], ...parts))).length > 0
}

/** Parts are length-prefixed, so that different lists never produce the same message. */
export function macOf([newest]: Peppers, ...parts: readonly string[]): Buffer {
  const mac = createHmac('sha256', newest)
  for (const part of parts) mac.update(`${Buffer.byteLength(part)}:`).update(part)
  return mac.digest()
}
