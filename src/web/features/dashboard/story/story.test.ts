import { expect, it } from 'vitest'
import { labelsOf, layoutOf, linePath, stepPath } from './layout.ts'
import { agree, lineUpTo, type Maturity, type Moment, positionsOf, storyOf } from './story.ts'

const DAY = 86_400_000
const START = Date.parse('2026-11-02T12:00:00Z')
const day = (n: number) => new Date(START + n * DAY).toISOString()

function moment(n: number, total: string, locked: string, returns: Partial<Moment> = {}): Moment {
  const one = {
    at: day(n),
    balance: less(total, locked),
    locked,
    held: '0.00',
    total,
    promised: '0.00',
    accrued: '0.00',
    ended: '0.00',
    ...returns,
  }
  const [yours_today, owed_in_all] = [plus(total, one.accrued), plus(total, one.promised)]
  return { ...one, yours_today, set_aside: less(one.promised, one.accrued), owed_in_all }
}

const plus = (one: string, other: string) => (Number(one) + Number(other)).toFixed(2)
const less = (one: string, other: string) => (Number(one) - Number(other)).toFixed(2)

function maturity(n: number, capital: string, promised: string, accrued: string): Maturity {
  return { at: day(n), investments: 1, plan_name: 'Starter', capital, promised, accrued, pays: '0.00' }
}

const moments = [
  moment(-9, '0.00', '0.00'),
  moment(0, '1000.00', '0.00'),
  moment(1, '1000.00', '500.00', { promised: '50.00' }),
  moment(8, '1050.00', '0.00', { ended: '50.00' }),
  moment(9, '1050.00', '400.00', { promised: '40.00' }),
  moment(11, '1050.00', '400.00', { promised: '40.00', accrued: '11.42' }),
]

it('begins with the first entry, ends with the last maturity, and drops what a plan accrued at its end', () => {
  const story = storyOf(moments, [maturity(16, '400.00', '40.00', '11.42')])
  expect([story?.from, story?.now, story?.to]).toEqual([START, START + 11 * DAY, START + 16 * DAY])
  expect(story?.accrued.past.map(({ value }) => value)).toEqual([0, 0, 5000, 0, 0, 1142])
  expect(story?.ended).toEqual([START + 8 * DAY])
})

it('draws ahead only what is contracted: the promise is paid into the total, its capital is free again', () => {
  const story = storyOf(moments, [maturity(16, '400.00', '40.00', '11.42')])
  expect(story?.ahead.total.map(({ value }) => value)).toEqual([105_000, 109_000])
  expect(story?.ahead.locked.map(({ value }) => value)).toEqual([40_000, 0])
  expect(story?.ahead.promised.map(({ value }) => value)).toEqual([4000, 0])
  expect(story?.accrued.ahead.map(({ value }) => value)).toEqual([1142, 4000, 0])
})

it('accrues to each maturity in a straight line', () => {
  const story = storyOf(moments, [maturity(13, '1.00', '10.00', '8.00'), maturity(15, '1.00', '20.00', '0.00')])
  expect(story?.accrued.ahead.map(({ value }) => value)).toEqual([1142, 2000, 1000, 2000, 0])
})

it('is no drawing below three points', () => {
  expect(storyOf([moment(0, '0.00', '0.00')], [])).toBeNull()
  expect(storyOf([moment(0, '500.00', '0.00'), moment(1, '500.00', '0.00')], [])).toBeNull()
  expect(storyOf([moment(0, '500.00', '400.00')], [maturity(7, '400.00', '40.00', '0.00')])).not.toBeNull()
})

it('stays inside its width, at any amount', () => {
  const big = moments.map((one) => ({ ...one, total: `${one.total.slice(0, -3)}000000.00` }))
  const story = storyOf(big, [maturity(16, '400.00', '40.00', '11.42')])
  if (!story) throw new Error('drawn')
  for (const width of [280, 318, 1080]) {
    const at = layoutOf(story, width, (value) => `$${value}`)
    expect(at.x(story.to)).toBeLessThanOrEqual(width)
    const numbers = `${stepPath(story.past.total, story.now, at, at.balances.y)} ${linePath(story.accrued.ahead, at, at.returns.y)}`
    for (const [, number = ''] of numbers.matchAll(/[MLHV ](-?[\d.]+)/g)) expect(Number(number)).toBeGreaterThanOrEqual(0)
    expect(at.balances.y(story.ahead.total.at(-1)?.value ?? 0)).toBeGreaterThanOrEqual(at.balances.top)
  }
})

it('names whole days at an even distance, and the last one', () => {
  for (const days of [1, 3, 7, 13, 90]) {
    const story = storyOf([moment(0, '500.00', '400.00')], [maturity(days, '400.00', '40.00', '0.00')])
    if (!story) throw new Error('drawn')
    for (const width of [280, 1080]) {
      const { ticks } = layoutOf(story, width, (value) => `$${value}`)
      const named = ticks.map(({ at }) => (at - START) / DAY)
      expect([named[0], named.at(-1)]).toEqual([0, days])
      expect(named.every(Number.isInteger)).toBe(true)
      expect(new Set(named.slice(1, -1).map((n, index) => n / (index + 1))).size).toBeLessThanOrEqual(1)
    }
  }
})

it('leaves out labels that do not fit beside each other', () => {
  const labels = labelsOf(
    [10, 400, 420, 700].map((x) => ({ x, lines: ['Starter', '$440.00'] })),
    720,
  )
  expect(labels.map(({ x }) => Math.round(x))).toEqual([696, 420])
})

it('answers each entry and each day ahead with amounts that add up', () => {
  const maturities = [maturity(13, '150.00', '15.00', '6.42'), maturity(16, '250.00', '25.00', '5.00')]
  const positions = positionsOf(moments, maturities)
  expect(positions.map(({ at }) => (at - START) / DAY)).toEqual([0, 1, 8, 9, 11, 12, 13, 14, 15, 16])
  for (const { balance, held, locked, accrued, aside, yours, kept } of positions) {
    expect(balance + held + locked + accrued).toBe(yours)
    expect(yours + aside).toBe(kept)
  }
  const [today, end] = [positions[4], positions.at(-1)]
  expect([today?.yours, today?.kept]).toEqual([106_142n, 109_000n])
  // Kept to the end, nothing is left aside, and what was promised is in the balance.
  expect([end?.balance, end?.locked, end?.accrued, end?.aside]).toEqual([109_000n, 0n, 0n, 0n])
  expect(new Set(positions.slice(4).map(({ kept }) => kept))).toEqual(new Set([109_000n]))
})

it('waits until history and maturities are of one state', () => {
  expect(agree(moments, [maturity(16, '400.00', '40.00', '11.42')])).toBe(true)
  expect(agree(moments, [maturity(16, '400.00', '40.00', '11.42'), maturity(18, '100.00', '10.00', '0.00')])).toBe(false)
  expect(agree([], [])).toBe(false)
})

it('cuts a line at a day', () => {
  const line = [
    { at: 0, value: 0 },
    { at: 10, value: 100 },
    { at: 10, value: 50 },
    { at: 20, value: 0 },
  ]
  expect(lineUpTo(line, 5).at(-1)).toEqual({ at: 5, value: 50 })
  expect(lineUpTo(line, 10)).toEqual(line.slice(0, 3))
  expect(lineUpTo(line, 99)).toEqual(line)
})
