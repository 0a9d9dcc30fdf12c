import { expect, it } from 'vitest'
import { declineCodeOf, declineCodes, declineReasons, endCodeOf } from './decisions.ts'

it('names the code of each stored reason, and none of a text that an administrator wrote', () => {
  const codes = declineCodes.filter((code) => code !== 'other')
  expect(codes.map((code) => declineCodeOf(declineReasons[code]))).toEqual(codes)
  for (const written of ['other', 'duplicate', declineReasons.other, '', 'The name differs.']) expect(declineCodeOf(written)).toBeNull()
})

it('reads the code of a change that nobody decided, also from the sentence of former versions', () => {
  expect(['undecided', 'Nobody decided in time', 'Not my case', null].map(endCodeOf)).toEqual(['undecided', 'undecided', null, null])
})

it('has no two reasons with the same sentence', () => {
  expect(new Set(Object.values(declineReasons)).size).toBe(declineCodes.length)
})

it('reads the sentences of earlier records too', () => {
  expect(declineCodeOf('The same was asked for twice.')).toBe('duplicate')
  expect(declineCodeOf('The amount that arrived is another one.')).toBe('amount_mismatch')
})
