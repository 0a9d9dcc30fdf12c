/**
 * The mail room: one queue, the table `mail`. A mail is rendered, sealed and queued in the transaction of its cause; a job sends it by
 * SMTP_URL with retries. Without SMTP_URL the sandbox mailbox keeps it. No request waits for a mail server.
 */
export { RIBBON } from '#sentences/ribbon'
export type { MailPayload } from './letter.ts'
export { type MailRoom, openMail } from './open.ts'
export { mailRoom } from './room.ts'
export { MAIL_RECORD } from './store.ts'
