import { describe, expect, it } from 'vitest'
import { randomProgram } from '#test/support/programs.ts'
import { rsi, sma } from '../indicators/index.ts'
import { seeded } from '../seeded.ts'
import { type Expression, LIMITS, parseProgram, printProgram, readProgram, ruleOfText } from './index.ts'

const CLOSES = [100, 104, 101, 99, 106, 110, 108, 111, 105, 103, 107, 112]
const relatives = CLOSES.slice(1).map((close, t) => [close / (CLOSES[t] as number), 1])

/** The first coin's weight after all bars. */
function weightOf(expression: string, rows: readonly (readonly number[])[] = relatives): number | null {
  const rule = ruleOfText(`weight ${expression}`)
  if ('problems' in rule) throw new Error(JSON.stringify(rule.problems))
  const state = rows.reduce((known, row) => rule.update(known, row), rule.start(rows[0]?.length ?? 2))
  return rule.decide(state, null)?.[0] ?? null
}

function problemsOf(text: string) {
  return readProgram(text).problems.map(({ code, line, column, from, to, params }) => ({
    code,
    at: `${line}:${column}`,
    part: text.slice(from, to),
    ...params,
  }))
}

describe('text', () => {
  it('may have digits and signs of other scripts, and places problems by what was typed', () => {
    for (const text of ['١ + ٢', '１ + ２', '1\u00a0+\u200b2']) expect([text, weightOf(text)]).toEqual([text, weightOf('1 + 2')])
    expect(problemsOf('weight ٠٫٥ − wrong')).toMatchObject([{ part: 'wrong', at: '1:14' }])
  })

  it('is read with the usual precedence, and printed with the fewest brackets', () => {
    const same = [
      'weight 1 + 2 * 3',
      'weight (1 + 2) * 3',
      'weight 1 - (2 - 3)',
      'weight -(1)',
      'weight --2',
      'weight -(price / mean(5))',
      'weight if not (price > mean(5) and rsi(14) < 30 or coins >= 2) then 1 else if coins < 2 then 0.5 else 2e-7',
      'weight (if coins > 1 then 1 else 2) * 0.1\nrebalance every 7',
      'weight clamp(min(1, 2), -1, max(rank(return(3)), 4))\nrebalance once',
    ]
    for (const text of same) {
      const parsed = parseProgram(text)
      expect('program' in parsed && printProgram(parsed.program)).toBe(text)
    }
    expect(readProgram('  WEIGHT\n((Price)/Mean( 5 ))  rebalance\tevery 1').program).toEqual(readProgram('weight price / mean(5)').program)
  })

  it('of any tree is read back as the same tree', () => {
    const random = seeded(11)
    for (let n = 0; n < 2_000; n += 1) {
      const program = randomProgram(random, n % 2 === 0)
      const parsed = parseProgram(printProgram(program))
      if (!('program' in parsed) || JSON.stringify(parsed.program) !== JSON.stringify(program)) expect.fail(printProgram(program))
    }
  })

  it.each([
    ['', { code: 'expected', expected: 'weight', found: '', at: '1:1', part: '' }],
    ['weight', { code: 'expected_value', found: '', at: '1:7', part: '' }],
    ['weight 1 +\n  * 2', { code: 'expected_value', found: '*', at: '2:3', part: '*' }],
    ['weight (1', { code: 'expected', expected: ')', found: '', at: '1:10', part: '' }],
    ['weight 1 < 2 < 3', { code: 'expected_end', found: '<', at: '1:14', part: '<' }],
    ['weight if price > mean(5) 1', { code: 'expected', expected: 'then', found: '1', at: '1:27', part: '1' }],
    ['weight mean(price)', { code: 'expected_bars', found: 'price', at: '1:13', part: 'price' }],
    ['weight quantile()', { code: 'expected_probability', found: ')', at: '1:17', part: ')' }],
    ['weight min(1)', { code: 'expected', expected: ',', found: ')', at: '1:13', part: ')' }],
    ['weight 1\nrebalance 7', { code: 'expected_rebalance', found: '7', at: '2:11', part: '7' }],
    ['weight volatilty(5)', { code: 'unknown_name_near', found: 'volatilty', near: 'volatility', at: '1:8', part: 'volatilty' }],
    ['weight bitcoin', { code: 'unknown_name', found: 'bitcoin', at: '1:8', part: 'bitcoin' }],
    ['weight 😀', { code: 'unknown_character', found: '😀', at: '1:8', part: '😀' }],
    ['weight "é" # 1', { code: 'unknown_character', found: '"', at: '1:8', part: '"' }],
  ])('%j has its problem at its place', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem])
  })
})

