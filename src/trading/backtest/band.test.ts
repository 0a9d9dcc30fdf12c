import { describe, expect, it } from 'vitest'
import { series } from '#test/support/series.ts'
import { ucrp } from '../rules/crp.ts'
import { pamr } from '../rules/pamr.ts'
import { seeded } from '../seeded.ts'
import { shuffle, shuffledBand } from './band.ts'
import { simulate } from './simulate.ts'

const relatives = series(21, 120, 4)

describe('a band of shuffled days', () => {
  it('keeps each bar once, and blocks together', () => {
    const bars = Array.from({ length: 23 }, (_, n) => n)
    const shuffled = shuffle(bars, 5, seeded(4))
    expect(shuffled).not.toEqual(bars)
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(bars)
    const broken = shuffled.filter((bar, at) => at > 0 && bar !== (shuffled[at - 1] ?? 0) + 1)
    expect(broken.length).toBeLessThanOrEqual(4)
  })

  it('draws every order alike', () => {
    const random = seeded(6)
    const counts = new Map<string, number>()
    for (let draw = 0; draw < 6000; draw += 1) {
      const order = shuffle([1, 2, 3], 1, random).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  it('of a rule that asks for no order ends in one point, whatever the way there', () => {
    const { finals, low, high } = shuffledBand(ucrp(), relatives, { runs: 30, block: 1, random: seeded(1) })
    const plain = simulate(ucrp(), relatives).net.at(-1) ?? 0
    for (const final of finals) expect(final / plain).toBeCloseTo(1, 10)
    expect((high[60] ?? 0) - (low[60] ?? 0)).toBeGreaterThan(0.01)
    expect([low[0], high[0]]).toEqual([1, 1])
  })

  it('is the same for the same seed, ordered, and told of as it goes', () => {
    const progress: number[] = []
    const onProgress = (done: number) => progress.push(done)
    const of = (seed: number) => shuffledBand(pamr(), relatives, { cost_bps: 10, runs: 20, block: 3, random: seeded(seed), onProgress })
    const band = of(8)
    expect(band).toEqual(of(8))
    expect(band.finals).not.toEqual(of(9).finals)
    expect(progress.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
    expect(band.low.every((low, t) => low <= (band.median[t] ?? 0) && (band.median[t] ?? 0) <= (band.high[t] ?? 0))).toBe(true)
  })
})
