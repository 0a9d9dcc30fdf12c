/** What a figure's details show adds up to the figure, with its sign. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centsOf } from '#web/kit/index.ts'
import { type FigurePage, postingLines, withFigureSign } from './posting-lines.ts'

/** As on the wire. */
function decimal(amount: bigint): string {
  const size = amount < 0n ? -amount : amount
  return `${amount < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}

/** The first page of a figure, as the server has it: the effect of each posting on its account, newest first. */
function firstPage(effects: readonly bigint[], counts: 'in' | 'out', limit: number, count_limit = 10_000): FigurePage {
  const sum = effects.reduce((total, one) => total + one, 0n)
  const postings = effects.slice(0, limit).map((amount, n) => ({ entry_id: String(900 - n), amount: decimal(amount) }))
  const data = { name: 'locked_fund', value: decimal(counts === 'out' ? -sum : sum), counts, parts: [], postings }
  const page = { next_cursor: effects.length > limit ? '900-800' : null, total: effects.length > count_limit ? null : effects.length }
  return { data, page } as unknown as FigurePage
}

function linesOf(page: FigurePage) {
  const { newest, earlier } = postingLines(withFigureSign(page))
  return { rows: newest.map(({ amount }) => centsOf(amount) ?? 0n), earlier }
}

it('shows rows that add up to the figure with the sum of the earlier ones', () => {
  const effects = fc.array(fc.bigInt(-1_000_000n, 1_000_000n), { maxLength: 12 })
  fc.assert(
    fc.property(effects, fc.constantFrom('in', 'out'), fc.integer({ min: 1, max: 6 }), (all, counts, limit) => {
      const page = firstPage(all, counts, limit)
      const { rows, earlier } = linesOf(page)
      expect(rows.reduce((sum, one) => sum + one, earlier?.amount ?? 0n)).toBe(centsOf(page.data.value))
      expect(earlier === null).toBe(all.length <= limit)
      expect(rows.length + (earlier?.count ?? 0)).toBe(all.length)
    }),
  )
})

it('lists what was placed, or paid out, with the sign of its total', () => {
  expect(linesOf(firstPage([-40_000n, -200_000n, -30_000n], 'out', 2))).toEqual({
    rows: [40_000n, 200_000n],
    earlier: { count: 1, amount: 30_000n },
  })
  expect(linesOf(firstPage([40_000n, -5_000n], 'in', 4))).toEqual({ rows: [40_000n, -5_000n], earlier: null })
})

it('counts no earlier entries that the server did not count', () => {
  expect(linesOf(firstPage([100n, 200n, 300n], 'in', 1, 2)).earlier).toEqual({ count: null, amount: 500n })
})
