/** The routes of announcements: they translate between wire and use case and decide nothing. */

import type { announcements } from '#contract/announcements'
import type { Handlers } from '#contract/shared/define'
import { cachedFor } from '#kernel/cached-for'
import { isRefused } from '#kernel/refusal'
import { actorOf } from '#server/audit'
import { announce, findAll, findCurrent, takeDown } from './announce.ts'
import type { AnnouncementsDependencies } from './dependencies.ts'

const KEPT_SECONDS = 2

export function announcementRoutes(deps: AnnouncementsDependencies): Handlers<typeof announcements> {
  const { database, clock } = deps
  const standing = cachedFor(clock, KEPT_SECONDS, () => findCurrent(database.query, clock.now()))
  return {
    listAnnouncements: async () => ({ data: (await standing()).value }),
    listAllAnnouncements: async () => ({ data: await findAll(database.query, clock.now()) }),
    announce: async ({ body, caller, transport }) => {
      const announcement = await announce(deps, actorOf(caller, transport), body)
      return isRefused(announcement) ? announcement : { data: announcement, message: 'Published.' }
    },
    takeDown: async ({ params, caller, transport }) =>
      (await takeDown(deps, actorOf(caller, transport), params.id)) ?? { message: 'Taken down.' },
  }
}
