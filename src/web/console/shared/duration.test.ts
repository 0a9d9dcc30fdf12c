import { expect, it } from 'vitest'
import type { T } from '#web/shared/locale/text.ts'
import { settingDurationText, unitOf } from './duration.ts'

it('takes the largest unit that is whole', () => {
  expect([0, 3_600, 7_260, 61, 172_800].map(unitOf)).toEqual(['days', 'hours', 'minutes', 'seconds', 'days'])
})

it('says every unit, and none as at once', () => {
  const t = ((key: string) => key) as T
  expect([172_800, 90_061, 0].map((seconds) => settingDurationText(t, seconds))).toEqual([
    '2 days',
    '1 day 1 hour 1 minute 1 second',
    'operating.at_once',
  ])
})
