import { expect, it } from 'vitest'
import { estimateStrength } from './NewPassword.tsx'

it.each([
  ['', 'none'],
  ['short', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcabcabcabcabc', 'weak'],
  ['lovelace-1815', 'personal'],
  ['orangeorange', 'fair'],
  ['tangerines12', 'good'],
  ['crisp otter velvet moon', 'strong'],
])('calls %j %s', (password, word) => {
  expect(estimateStrength(password, ['Ada', 'Lovelace', 'ada@lovelace.test']).word).toBe(word)
})
