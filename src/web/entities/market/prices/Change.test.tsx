import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Change } from './Change.tsx'

const drawn = (value: number | null): string => renderToStaticMarkup(<Change value={value} />)

it('draws a rise green with a plus, a fall red, and neither in its own colour', () => {
  expect(drawn(1.254)).toMatch(/text-gain.*\+1\.25%/)
  expect(drawn(-0.4)).toMatch(/text-loss.*−0\.40%/)
  for (const value of [0, null]) expect(drawn(value)).not.toMatch(/gain|loss|\+/)
})
