/** Announcements: what the operator tells everybody, for as long as it stands. */
export type { AnnouncementsDependencies } from './dependencies.ts'
export { announcementRoutes } from './routes.ts'
