/** The routes of the calendar feed. */
import type { calendar } from '#contract/member/calendar'
import type { Handlers } from '#contract/shared/define'
import { isRefused, refuse } from '#kernel/refusal'
import { languageOf, refuseIfInactive } from '#server/identity'
import type { PlansDependencies } from '../dependencies.ts'
import { findInvestments } from '../store.ts'
import { feedOf } from './feed.ts'
import { drawKey, hashKey, keyOf } from './key.ts'
import { findOwner, readMadeAt, removeKey, writeKey } from './store.ts'

const MAX_EVENTS = 1_000

export type CalendarDependencies = Pick<PlansDependencies, 'database' | 'clock' | 'business'> & { readonly public_url: string }

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
      const [open, now, language] = await Promise.all([
        findInvestments(read, { user_id, active: true }, MAX_EVENTS, null),
        business.now(),
        languageOf(database, user_id),
      ])
      const content = feedOf(open, { ahead_ms: now.getTime() - clock.now().getTime(), public_url, language })
      return { type: 'text/calendar; charset=utf-8', content, save_as: 'clearterm-maturities.ics' }
    },
  }
}
