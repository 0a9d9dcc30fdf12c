import { expect, it } from 'vitest'
import { formatDuration } from './duration.ts'
import { formatMoment } from './moment.ts'
import { formatNumber, formatPercent } from './number.ts'

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, '_')

it('writes basis points with both places, and a text with the places that it came with', () => {
  expect([0n, 5n, 1450n, -183n, 1_429_902n, '0.3', '-14299.021'].map((value) => formatPercent('en', value))).toEqual([
    '0.00%',
    '0.05%',
    '14.50%',
    '−1.83%',
    '14,299.02%',
    '0.30%',
    '−14,299.021%',
  ])
  expect(['de', 'fr', 'ar'].map((language) => spaced(formatPercent(language, 1450n)))).toEqual(['14,50_%', '14,50_%', '14.50%'])
  expect([1450, -1450, 0].map((value) => formatPercent('en', value, 'always'))).toEqual(['+14.50%', '−14.50%', '0.00%'])
  expect([formatPercent('en', 'ten'), formatPercent('en', null)]).toEqual(['–', '–'])
})

it('says a duration in the largest unit of which there are two, floored, or in all of its units', () => {
  expect([0, 90, 119, 7_199, 86_400, 172_800].map((seconds) => formatDuration('en', seconds))).toEqual([
    '0 seconds',
    '90 seconds',
    '119 seconds',
    '119 minutes',
    '24 hours',
    '2 days',
  ])
  expect([172_800, 90_061, 0].map((seconds) => formatDuration('en', seconds, 'exact'))).toEqual([
    '2 days',
    '1 day 1 hour 1 minute 1 second',
    '0 seconds',
  ])
  expect(spaced(formatDuration('de', 3_660, 'exact'))).toBe('1_Stunde 1_Minute'.replaceAll('_', ' '))
})

it('writes moments with the month in words and in the zone that is asked for, in Latin digits', () => {
  const at = '2026-11-20T23:30:00Z'
  expect([formatMoment('en', at, 'minute', 'UTC'), formatMoment('en', at, 'day', 'Europe/Berlin')]).toEqual([
    '20 Nov 2026, 23:30',
    '21 Nov 2026',
  ])
  expect(formatMoment('ar', at, 'minute', 'UTC')).toMatch(/^20 .*2026.*11:30|23:30/)
  expect(formatNumber('de', 1234.5)).toBe('1.234,5')
})
