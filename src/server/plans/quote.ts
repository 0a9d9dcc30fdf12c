/** An exit quote: the payout of a liquidation, signed, honoured to the cent for 60 seconds of real time. It isn't stored. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { addSeconds } from '#kernel/clock'
import { type Cents, cents } from '#kernel/money'

const QUOTE_SECONDS = 60
const TAG = 'clearterm/exit-quote/v1\0'

export type Quote = { readonly investment_id: string; readonly paid: Cents; readonly expires_at: Date }

export function signQuote(key: Uint8Array, investment_id: string, paid: Cents, now: Date): { quote: string; expires_at: Date } {
  const expires_at = addSeconds(now, QUOTE_SECONDS)
  const body = `${investment_id}.${paid}.${expires_at.getTime()}`
  return { quote: `${body}.${sign(key, body)}`, expires_at }
}

/** The quote, if its signature by one of the keys and its investment match; null otherwise. `expires_at` says whether it is still valid. */
export function readQuote(keys: readonly Uint8Array[], text: string, investment_id: string): Quote | null {
  const [id = '', paid = '', expires = '', signature = '', ...rest] = text.split('.')
  if (rest.length > 0 || id !== investment_id || !/^\d{1,16}$/.test(paid) || !/^\d{1,15}$/.test(expires)) return null
  const received = Buffer.from(signature)
  const isSignedBy = (key: Uint8Array): boolean => {
    const expected = Buffer.from(sign(key, `${id}.${paid}.${expires}`))
    return received.length === expected.length && timingSafeEqual(received, expected)
  }
  if (!keys.some(isSignedBy)) return null
  return { investment_id: id, paid: cents(BigInt(paid)), expires_at: new Date(Number(expires)) }
}

function sign(key: Uint8Array, body: string): string {
  return createHmac('sha256', key).update(TAG).update(body).digest('base64url')
}
