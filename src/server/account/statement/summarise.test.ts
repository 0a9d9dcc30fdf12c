import { expect, it } from 'vitest'
import { boundsOf } from './period.ts'
import type { Statement, StatementLine } from './statement.ts'
import { balanceByDay, drawBalance, summarise } from './summarise.ts'

const line = (kind: StatementLine['kind'], amount: bigint, day = '2026-11-02') =>
  ({ kind, amount, effective_at: new Date(`${day}T12:00:00Z`) }) as StatementLine

const LINES = [
  line('deposit.settle', 50_000n),
  line('plan.lock', -40_000n, '2026-11-03'),
  line('plan.lock', 40_000n, '2026-11-03'),
  line('plan.pay', 4_000n, '2026-11-10'),
  line('withdrawal.pay', -10_000n, '2026-11-20'),
  line('deposit.settle', 1_000n, '2026-11-20'),
]

it('sums what came and went by kind, without moves between own accounts', () => {
  expect(summarise(LINES)).toEqual({
    came: [
      { kind: 'sum_deposits', amount: 51_000n },
      { kind: 'sum_returns', amount: 4_000n },
    ],
    went: [{ kind: 'sum_withdrawals', amount: -10_000n }],
    total_in: 55_000n,
    total_out: -10_000n,
  })
  expect(summarise([])).toEqual({ came: [], went: [], total_in: 0n, total_out: 0n })
})

it('has a point for each day on which the sum changed', () => {
  expect(balanceByDay(100n, LINES)).toEqual([
    { day: '2026-11-02', balance: 50_100n },
    { day: '2026-11-10', balance: 54_100n },
    { day: '2026-11-20', balance: 45_100n },
  ])
})

it('draws them in steps on a round scale, from the first entry, and nothing with fewer than three', () => {
  const words = { chart: 'Balance', chart_millions: 'Balance, in millions', label: 'From to', language: 'en' }
  const sums = { main: 0n, bonus: 0n, earning: 0n, locked: 0n, held: 0n }
  const statement = { ...boundsOf('2026-11'), opening: sums, closing: sums } as unknown as Statement
  const drawn = drawBalance(statement, LINES, words)
  expect(drawn?.points.map(({ at, height }) => [Math.round(at * 30) + 1, height])).toEqual([
    [2, 500 / 600],
    [10, 540 / 600],
    [20, 450 / 600],
  ])
  expect(drawn?.lines.map(({ text }) => text)).toEqual(['$0', '$200', '$400', '$600'])
  expect(drawn?.ticks.map(({ text }) => text)).toEqual(['1 Nov', '8 Nov', '16 Nov', '23 Nov', '30 Nov'])
  expect(drawBalance(statement, LINES.slice(0, 3), words)).toBeNull()
  const large = drawBalance(statement, [...LINES, line('deposit.settle', 1_200_000_000n, '2026-11-21')], words)
  expect([large?.caption, large?.lines.at(-1)?.text]).toEqual(['Balance, in millions', '$15'])
})
