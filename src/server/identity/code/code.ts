/** Six digits, what the database keeps of them, and what a guess at them is worth. */
import { createHmac } from 'node:crypto'
import { randomBelow } from '#kernel/id'

/** What a guess was worth. `used`: it was right, and its effect has already happened. */
export type Checked =
  | { readonly ok: true; readonly code_id: string; readonly binding: string }
  | { readonly ok: false; readonly why: 'wrong' | 'expired' | 'used' }

export const CODE_TTL_SECONDS = 600
export const GUESSES = 5

export function drawCode(): string {
  return randomBelow(1_000_000).toString().padStart(6, '0')
}

/** Length-prefixed parts, so that no two lists of parts make the same message. */
export function macOf(pepper: Uint8Array, ...parts: readonly string[]): Buffer {
  const mac = createHmac('sha256', pepper)
  for (const part of parts) mac.update(`${Buffer.byteLength(part)}:`).update(part)
  return mac.digest()
}
