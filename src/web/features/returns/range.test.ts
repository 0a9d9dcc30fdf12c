import { expect, it } from 'vitest'
import { readRange, withDay, withPreset } from './range.ts'

const NOW = new Date('2028-02-29T23:10:00Z')
const read = (search: string) => readRange(new URLSearchParams(search), NOW)

it('reads a preset by the business date', () => {
  expect(['', 'period=ytd', 'period=year', 'period=quarter', 'period=month'].map((search) => read(search).from)).toEqual([
    ...['', '2028-01-01', '2027-03-01', '2027-12-01', '2028-01-30'],
  ])
  expect(read('period=decade&from=x')).toEqual({ preset: 'all', from: '', to: '', fault: null })
})

it('reads own days, and says what is wrong with them', () => {
  expect(read('from=2028-01-05&to=2028-02-01')).toEqual({ preset: null, from: '2028-01-05', to: '2028-02-01', fault: null })
  expect(read('from=2028-02-02&to=2028-02-01').fault).toBe('reversed')
  expect(read('from=2028-03-01').fault).toBe('ahead')
  expect(read('to=2028-02-30x')).toMatchObject({ preset: 'all', to: '' })
})

it('writes what it reads', () => {
  expect(String(withPreset('all'))).toBe('')
  expect(read(String(withPreset('quarter'))).preset).toBe('quarter')
  expect(String(withDay({ from: '2028-01-30', to: '' }, 'to', '2028-02-01'))).toBe('from=2028-01-30&to=2028-02-01')
  expect(String(withDay({ from: '2028-01-30', to: '' }, 'from', ''))).toBe('')
})
