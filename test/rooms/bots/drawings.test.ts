/** What the drawings of the bots show is their record: curves from 100, the worst drawdown, and the shares of the book. */
import { beforeAll, expect, it } from 'vitest'
import { onStore } from '#test/support/database.ts'
import { is_whole } from '#test/support/whole.ts'
import { startTrading, type Trading } from './trading.ts'

type Equity = { at: string; net: string; hold: string; part: string }
type Curve = { version: string; points: { at: string; net: number; hold: number }[]; worst: { from: string; to: string } | null }
type Weights = { coins: string[]; points: { at: string; cash: number; shares: number[] }[] }
type Bot = {
  version: string
  value: string
  positions: { symbol: string; share_percent: number }[]
  since_release: { max_drawdown_percent: number }
}

onStore((store) => {
  let world: Trading
  beforeAll(async () => {
    world = await startTrading(store)
  })

  it('gives the shares of a book over time, which add up to 100 and end in its positions', async () => {
    const { app, hours } = world
    const read = async <T>(path: string) => (await app.anyone.call('GET', path)).body.data as unknown as T
    expect((await read<Weights>('/bots/2.0/weights')).points).toEqual([])
    await hours(30)
    for (const version of ['2.0', '5.0']) {
      const { coins, points } = await read<Weights>(`/bots/${version}/weights`)
      expect(points.length).toBeGreaterThan(20)
      for (const { cash, shares } of points) {
        expect(shares).toHaveLength(coins.length)
        expect(shares.reduce((sum, share) => sum + share, cash)).toBeCloseTo(100, 1)
      }
      const { positions } = await read<Bot>(`/bots/${version}`)
      for (const { symbol, share_percent } of positions) {
        // The book's last trades came a second after the last close.
        expect(Math.abs((points.at(-1)?.shares[coins.indexOf(symbol)] ?? Number.NaN) - share_percent)).toBeLessThan(2)
      }
    }
    expect((await app.anyone.call('GET', '/bots/3.0/weights')).status).toBe(404)
  })

  it('draws each record from 100, with the stretch of its worst drawdown, in few points', async () => {
    const { app, hours } = world
    // More hours than a drawing has points: they are thinned out.
    if (is_whole) await hours(70)
    const read = async <T>(path: string) => (await app.anyone.call('GET', path)).body.data as unknown as T
    const curves = await read<Curve[]>('/bots/curves')
    expect(curves.map(({ version }) => version)).toEqual(['1.0', '2.0', '4.0', '5.0', '7.0', '8.0'])
    for (const { version, points, worst } of curves) {
      const equity = (await read<Equity[]>(`/bots/${version}/equity`)).filter(({ part }) => part === 'since_release')
      const [first] = equity
      expect(points.length).toBeLessThanOrEqual(92)
      for (const [key, one] of [
        ['net', equity.at(-1)?.net],
        ['hold', equity.at(-1)?.hold],
      ] as const) {
        expect(points[0]?.[key]).toBe(100)
        expect(points.at(-1)?.[key]).toBeCloseTo((Number(one) / Number(first?.[key])) * 100, 1)
      }
      const valueAt = (at: string | undefined) => points.find((point) => point.at === at)?.net ?? Number.NaN
      const { since_release } = await read<Bot>(`/bots/${version}`)
      const fall = worst ? (1 - valueAt(worst.to) / valueAt(worst.from)) * 100 : 0
      expect(fall).toBeCloseTo(since_release.max_drawdown_percent, 1)
    }
  })
})