describe('types', () => {
  it.each([
    ['weight price', { code: 'number_expected', at: '1:8', part: 'price' }],
    ['weight price > mean(5)', { code: 'value_expected', at: '1:8', part: 'price > mean(5)' }],
    ['weight if 1 then 2 else 3', { code: 'condition_expected', at: '1:11', part: '1' }],
    ['weight if price > 100 then 1 else 0', { code: 'price_expected', at: '1:19', part: '100' }],
    ['weight if 1 < price then 1 else 0', { code: 'number_expected', at: '1:15', part: 'price' }],
    ['weight rank(price)', { code: 'number_expected', at: '1:13', part: 'price' }],
    ['weight 1 / price', { code: 'number_expected', at: '1:12', part: 'price' }],
    ['weight price * price / mean(2)', { code: 'number_expected', at: '1:16', part: 'price' }],
    ['weight mean(0) / price', { code: 'bars_range', name: 'mean', least: 1, most: LIMITS.bars, at: '1:8', part: 'mean(0)' }],
    ['weight rsi(1)', { code: 'bars_range', name: 'rsi', least: 2, most: LIMITS.bars, at: '1:8', part: 'rsi(1)' }],
    ['weight return(2.5)', { code: 'bars_range', name: 'return', least: 1, most: LIMITS.bars, at: '1:8', part: 'return(2.5)' }],
    ['weight 1e10', { code: 'number_range', most: LIMITS.number, at: '1:8', part: '1e10' }],
    ['weight 1\nrebalance every 0', { code: 'rebalance_range', most: LIMITS.bars, at: '2:1', part: 'rebalance every 0' }],
  ])('%j is refused at its part', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem])
  })

  it('reports each problem once', () => {
    expect(problemsOf('weight if rank(price) > 1 then rsi(0) else price').map(({ code, at }) => [code, at])).toEqual([
      ['number_expected', '1:16'],
      ['bars_range', '1:32'],
      ['number_expected', '1:44'],
    ])
  })

  it('takes a probability between the ends for a quantile', () => {
    expect(problemsOf('weight if quantile(0.05) > -0.05 then 1 / coins else 0')).toEqual([])
    expect(problemsOf('weight quantile(1)')).toMatchObject([{ code: 'probability_range', at: '1:8', part: 'quantile(1)' }])
  })
})

describe('cost', () => {
  const nested = (depth: number): Expression => (depth === 1 ? { kind: 'coins' } : { kind: 'negate', of: nested(depth - 1) })
  const codes = (weight: Expression) => readProgram(printProgram({ weight, rebalance: 1 })).problems.map(({ code }) => code)

  it('is bounded by depth, by parts, by windows and by length', () => {
    expect(codes(nested(LIMITS.depth))).toEqual([])
    expect(codes(nested(LIMITS.depth + 1))).toEqual(['too_deep'])
    expect(codes(nested(500))).toEqual(['too_deep'])
    const wide = (depth: number): Expression =>
      depth === 0 ? { kind: 'coins' } : { kind: 'max', left: wide(depth - 1), right: wide(depth - 1) }
    expect([codes(wide(6)), codes(wide(7))]).toEqual([[], ['too_many_parts']])
    const windows = (count: number) => `weight ${Array.from({ length: count }, (_, n) => `return(${LIMITS.bars - n})`).join(' + ')}`
    expect([problemsOf(windows(3)), problemsOf(windows(4))]).toMatchObject([[], [{ code: 'too_many_bars', most: LIMITS.bars_together }]])
    expect(problemsOf(`weight ${'1'.repeat(LIMITS.length)}`)).toMatchObject([{ code: 'too_long', most: LIMITS.length }])
    expect(problemsOf(`weight ${'('.repeat(3_000)}`)).toMatchObject([{ code: 'too_deep' }])
  })
})

