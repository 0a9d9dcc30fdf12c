/** Announcements: the operator's messages to all members, until they end. */
export { announcementsRoom } from './room.ts'
