import { expect, it } from 'vitest'
import { formatDuration } from './duration.ts'
import { bareMoment, formatMoment } from './moment.ts'
import { formatAxis, formatCount, formatPercent, formatPlaces, inMillions } from './number.ts'

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, '_')

it('writes basis points with both places, and a text with the places that it came with', () => {
  expect([0n, 5n, 1450n, -183n, 1_429_902n, '0.3', '-14299.021'].map((value) => formatPercent(value))).toEqual([
    '0.00%',
    '0.05%',
    '14.50%',
    '−1.83%',
    '14,299.02%',
    '0.30%',
    '−14,299.021%',
  ])
  expect([1450, -1450, 0].map((value) => formatPercent(value, 'always'))).toEqual(['+14.50%', '−14.50%', '0.00%'])
  expect([formatPercent('ten'), formatPercent(null)]).toEqual(['–', '–'])
})

it('says a duration in the largest unit of which there are two, up or down as is asked, or in all of its units', () => {
  const of = [0, 90, 119, 221, 7_199, 86_400, 172_800]
  expect(of.map((seconds) => formatDuration('en', seconds, 'at_least'))).toEqual([
    '0 seconds',
    '90 seconds',
    '119 seconds',
    '3 minutes',
    '119 minutes',
    '24 hours',
    '2 days',
  ])
  const up = ['0 seconds', '90 seconds', '119 seconds', '4 minutes', '120 minutes', '24 hours', '2 days']
  expect(of.map((seconds) => formatDuration('en', seconds, 'at_most'))).toEqual(up)
  expect([172_800, 90_061, 0].map((seconds) => formatDuration('en', seconds, 'exact'))).toEqual([
    '2 days',
    '1 day 1 hour 1 minute 1 second',
    '0 seconds',
  ])
  expect(spaced(formatDuration('de', 3_660, 'exact'))).toBe('1_Stunde 1_Minute'.replaceAll('_', ' '))
})

it('writes moments with the month in words, in UTC by name, in Latin digits, and days without a zone', () => {
  const at = '2026-11-20T23:30:00Z'
  expect([formatMoment('en', at, 'minute'), formatMoment('en', at, 'day'), bareMoment('en', at, 'minute')]).toEqual([
    '20 Nov 2026, 23:30 UTC',
    '20 Nov 2026',
    '20 Nov 2026, 23:30',
  ])
  expect(['2026-11-20', '2026-11'].map((text) => formatMoment('en', text, text.length > 7 ? 'long_day' : 'month'))).toEqual([
    '20 November 2026',
    'November 2026',
  ])
  for (const language of ['en', 'de', 'es', 'fr', 'ar']) expect(formatMoment(language, at, 'fill')).toMatch(/ UTC$/)
  expect(formatMoment('ar', at, 'minute')).toMatch(/^20 .*2026.*(11:30|23:30)/)
})

it('writes counts and ratios with en-US marks, and the number of a duration too', () => {
  expect([formatCount(0), formatCount(1_204), formatCount(-1_204), formatPlaces(1234.5, 2)]).toEqual(['0', '1,204', '−1,204', '1,234.50'])
  const days = (language: string) => spaced(formatDuration(language, 1_204 * 86_400, 'at_most'))
  expect(['en', 'de', 'fr', 'es'].map(days)).toEqual([
    '1,204 days',
    '1,204_Tage'.replace('_', ' '),
    '1,204_jours',
    '1,204_días'.replace('_', ' '),
  ])
  expect(days('ar')).toMatch(/^1,204\D+$/)
})

it('writes the amounts of an axis without cents, and above $9,999,999 in millions', () => {
  expect([0, 500, 9_999_999].map((value) => formatAxis(value, inMillions(value)))).toEqual(['$0', '$500', '$9,999,999'])
  expect([10_000_000, 12_500_000, 1_100_000_000].map((value) => formatAxis(value, inMillions(value)))).toEqual(['$10', '$12.5', '$1,100'])
  expect([formatAxis(0, true), formatAxis(-2_500_000, true), formatAxis(0.5, false)]).toEqual(['$0', '−$2.5', '$0.50'])
})
