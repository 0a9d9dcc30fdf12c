import { expect, it } from 'vitest'
import { seeded } from '#trading/seeded'
import { type Day, dayOf } from './day.ts'
import { learn, mixedVariance, startEnsemble } from './ensemble.ts'
import { models } from './models/catalogue.ts'
import { pinball, qlike } from './scores/loss.ts'
import { walkForward } from './walk.ts'

const DAY_MS = 86_400_000

/** Volatility in two regimes, seen through noise. */
function pastOf(length: number, seed: number): Day[] {
  const random = seeded(seed)
  let level = 0.0004
  return Array.from({ length }, (_, t) => {
    if (random() < 0.04) level = level > 0.001 ? 0.0004 : 0.0025
    return { at: t * DAY_MS, variance: level * (0.5 + random()), gain: Math.sqrt(level) * (random() + random() + random() - 1.5) * 2 }
  })
}

it.each(models.map((model) => [model.id, model] as const))('%s sees no later day, and says the same for the same days', (_, model) => {
  const days = pastOf(model.needs + 30, 9)
  const forecasts = walkForward(model, days)
  expect(forecasts).toHaveLength(31)
  expect(forecasts.map(({ at }) => at)).toEqual(
    days
      .slice(model.needs)
      .map(({ at }) => at)
      .concat(days.length * DAY_MS),
  )
  const cut = days.map((day, t) => (t >= model.needs + 10 ? { ...day, variance: 1, gain: -0.9 } : day))
  expect(walkForward(model, cut).slice(0, 11)).toEqual(forecasts.slice(0, 11))
  for (const { variance } of forecasts) expect(variance).toBeGreaterThan(0)
})

it.each(models.map((model) => [model.id, model] as const))('%s gives a finite forecast for days without any movement', (_, model) => {
  const days = Array.from({ length: model.needs + 3 }, (_day, t) => ({ at: t * DAY_MS, variance: 0, gain: 0 }))
  for (const { variance } of walkForward(model, days)) expect(Number.isFinite(variance)).toBe(true)
})

it('trains HAR and the network to beat yesterday and the month, and the ensemble to stay near the best', () => {
  const days = pastOf(700, 1)
  const runs = models.map((model) => new Map(walkForward(model, days).map(({ at, variance }) => [at, variance])))
  const loss = new Map<string, number>()
  let hedge = startEnsemble(models.length)
  for (const { at, variance: realised } of days.slice(250)) {
    const said = runs.map((run) => run.get(at) as number)
    const lost = (id: string, forecast: number) => loss.set(id, (loss.get(id) ?? 0) + qlike(realised, forecast) / 450)
    for (const [k, { id }] of models.entries()) lost(id, said[k] as number)
    lost('ensemble', mixedVariance(hedge, said))
    hedge = learn(hedge, said, realised)
  }
  const of = (id: string) => loss.get(id) as number
  expect(of('har')).toBeLessThan(of('ewma'))
  expect(of('network')).toBeLessThan(of('month'))
  expect(of('ensemble')).toBeLessThan(Math.min(...models.map(({ id }) => of(id))) + 0.02)
})

it('measures a day from its 5-minute closes', () => {
  const day = dayOf(0, [100, 110, 99])
  expect(day?.variance).toBeCloseTo(Math.log(1.1) ** 2 + Math.log(0.9) ** 2, 15)
  expect(day?.gain).toBeCloseTo(Math.log(0.99), 15)
  expect(dayOf(0, [100])).toBeNull()
  expect(dayOf(0, [100, 0, 99])).toBeNull()
})

it('loses nothing for a forecast that was exact, and more on the side that a quantile weighs', () => {
  expect(qlike(0.04, 0.04)).toBe(0)
  expect(qlike(0.04, 0.02)).toBeGreaterThan(qlike(0.04, 0.08))
  expect(pinball(1, 0, 0.95)).toBeCloseTo(0.95)
  expect(pinball(-1, 0, 0.95)).toBeCloseTo(0.05)
})
