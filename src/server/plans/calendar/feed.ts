/**
 * The maturities of one member's open plans as a calendar. Business instants become real ones at the current offset. It contains no
 * amounts: calendars are shared, and their programs keep copies.
 */

import ical, { ICalEventTransparency } from 'ical-generator'
import { fill } from '#content/fill'
import { textIn } from '#content/languages'
import type { Language } from '#contract/shared/language'
import { HOUR_SECONDS } from '#kernel/duration'
import { type Investment, planName } from '../investment.ts'

const REFRESH_SECONDS = HOUR_SECONDS

type Where = { readonly ahead_ms: number; readonly public_url: string; readonly language: Language }

export function feedOf(open: readonly Investment[], { ahead_ms, public_url, language }: Where): string {
  const words = textIn(language, 'calendar')
  const calendar = ical({ name: words.name, prodId: { company: 'Clearterm', product: 'maturities' }, ttl: REFRESH_SECONDS })
  for (const { id, plan, matures_at, instruction, updated_at } of open) {
    const start = new Date(matures_at.getTime() - ahead_ms)
    calendar.createEvent({
      id: `${id}@clearterm`,
      stamp: updated_at,
      start,
      end: start,
      summary: fill(language, words.matures, { plan: planName(plan) }),
      description: words[instruction],
      url: `${public_url}/investments`,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}
