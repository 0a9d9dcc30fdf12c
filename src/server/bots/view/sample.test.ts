import { expect, it } from 'vitest'
import { sample } from './sample.ts'

const hours = Array.from({ length: 1_000 }, (_, n) => ({ at: n * 3_600_000 }))

it('keeps few points, the first, the last and the named ones among them', () => {
  const named = hours[333] ?? { at: -1 }
  const thin = sample(hours, 90, [named])
  expect(thin.length).toBeLessThanOrEqual(92)
  expect([thin[0], thin.at(-1)]).toEqual([hours[0], hours.at(-1)])
  expect(thin).toContain(named)
  expect(thin.map(({ at }) => at)).toEqual(thin.map(({ at }) => at).sort((one, other) => one - other))
})

it('spreads them over the time, not over the points', () => {
  const thin = sample(
    [...hours.slice(0, 10), ...hours.slice(990), ...hours.slice(980, 990)].sort((a, b) => a.at - b.at),
    20,
  )
  expect(thin.filter(({ at }) => at < 10 * 3_600_000).length).toBeLessThanOrEqual(2)
})

it('leaves a few points, and none, as they are', () => {
  expect(sample(hours.slice(0, 5), 90)).toEqual(hours.slice(0, 5))
  expect(sample([], 90)).toEqual([])
})
