import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, cents, formatDecimal, formatUsd, MAX_CENTS, parseAmount, subtract, sum } from './money.ts'

describe('money', () => {
  it('is brought into range by a fault of ours, never by clipping', () => {
    for (const outside of [-1n, MAX_CENTS + 1n]) expect(() => cents(outside)).toThrow('cents out of range')
    expect(cents(0n)).toBe(0n)
    expect(cents(MAX_CENTS)).toBe(9_007_199_254_740_991n)
    expect(() => add(cents(MAX_CENTS), cents(1n))).toThrow('cents out of range')
    expect(() => subtract(cents(1n), cents(2n))).toThrow('cents out of range')
    expect(sum([cents(1n), cents(2n), cents(3n)])).toBe(6n)
    expect(sum([])).toBe(0n)
  })

  it('is read from exactly the texts of the grammar (B5)', () => {
    const good: [string | number, bigint][] = [
      ['0', 0n],
      ['0.00', 0n],
      ['0.1', 10n],
      ['1250.00', 125_000n],
      ['7', 700n],
      ['90071992547409.91', MAX_CENTS],
      [0.1, 10n],
      [1250.5, 125_050n],
      [999_999_999.99, 99_999_999_999n],
      [-0, 0n],
    ]
    for (const [text, value] of good) expect(parseAmount(text), String(text)).toBe(value)
    const bad = ['', ' 1', '1 ', '+1', '-1', '-0', '01', '.5', '5.', '1.234', '1e3', '0x10', '1,000', '１', '٣', 'NaN', 'Infinity', '1.2.3']
    bad.push('90071992547409.92', '999999999999999', '1\n', '1\u0000', '1_000', '0.001', '--1', '1n')
    for (const text of bad) expect(parseAmount(text), JSON.stringify(text)).toBeNull()
    const wrong = [Number.NaN, Infinity, -Infinity, -1, -0.01, 1e21, 0.1 + 0.2, 1.005, 1_000_000_000, 2 ** 53 + 2, 1e-7, 5e-324]
    for (const number of wrong) expect(parseAmount(number), String(number)).toBeNull()
  })

  it('comes back from its own text, for every amount', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, MAX_CENTS), (value) => {
        expect(parseAmount(formatDecimal(value))).toBe(value)
      }),
      { numRuns: 10_000 },
    )
  })

  it('takes no text outside of the grammar and none beyond the range, for 10,000 texts (sec/B5)', () => {
    const noise = fc.oneof(
      fc.string({ maxLength: 24 }),
      fc.stringMatching(/^[-+ 0-9.,eExX_]{0,20}$/),
      fc.double().map(String),
      fc.bigInt().map(String),
    )
    fc.assert(
      fc.property(noise, (text) => {
        const parsed = parseAmount(text)
        const inside = /^(0|[1-9][0-9]{0,13})(\.[0-9]{1,2})?$/.test(text)
        if (parsed === null) expect(inside && Number(text) <= 90_071_992_547_409).toBe(false)
        else expect(inside && parsed >= 0n && parsed <= MAX_CENTS).toBe(true)
      }),
      { numRuns: 10_000 },
    )
  })

  it('reads a JSON number as its decimal text, to the cent, and never as a nearby one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (value) => {
        expect(parseAmount(value / 100)).toBe(BigInt(value))
      }),
      { numRuns: 10_000 },
    )
  })

  it('is shown with two places, grouped, and with a real minus sign', () => {
    expect(formatDecimal(5n)).toBe('0.05')
    expect(formatDecimal(-125_000n)).toBe('-1250.00')
    expect(formatUsd(0n)).toBe('$0.00')
    expect(formatUsd(99_999n)).toBe('$999.99')
    expect(formatUsd(100_000n)).toBe('$1,000.00')
    expect(formatUsd(-123_456_789n)).toBe('−$1,234,567.89')
    expect(formatUsd(MAX_CENTS)).toBe('$90,071,992,547,409.91')
  })
})
