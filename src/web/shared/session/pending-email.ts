/** The email of an unfinished sign-up or log-in, stored for the tab: the next screen has it filled in. */
import { sessionItems } from './storage.ts'

const NAME = 'verify-email'

export function savePendingEmail(email: string): void {
  sessionItems.write(NAME, email)
}

/** Empty if none is stored, and during server rendering: there the page's script fills it in (document/screen/enhance-screen.ts). */
export function readPendingEmail(): string {
  return sessionItems.read(NAME) ?? ''
}
