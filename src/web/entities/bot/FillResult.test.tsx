import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadTexts } from '#web/shared/locale/text.ts'
import type { Trade } from './bot-query.ts'
import { FillResult } from './FillResult.tsx'

await loadTexts(['bots'])

const drawn = (profit_percent: number | null, opens = false): string =>
  renderToStaticMarkup(<FillResult trade={{ opens, profit_percent } as Trade} />)

it('draws a gain green with a plus and a loss red, and says open of a fill that opens a position', () => {
  expect(drawn(2.5)).toMatch(/text-gain.*\+2\.50%/)
  expect(drawn(-1.25)).toMatch(/text-loss.*−1\.25%/)
  expect(drawn(null, true)).toMatch(/>open</)
  expect(drawn(null, true)).not.toMatch(/gain|loss/)
})
