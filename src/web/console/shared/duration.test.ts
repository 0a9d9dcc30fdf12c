import { expect, it } from 'vitest'
import type { T } from '#web/shared/locale/text.ts'
import { durationText, unitOf } from './duration.ts'

const t = ((key: string, { count }: { count?: number } = {}) => (count === undefined ? key : `${count} ${key.split('.').at(-1)}`)) as T

it('says seconds in their largest units, and none as at once', () => {
  expect(durationText(t, 172_800)).toBe('2 days')
  expect(durationText(t, 90_061)).toBe('1 days 1 hours 1 minutes 1 seconds')
  expect(durationText(t, 0)).toBe('operating.at_once')
})

it('takes the largest unit that is whole', () => {
  expect([0, 3_600, 7_260, 61, 172_800].map(unitOf)).toEqual(['days', 'hours', 'minutes', 'seconds', 'days'])
})
