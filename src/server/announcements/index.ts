/** Announcements: the operator's messages to all members, until they end. */
export type { AnnouncementsDependencies } from './dependencies.ts'
export { announcementRoutes } from './routes.ts'
