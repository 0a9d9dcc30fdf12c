/** The sandbox mailbox for programs, by the key of a test's server. */
export const MAILBOX_KEY = 'the-mailbox-key-of-all-tests'

/** Below /api/v1. */
export function mailboxPath(email: string, key: string = MAILBOX_KEY): string {
  return `/sandbox/mailbox?to=${encodeURIComponent(email)}&key=${key}`
}
