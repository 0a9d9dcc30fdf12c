/** The routes of the calendar feed. */

import { createHash } from 'node:crypto'
import ical, { ICalEventTransparency } from 'ical-generator'
import { fill } from '#content/fill'
import { textIn } from '#content/languages'
import type { calendar } from '#contract/member/calendar'
import type { Handlers } from '#contract/shared/define'
import type { Language } from '#contract/shared/language'
import { HOUR_SECONDS } from '#kernel/duration'
import { randomBytes } from '#kernel/id'
import { isRefused, refuse } from '#kernel/refusal'
import { languageOf, refuseIfInactive } from '#server/identity'
import type { BusinessStep, MovableClock } from '#server/store'
import type { PlansDependencies } from '../dependencies.ts'
import { type Investment, planName } from '../investment.ts'
import { findInvestments } from '../store.ts'
import { findOwner, readMadeAt, removeKey, writeKey } from './store.ts'

const MAX_EVENTS = 1_000

export type CalendarDependencies = Pick<PlansDependencies, 'database' | 'clock'> & {
  readonly business: Pick<MovableClock, 'lastStep'>
  readonly public_url: string
}

export function calendarRoutes({ database, clock, business, public_url }: CalendarDependencies): Handlers<typeof calendar> {
  const { query: read, transaction } = database
  return {
    readCalendar: async ({ caller }) => ({ data: { made_at: await readMadeAt(read, caller.user_id) } }),
    makeCalendar: async ({ caller: { user_id } }) => {
      const key = drawKey()
      const made_at = clock.now()
      const refused = await transaction(async (tx) => (await refuseIfInactive(tx, user_id)) ?? writeKey(tx, user_id, hashKey(key), made_at))
      if (isRefused(refused)) return refused
      return { data: { url: `${public_url}/api/v1/calendar/${key}.ics`, made_at } }
    },
    removeCalendar: async ({ caller }) => {
      await transaction((tx) => removeKey(tx, caller.user_id))
    },
    readFeed: async ({ params }) => {
      const key = keyOf(params.file)
      const user_id = key && (await findOwner(read, hashKey(key)))
      if (!user_id) return refuse('no_calendar')
      const [open, step, language] = await Promise.all([
        findInvestments(read, { user_id, active: true }, MAX_EVENTS, null),
        business.lastStep(),
        languageOf(database, user_id),
      ])
      const content = feedOf(open, { step, public_url, language })
      const tag = createHash('sha256').update(content).digest('hex')
      return { type: 'text/calendar; charset=utf-8', content, save_as: 'clearterm-maturities.ics', tag }
    },
  }
}

/**
 * The maturities of one member's open plans as a calendar. Business instants become real ones by the stored offset, so that the file is the
 * same while nothing changes; each move of the business date is a new revision of each event. It contains no amounts: calendars are shared,
 * and their programs keep copies.
 */
const REFRESH_SECONDS = HOUR_SECONDS

/** RFC 5545 3.4: a calendar has a component, and 3.6.5: a time zone is one. For a feed without events. */
const UTC_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
  'END:VCALENDAR',
].join('\r\n')

type Where = { readonly step: BusinessStep; readonly public_url: string; readonly language: Language }

function feedOf(open: readonly Investment[], { step, public_url, language }: Where): string {
  const words = textIn(language, 'calendar')
  const calendar = ical({ name: words.name, prodId: { company: 'Clearterm', product: 'maturities' }, ttl: REFRESH_SECONDS })
  for (const { id, plan, matures_at, instruction, updated_at } of open) {
    const changed_at = step.moved_at && step.moved_at > updated_at ? step.moved_at : updated_at
    // Without an end: it is a moment, and an end would have to be later (RFC 5545 3.8.2.2).
    calendar.createEvent({
      id: `${id}@clearterm`,
      stamp: changed_at,
      lastModified: changed_at,
      sequence: step.moves,
      start: new Date(matures_at.getTime() - step.milliseconds),
      summary: fill(language, words.matures, { plan: planName(plan) }),
      description: words[instruction],
      url: `${public_url}/investments`,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  const content = calendar.toString()
  // RFC 5545 3.1: each line ends in CRLF, the last one too.
  return `${open.length > 0 ? content : content.replace(/END:VCALENDAR$/, UTC_ZONE)}\r\n`
}

/** The key of a calendar feed: 256 random bits in its URL. The database stores only its SHA-256. */
const FILE = /^([A-Za-z0-9_-]{43})\.ics$/

function drawKey(): string {
  return Buffer.from(randomBytes(32)).toString('base64url')
}

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** The key in a file name; null if it has none. */
function keyOf(file: string): string | null {
  return FILE.exec(file)?.[1] ?? null
}
