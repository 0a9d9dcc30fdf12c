import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { briefText, hourText, momentText, secondText, timeOfFillText } from './dates.ts'
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

it.each(['es', 'fr', 'de'] as const)('says the time of %s in 24 hours', async (language) => {
  await switchLanguage(language)
  for (const text of [momentText(AT), briefText(AT), hourText(AT), timeOfFillText(AT), secondText(AT)]) expect(text).toMatch(/14:04/)
})
