import { expect, it } from 'vitest'
import { languageOf } from './negotiate.ts'

it('takes the language that the browser keeps before the ones that it asks for', () => {
  expect(languageOf('ar', 'de-DE,de;q=0.9')).toBe('ar')
  expect(languageOf('xx', 'de-DE,de;q=0.9')).toBe('de')
})

it('takes the one that weighs most of those that we have, and English for everything else', () => {
  expect(languageOf(undefined, 'it-IT,it;q=0.9,es-MX;q=0.4,fr;q=0.6')).toBe('fr')
  expect(languageOf(undefined, 'de;q=0,es;q=x')).toBe('en')
  for (const asked of ['', '*', 'it', ';;,,;q=', 'constructor']) expect(languageOf(undefined, asked)).toBe('en')
})
