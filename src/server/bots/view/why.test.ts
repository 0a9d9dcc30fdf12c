import { expect, it } from 'vitest'
import { noteText } from '#sentences/notes'
import { botVersions } from '#trading/line-up/bot'
import { whyOf } from './why.ts'

const text = (version: string, side: 'buy' | 'sell', held: number | null, wanted: number, opens = false) =>
  noteText(whyOf({ version, symbol: 'BTC', side, opens }, { held, wanted }))

it('says of the trend bot that the trend turned only where its position changes sides', () => {
  expect(text('5.0', 'sell', 0.08, -0.05)).toBe('Sold: the 28-day trend of BTC turned below zero.')
  expect(text('5.0', 'buy', -0.05, 0.08, true)).toBe('Bought: the 28-day trend of BTC turned above zero.')
  expect(text('5.0', 'sell', 0.08, 0.05)).toMatch(/^Sold: .* still above zero/)
  expect(text('5.0', 'buy', -0.08, -0.05)).toMatch(/^Bought: .* still below zero/)
})

it('names both shares of every other bot, and no share before the first purchase', () => {
  for (const version of botVersions.filter((one) => one !== '5.0')) {
    expect(text(version, 'sell', 0.1424, 0.1111)).toMatch(/^Sold: .*(?:14\.24%.*11\.11%|11\.11%.*14\.24%)/)
    expect(text(version, 'buy', 0.08, 0.1111)).toMatch(/^Bought: /)
    expect(text(version, 'buy', null, 0.1111, true)).toBe('First position of this record: the rule wants 11.11% in BTC.')
  }
})
