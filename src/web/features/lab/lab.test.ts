import { describe, expect, it } from 'vitest'
import { simulate } from '#trading/backtest/index'
import { examples } from '#trading/language/index'
import { eg, ucrp } from '#trading/rules/index'
import { align } from './fetch-closes.ts'
import { relativesOf } from './relatives-of.ts'
import { runLab } from './run-lab.ts'
import { FIRST_RULE, firstDraft, readDraft } from './setup.ts'
import { wealthText } from './wealth-text.ts'

const candle = (at: string, close: string, source = 'SIMULATED') => ({ at, close, source, final: true })
const closes = Array.from({ length: 40 }, (_, t) => [100 + Math.sin(t) * 8, 50 + Math.cos(t * 0.7) * 3, 10 + (t % 5)])

describe('closes of several coins', () => {
  it('stand side by side at the instants that all of them have', () => {
    const btc = [candle('2026-01-01', '1'), candle('2026-01-02', '2'), candle('2026-01-03', '3')]
    const eth = [candle('2026-01-03', '30'), candle('2026-01-01', '10')]
    expect(align([btc, eth])).toEqual({ at: ['2026-01-01', '2026-01-03'], closes: [[1, 10], [3, 30]], source: 'SIMULATED' }) // biome-ignore format: a table
  })

  it('are refused when they come from two sources', () => {
    expect(() => align([[candle('2026-01-01', '1')], [candle('2026-01-01', '1', 'LIVE')]])).toThrow('more than one source')
  })
})

describe('a run', () => {
  it('is what the backtest gives, and tells its progress up to the end', () => {
    const progress: number[] = []
    const band = { runs: 10, block: 1, seed: 3 }
    const reply = runLab({ choice: 'eg', interval: '1d', cost_bps: 15, band, closes }, (share) => progress.push(share))
    expect(reply.net).toEqual(simulate(eg(), relativesOf(closes), { cost_bps: 15 }).net)
    expect(reply.band).toEqual(runLab({ choice: 'eg', interval: '1d', cost_bps: 15, band, closes }).band)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect(progress.at(-1)).toBe(1)
  })

  it('of an own rule is that of the built-in rule that it equals', () => {
    const reply = runLab({ choice: 'own', program: examples.equal, interval: '1d', cost_bps: 15, band: null, closes })
    expect(reply.net).toEqual(simulate(ucrp(), relativesOf(closes), { cost_bps: 15 }).net)
    expect(() => runLab({ choice: 'own', program: 'weight', interval: '1d', cost_bps: 15, band: null, closes })).toThrow('1 problem')
  })

  it.each([
    'bot_1',
    'bot_2',
    'bot_4',
    'bot_5',
    'bot_7',
    'up',
    'pamr',
    'olmar',
    'rmr',
    'anticor',
    'bcrp',
  ] as const)('of %s works at both lengths of bars', (choice) => {
    for (const interval of ['1h', '1d'] as const) {
      const { net, gross } = runLab({ choice, interval, cost_bps: 15, band: null, closes })
      expect(net).toHaveLength(closes.length)
      expect(net.at(-1)).toBeLessThanOrEqual(gross.at(-1) ?? 0)
    }
  })
})

it('takes only a draft that can be run', () => {
  const draft = firstDraft(null, new Date('2026-11-20T12:00:00Z'))
  expect(readDraft(draft)).toMatchObject({ setup: { from: '2025-11-20', to: '2026-11-20', cost_bps: 15, band: null } })
  expect(readDraft({ ...draft, coins: ['BTC'], from: '', cost_bps: '1e3', shuffled: true, seed: '-1' })).toEqual({
    wrong: { coins: true, dates: true, costs: true, seed: true },
  })
  // Each can mean two numbers.
  expect(readDraft({ ...draft, cost_bps: '1.000', shuffled: true, seed: '1.000' })).toEqual({ wrong: { costs: true, seed: true } })
})

it('takes an own rule only without problems, and begins with an example', () => {
  const draft = { ...firstDraft(), choice: 'own' as const }
  expect(readDraft(draft)).toMatchObject({ setup: { choice: 'own', program: FIRST_RULE } })
  expect(readDraft({ ...draft, program: { text: 'weight', valid: false } })).toEqual({ wrong: { program: true } })
  expect('program' in (readDraft({ ...draft, choice: 'eg' }) as { setup: object }).setup).toBe(false)
  expect(Object.values(examples)).toContain(FIRST_RULE)
})

it('shows wealth to four places, and beyond reading by its power of ten', () => {
  expect([wealthText(1), wealthText('0.98765'), wealthText(12_345_678)]).toEqual(['1.0000', '0.9877', '1.235e+7'])
})
