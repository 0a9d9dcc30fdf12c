import { expect, it } from 'vitest'
import { idsBetween } from './search-ids.ts'

it('reads an id or the beginning of one, with or without its dashes, and nothing else', () => {
  expect(idsBetween('019A2B3C-4d5e')).toEqual({
    from: '019a2b3c-4d5e-0000-0000-000000000000',
    to: '019a2b3c-4d5e-ffff-ffff-ffffffffffff',
    whole: false,
  })
  expect(idsBetween('019a2b3c4d5e7000800000000000000a')).toMatchObject({ from: '019a2b3c-4d5e-7000-8000-00000000000a', whole: true })
  for (const q of ['019a2b3', 'ada@lovelace.example', '', '-------------', `${'a'.repeat(33)}`]) expect(idsBetween(q)).toBeNull()
})