describe('measures', () => {
  it('are those of the closes', () => {
    expect(weightOf('return(3) + 0.1')).toBeCloseTo(112 / 105 - 1 + 0.1, 12)
    expect(weightOf('mean(5) / price / 2')).toBeCloseTo((sma(CLOSES, 5).at(-1) as number) / 112 / 2, 12)
    expect(weightOf('rsi(6) / 1000')).toBeCloseTo((rsi(CLOSES, 6).at(-1) as number) / 1000, 12)
    const returns = [-6 / 111, -2 / 105, 4 / 103, 5 / 107]
    const mean = returns.reduce((total, value) => total + value, 0) / 4
    const variance = returns.reduce((total, value) => total + (value - mean) ** 2, 0) / 4
    expect(weightOf('volatility(4)')).toBeCloseTo(Math.sqrt(variance), 12)
  })

  it('forecast the next return from the returns so far, and scale with how much prices move now', () => {
    const forecastAfter = (rows: readonly number[], text = 'weight 0 - quantile(0.1)') => {
      const rule = ruleOfText(text)
      if ('problems' in rule) throw new Error('valid')
      return rule.decide(
        rows.reduce((state, row) => rule.update(state, [row, 1]), rule.start(2)),
        null,
      )
    }
    const rows = Array.from({ length: 60 }, (_, n) => 1 + 0.01 * Math.sin(n * n))
    // The same by its definition.
    let variance = 0
    const scores: number[] = []
    for (const row of rows) {
      const gain = row - 1
      if (variance > 0) scores.push(gain / Math.sqrt(variance))
      variance = variance > 0 ? 0.94 * variance + 0.06 * gain * gain : gain * gain
    }
    const sorted = scores.sort((a, b) => a - b)
    const place = 0.1 * (sorted.length - 1)
    const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.floor(place) + 1] ?? 0]
    const expected = Math.sqrt(variance) * (low + (place - Math.floor(place)) * (high - low))
    expect(forecastAfter(rows)).toEqual([expect.closeTo(-expected, 14), 0])
    expect(expected).toBeLessThan(-0.005)
    // Waits for 31 bars, and moves with the last ones.
    expect([forecastAfter(rows.slice(0, 30)), forecastAfter(rows.slice(0, 31))?.length]).toEqual([null, 2])
    const wild = [...rows, 1.1, 0.9]
    expect(forecastAfter(wild)?.[0]).toBeGreaterThan(2 * -expected)
    expect(forecastAfter(rows, 'weight quantile(0.9)')?.[0]).toBeGreaterThan(0)
  })

  it('are 0 where arithmetic has no answer', () => {
    expect(weightOf('1 / 0')).toBe(0)
    expect(weightOf('(coins - 2) / (coins - 2) + 0.25')).toBe(0.25)
    expect(
      weightOf(`0.25 + ${Array.from({ length: 4 }, () => `(${Array.from({ length: 10 }, () => '1e9').join(' * ')})`).join(' * ')}`),
    ).toBe(0.25)
    expect(weightOf('0.25 + return(2)', [[1e200, 1], [1e200, 1]])).toBe(0.25) // biome-ignore format: a table
    expect(weightOf('return(1)', [[Number.MAX_VALUE, Number.MAX_VALUE]])).toBe(0.5)
  })

  it('compare coins by rank, equal ones alike, and share by what is above zero', () => {
    const three = [[1.2, 1.1, 1.1]]
    const weights = (text: string) => {
      const rule = ruleOfText(text)
      if ('problems' in rule) throw new Error('valid')
      return rule.decide(rule.update(rule.start(3), three[0] as number[]), null)
    }
    expect(weights('weight rank(return(1)) / 10')).toEqual([0.1, 0.2, 0.2])
    expect(weights('weight normalise(return(1) - 0.15)')).toEqual([1, 0, 0])
    expect(weights('weight normalise(0 - coins)')).toEqual([0, 0, 0])
    expect(weights('weight 0.5')).toEqual([1 / 3, 1 / 3, 1 / 3])
    expect(weights('weight 0.2 - rank(return(1)) / 10')).toEqual([0.1, 0, 0])
  })
})

describe('a program as a rule', () => {
  const decisions = (text: string, bars: number, held: readonly number[] | null) => {
    const rule = ruleOfText(text)
    if ('problems' in rule) throw new Error('valid')
    let state = rule.start(2)
    return Array.from({ length: bars }, () => {
      const decided = rule.decide(state, held)
      state = rule.update(state, [1.1, 0.9])
      return decided !== null
    })
  }

  it('waits until its longest window is full, then trades as often as it says', () => {
    expect(decisions('weight return(2) + mean(4) / price', 5, null)).toEqual([false, false, false, true, true])
    expect(decisions('weight 0.1\nrebalance every 3', 7, [0.1, 0.1])).toEqual([true, false, false, true, false, false, true])
    expect(decisions('weight 0.1\nrebalance once', 4, [0.1, 0.1])).toEqual([false, false, false, false])
  })
})

describe('a state', () => {
  const EXPRESSION = 'normalise(max(mean(3) / price - return(2), volatility(3) + quantile(0.9)) + rsi(4))'
  const rule = ruleOfText(`weight ${EXPRESSION}`)
  if ('problems' in rule) throw new Error(JSON.stringify(rule.problems))
  const random = seeded(3)
  const rows = Array.from({ length: 300 }, () => [0.9 + random() / 5, 0.9 + random() / 5])
  const stateAfter = (bars: readonly (readonly number[])[]) => bars.reduce((state, row) => rule.update(state, row), rule.start(2))
  const decided = (bars: readonly (readonly number[])[]) => rule.decide(stateAfter(bars), null)

  it('is gone on from in two ways, and stays as it was', () => {
    for (const length of [31, 40, 100, 240, 290]) {
      const seen = rows.slice(0, length)
      const state = stateAfter(seen)
      const [up, down] = [rule.update(state, [1.2, 0.9]), rule.update(state, [0.8, 1.1])]
      expect(rule.decide(state, null)).toEqual(decided(seen))
      expect(rule.decide(up, null)).toEqual(decided([...seen, [1.2, 0.9]]))
      expect(rule.decide(rule.update(down, [1, 1]), null)).toEqual(decided([...seen, [0.8, 1.1], [1, 1]]))
    }
  })

  it('has the same windows however long it has run', () => {
    for (const expression of ['mean(3) / price', 'volatility(5)', 'return(30) + 1'])
      for (const length of [40, 100, 241, 300])
        expect(weightOf(`${expression} / 1000`, rows.slice(0, length))).toBe(
          weightOf(`${expression} / 1000`, rows.slice(length - 40, length)),
        )
  })
})
