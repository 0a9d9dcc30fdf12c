import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RealInstant } from '#contract/shared/fields'
import {
  briefText,
  dateText,
  hourText,
  momentText,
  noteBusinessOffset,
  realDateText,
  realMomentText,
  secondText,
  timeOfFillText,
} from './dates.ts'
import { switchLanguage } from './language.ts'

beforeEach(() => vi.stubEnv('TZ', 'Pacific/Kiritimati'))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => switchLanguage('en'))

const AT = '2026-11-20T14:04:07Z'

it('says every time of English in 24 hours, and that of a fill in twelve with its seconds', () => {
  expect([momentText(AT), briefText(AT), hourText(AT)]).toEqual(['20 Nov 2026, 14:04 UTC', '20 Nov, 14:04 UTC', '14:04 UTC'])
  expect(momentText('2026-11-01T00:00:00Z')).toBe('1 Nov 2026, 00:00 UTC')
  expect([timeOfFillText(AT), secondText(AT)].map((text) => text.replace('\u202f', ' '))).toEqual([
    '2:04:07 PM UTC',
    '20 Nov 2026 at 2:04:07 PM UTC',
  ])
})

it('says of an instant that it is of real time while the business date is ahead, and of no other', async () => {
  const real = AT as RealInstant
  noteBusinessOffset(0)
  expect([realMomentText(real), realDateText(real)]).toEqual(['20 Nov 2026, 14:04 UTC', '20 Nov 2026'])
  noteBusinessOffset(31)
  expect([realMomentText(real), realDateText(real)]).toEqual(['20 Nov 2026, 14:04 UTC (real time)', '20 Nov 2026 (real time)'])
  expect(momentText(AT)).toBe('20 Nov 2026, 14:04 UTC')
  await switchLanguage('fr')
  expect(realDateText(real)).toMatch(/\(heure réelle\)$/)
  await switchLanguage('en')
  noteBusinessOffset(0)
})

/** Does not compile where a business date takes an instant of real time. */
type Refused = Parameters<typeof dateText<RealInstant>>[0] extends never ? true : false
it('takes no instant of real time for a business date', () => {
  const refused: Refused = true
  expect([refused, dateText(AT)]).toEqual([true, '20 Nov 2026'])
})

it.each(['es', 'fr', 'de'] as const)('says the time of %s in 24 hours', async (language) => {
  await switchLanguage(language)
  for (const text of [momentText(AT), briefText(AT), hourText(AT), timeOfFillText(AT), secondText(AT)]) expect(text).toMatch(/14:04/)
})
