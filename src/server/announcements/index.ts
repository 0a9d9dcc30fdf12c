/** Announcements: the operator's messages to all members, until they end. */
export { announcementRoutes } from './routes.ts'
