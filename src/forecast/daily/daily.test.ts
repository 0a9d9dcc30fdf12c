import { expect, it } from 'vitest'
import { seeded } from '#trading/seeded'
import { ensembleRegret, NEEDS, names, type Seen, startCoin } from './state.ts'
import { type Step, walkDays } from './walk-days.ts'

const DAY_MS = 86_400_000

/** Days of a volatility that wanders. */
function days(count: number, random: () => number): Seen[] {
  let level = 1e-3
  return Array.from({ length: count }, (_, n) => {
    level = Math.exp(Math.log(level) * 0.95 + Math.log(1e-3) * 0.05 + (random() - 0.5) * 0.6)
    const gain = Math.sqrt(level) * (random() + random() + random() + random() - 2) * Math.sqrt(3)
    const whole = { at: n * DAY_MS, variance: level * (0.7 + 0.6 * random()), gain }
    return { whole, cut: { at: n * DAY_MS, variance: whole.variance * (0.95 + 0.1 * random()), gain: gain * 0.98 } }
  })
}

const seen = days(NEEDS + 40, seeded(76))
const all = [...walkDays(startCoin(), seen, null)]
const forecasts = (steps: readonly Step[]) => steps.flatMap((step) => ('forecast' in step ? [step.forecast] : []))

it('forecasts each day once, before its outcome, from the day on which every model can', () => {
  expect(forecasts(all).map(({ at }) => at / DAY_MS)).toEqual(Array.from({ length: 41 }, (_, n) => NEEDS + n))
  expect(forecasts(all).every((one) => one.forecasts.map(({ model }) => model).join() === names.join())).toBe(true)
  const scored = all.flatMap((step) => ('scored' in step ? [step.scored.at / DAY_MS] : []))
  expect(scored).toEqual(Array.from({ length: 40 }, (_, n) => NEEDS + n))
})

it('does not see the future: other days after a forecast leave it as it was', () => {
  const changed = seen.map((one, n) => (n >= NEEDS + 20 ? { whole: { ...one.whole, gain: 0.3, variance: 0.2 }, cut: one.cut } : one))
  const others = forecasts([...walkDays(startCoin(), changed, null)])
  expect(others.slice(0, 21)).toEqual(forecasts(all).slice(0, 21))
  expect(others[22]).not.toEqual(forecasts(all)[22])
})

it('uses of the last day only what is known at 23:30', () => {
  const late = seen.map((one, n) => (n === NEEDS + 20 ? { ...one, whole: { ...one.whole, gain: 0.3, variance: 0.2 } } : one))
  expect(forecasts([...walkDays(startCoin(), late, null)])[21]).toEqual(forecasts(all)[21])
})

it('resumes after any step as if it had not stopped, with its state as JSON', () => {
  for (const at of [0, 1, 30, 31]) {
    const state = JSON.parse(JSON.stringify(all[at]?.state))
    expect([...walkDays(state, seen, null)]).toEqual(all.slice(at + 1))
  }
})

it('forecasts the next day once its own day is cut, and not again when that day is over', () => {
  const last = all.at(-1)?.state as Step['state']
  const [next] = days(1, seeded(1)).map(({ cut }) => ({ ...cut, at: (NEEDS + 40) * DAY_MS }))
  const [step] = [...walkDays(last, seen, next as Seen['cut'])]
  expect(step && 'forecast' in step && step.forecast.at / DAY_MS).toBe(NEEDS + 41)
  const over = { whole: next as Seen['whole'], cut: next as Seen['cut'] }
  const after = [...walkDays(step?.state as Step['state'], [...seen, over], null)]
  expect(after.map((one) => ('scored' in one ? one.scored.at / DAY_MS : null))).toEqual([NEEDS + 40])
})

it('keeps the regret of both turns within their bounds', () => {
  for (const { state } of all) {
    const { regret, bound } = ensembleRegret(state)
    expect(regret).toBeLessThanOrEqual(bound + 1e-9)
  }
})

it('has a bounded interval from the first day on, from how EWMA did before', () => {
  const [first] = forecasts(all)
  expect(first?.forecasts.every(({ half_width }) => half_width !== null && half_width > 0)).toBe(true)
  expect(new Set(forecasts(all).flatMap((one) => one.forecasts.map(({ third }) => third)))).toEqual(new Set([0, 1, 2]))
})
