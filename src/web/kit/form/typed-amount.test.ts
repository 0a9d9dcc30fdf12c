import { describe, expect, test } from 'vitest'
import { meantAmount, typedAmount } from './MoneyInput.tsx'

describe('a typed amount', () => {
  test('becomes the wire form with two places', () => {
    expect(typedAmount('500')).toBe('500.00')
    expect(typedAmount(' 1250.5 ')).toBe('1250.50')
    expect(typedAmount('90071992547409.91')).toBe('90071992547409.91')
  })
  test('may carry a dollar sign and grouping as it is shown on the screen', () => {
    expect(typedAmount('$1,250.50')).toBe('1250.50')
    expect(typedAmount('1,000,000')).toBe('1000000.00')
  })
  test('is none when it is anything else', () => {
    for (const typed of ['', ' ', 'abc', '-5', '+5', '1e3', '1.234', '1,5', '12,34', '.5', '0x10', '１００', 'NaN']) {
      expect(typedAmount(typed), typed).toBeNull()
    }
  })
})

describe('what was probably meant', () => {
  test('is an amount written with the marks of another language', () => {
    const meant = [
      '1.000',
      '1.000,50',
      '$ 1.000,50',
      '1 000,50',
      '1\u202f000',
      '1’000.50',
      '1000,5',
      '0,50',
      '1.000.000',
      '1,000,50',
      '$1,000,000,5',
    ]
    expect(meant.map(meantAmount)).toEqual([
      '1000.00',
      '1000.50',
      '1000.50',
      '1000.50',
      '1000.00',
      '1000.50',
      '1000.50',
      '0.50',
      '1000000.00',
      '1000.50',
      '1000000.50',
    ])
  })
  test('is not asked about an amount as it is, nor about anything else', () => {
    for (const typed of [
      '',
      '500',
      '1,000.50',
      '1000.5',
      'abc',
      '1.00.0',
      '10,00,50',
      '1,000,500',
      '-1.000',
      '1.000.000.000.000.000.000',
      '1e3',
    ]) {
      expect(meantAmount(typed), typed).toBeNull()
    }
  })
})
