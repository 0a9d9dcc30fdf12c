import { expect, it } from 'vitest'
import { cents } from '#kernel/money'
import { isAlarming, type LimitUsage, limitUsageOf, openLimitWatch } from './limit-usage.ts'

it('sec/S4 is an alarm from half of a limit on', () => {
  expect(isAlarming(limitUsageOf('members', cents(4_999n), cents(10_000n)))).toBe(false)
  expect(isAlarming(limitUsageOf('members', cents(5_000n), cents(10_000n)))).toBe(true)
  expect(isAlarming(limitUsageOf('members', cents(5_000n), cents(0n)))).toBe(false)
})

it('sec/S4 writes each alarm to the log once, and again when it comes back', async () => {
  const lines: object[] = []
  let held = 6_000n
  const read = async (): Promise<LimitUsage[]> => [
    limitUsageOf('members', cents(held), cents(10_000n)),
    limitUsageOf('custody', cents(1n), cents(10_000n)),
  ]
  const watch = openLimitWatch(read, (about) => lines.push(about))
  await watch()
  await watch()
  expect(lines).toEqual([{ limit: 'members', held_cents: '6000', at_most_cents: '10000', used_bps: 6_000 }])
  held = 100n
  await watch()
  held = 9_000n
  await watch()
  expect(lines).toHaveLength(2)
})
