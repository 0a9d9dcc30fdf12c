import { expect, test } from 'vitest'
import { isRefused } from '#kernel/refusal'
import { maskSsn, readSsn } from './ssn.ts'

test('of all area numbers, 000, 666 and 900 to 999 are taken, and no other', () => {
  const taken = Array.from({ length: 1000 }, (_, area) => String(area).padStart(3, '0')).filter(
    (area) => !isRefused(readSsn(`${area}-12-3456`)),
  )
  expect(taken).toEqual(['000', '666', ...Array.from({ length: 100 }, (_, index) => String(900 + index))])
})

test('hyphens may be left out, nothing else may', () => {
  expect(readSsn('987654320')).toBe('987-65-4320')
  expect(readSsn(undefined)).toBe(null)
  expect(readSsn('')).toBe(null)
  for (const sent of ['987 65 4320', '９８７-65-4320', '987-65-4320\n', '9876543200', 'ssn'])
    expect([sent, isRefused(readSsn(sent))]).toEqual([sent, true])
  expect(maskSsn('987-65-4320')).toBe('•••-••-4320')
})
