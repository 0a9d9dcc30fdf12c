/** Projects an amount in a plan on sale, with the same functions that a sale and an early exit use. */

import { createHmac, timingSafeEqual } from 'node:crypto'
import { exitReturn } from '#kernel/accrual'
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { add, type Cents, cents } from '#kernel/money'
import { type Refused, refuse } from '#kernel/refusal'
import { divideFloor } from '#kernel/rounding'
import type { PlansDependencies } from './dependencies.ts'
import { findPlan } from './terms/catalogue.ts'
import { outOfRange, promisedReturn, type Terms } from './terms/terms.ts'

/** A longer term is sampled at evenly spread days. */
const MAX_DAYS = 120

export type Projection = ReturnType<typeof projectionOf>

export async function project(
  { business, readTerms }: Pick<PlansDependencies, 'business' | 'readTerms'>,
  { plan, amount }: { readonly plan: string; readonly amount: Cents },
): Promise<Projection | Refused<'no_plan' | 'not_offered' | 'invalid'>> {
  const listed = findPlan(plan)
  if (!listed) return refuse('no_plan')
  const terms = (await readTerms()).get(listed.id)
  if (!terms?.on_sale) return refuse('not_offered')
  if (amount < terms.min || amount > terms.max) return outOfRange(terms)
  return projectionOf(listed.id, terms, amount, await business.now())
}

/** Pure. `exit`: the total payout of an exit at the end of that day. */
export function projectionOf(plan: string, terms: Terms, amount: Cents, started_at: Date) {
  const { rate_bps, term_seconds, exit_share_bps } = terms
  const promised = promisedReturn(amount, rate_bps)
  const bought = { promised, started_at, term_seconds, exit_share_bps }
  const matures_at = addSeconds(started_at, term_seconds)
  const paidOn = (at: Date): Cents => (at < matures_at ? exitReturn(bought, at) : promised)
  return {
    plan,
    amount,
    promised_return: promised,
    daily_return: cents(divideFloor(promised * BigInt(DAY_SECONDS), BigInt(term_seconds))),
    total: add(amount, promised),
    matures_at,
    exit: daysOf(term_seconds).map((day) => {
      const paid = paidOn(day * DAY_SECONDS >= term_seconds ? matures_at : addSeconds(started_at, day * DAY_SECONDS))
      return { day, accrued: paid, amount: add(amount, paid) }
    }),
  }
}

/** Day 0, the last one, and those between. */
function daysOf(term_seconds: number): number[] {
  const last = Math.ceil(term_seconds / DAY_SECONDS)
  const step = Math.ceil(last / MAX_DAYS)
  const days: number[] = []
  for (let day = 0; day < last; day += step) days.push(day)
  return [...days, last]
}

const QUOTE_SECONDS = 60
const TAG = 'clearterm/exit-quote/v1\0'

export type Quote = { readonly investment_id: string; readonly paid: Cents; readonly expires_at: Date }

/** An exit quote: the payout of a liquidation, signed, honoured to the cent for 60 seconds of real time. It isn't stored. */
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
