import { describe, expect, it } from 'vitest'
import { DAY_SECONDS } from '#kernel/duration'
import { newId } from '#kernel/id'
import { cents } from '#kernel/money'
import { projectionOf, readQuote, signQuote } from './project.ts'
import type { Terms } from './terms/terms.ts'

const START = new Date('2026-11-21T10:00:00Z')
const terms = (patch: Partial<Terms> = {}): Terms => ({
  plan: 'starter',
  version: 1,
  rate_bps: 1_000,
  term_seconds: 7 * DAY_SECONDS,
  min: cents(10_000n),
  max: cents(50_000n),
  exit_share_bps: 10_000,
  referral_bps: 1_100,
  on_sale: true,
  ...patch,
})

it('tells return, daily share and maturity to the cent, rounded down where a day is no whole cent', () => {
  const { promised_return, daily_return, total, matures_at } = projectionOf('starter', terms(), cents(10_000n), START)
  expect([promised_return, daily_return, total, matures_at.toISOString()]).toEqual([1_000n, 142n, 11_000n, '2026-11-28T10:00:00.000Z'])
})

it('tells what leaving pays on each day, from the capital on day 0 to capital and return on the last', () => {
  const { exit } = projectionOf('starter', terms(), cents(10_000n), START)
  expect(exit.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(exit.map(({ amount }) => amount)).toEqual([10_000n, 10_142n, 10_285n, 10_428n, 10_571n, 10_714n, 10_857n, 11_000n])
})

it('pays the contracted share of what accrued before the last day, and all of it on the last', () => {
  const { exit } = projectionOf('starter', terms({ exit_share_bps: 5_000 }), cents(10_000n), START)
  expect([exit[6]?.accrued, exit[7]?.accrued]).toEqual([428n, 1_000n])
})

it('spreads the days of a long term evenly, and keeps the first and the last', () => {
  const { exit } = projectionOf('starter', terms({ term_seconds: 3_650 * DAY_SECONDS }), cents(10_000n), START)
  expect(exit.length).toBeLessThanOrEqual(122)
  expect([exit[0]?.day, exit[1]?.day, exit.at(-1)?.day]).toEqual([0, 31, 3_650])
})

const KEY = Buffer.alloc(32, 7)
const ID = newId()
const NOW = new Date('2026-01-05T12:00:00.000Z')

describe('an exit quote', () => {
  const { quote, expires_at } = signQuote(KEY, ID, cents(2_500n), NOW)

  it('is read back as it was signed, good for 60 seconds', () => {
    expect(expires_at).toEqual(new Date('2026-01-05T12:01:00.000Z'))
    expect(readQuote([KEY], quote, ID)).toEqual({ investment_id: ID, paid: 2_500n, expires_at })
  })

  it('is nobody’s when anything in it was changed, when it is for another investment or under another key', () => {
    expect(readQuote([KEY], quote, newId())).toBeNull()
    expect(readQuote([Buffer.alloc(32, 8)], quote, ID)).toBeNull()
    for (let at = 0; at < quote.length; at += 1) {
      const other = quote[at] === '1' ? '2' : '1'
      expect(readQuote([KEY], quote.slice(0, at) + other + quote.slice(at + 1), ID), `character ${at}`).toBeNull()
    }
    for (const text of [
      '',
      '.',
      `${quote}.`,
      `${quote}=`,
      quote.slice(0, -1),
      quote.replace('2500', '-2500'),
      quote.replace('2500', '2500.0'),
      quote.replace('2500', '02500'),
    ])
      expect(readQuote([KEY], text, ID), text).toBeNull()
  })
})
