import { defineRoom } from '#server/room'
import { readLive } from './announce.ts'
import type { AnnouncementsDependencies } from './dependencies.ts'
import { announcementRoutes } from './routes.ts'

export const announcementsRoom = defineRoom({
  name: 'announcements',
  knows: ['audit', 'store'],
  needs: ['database', 'clock', 'audit'],
  open: (given: AnnouncementsDependencies) => ({ ...given, live: () => readLive(given) }),
  routes: announcementRoutes,
})
