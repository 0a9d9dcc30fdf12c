import { expect, it } from 'vitest'
import { countryOf } from './geo.ts'

it.each([
  ['en-GB,en;q=0.9', 'GB'],
  ['de;q=0.9, fr-CH;q=0.8, en-US;q=0.7', 'CH'],
  ['en-US;q=0.3,sv-SE;q=0.9', 'SE'],
  ['zh-Hant-TW', 'TW'],
  ['es-419,es;q=0.8', 'US'],
  ['en', 'US'],
  ['*', 'US'],
  ['', 'US'],
  ['en-gb;q=0', 'US'],
  ['x'.repeat(400), 'US'],
])('reads %j as %s', (header, country) => {
  expect(countryOf(header)).toBe(country)
})
