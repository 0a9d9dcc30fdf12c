/**
 * Whose page this is: the member who was signed in when it was loaded, until it reloads. A log-out in this tab makes it a visitor's page;
 * it never becomes another member's. Every page has this before it is usable, so it reads no more than the id.
 */
import { DRAWN_FOR, NOBODY } from '#contract/shared/headers'
import { localItems } from './storage.ts'

/** In the session's storage: what to say after a page was taken over. */
export const NOTICE = 'signed-in-as'
/** The stored member: stored-user.ts. */
export const USER_ITEM = 'user'

let drawn_for = storedId()

/** The member's id; null: a visitor's page. */
export function drawnFor(): string | null {
  return drawn_for
}

/** Names the member in each call, so that the server refuses one whose session is another's. */
export function drawnForHeader(): Readonly<Record<string, string>> {
  return { [DRAWN_FOR]: drawn_for ?? NOBODY }
}

/** Whether the member has changed or logged out since: other tabs store who is signed in. */
export function isOther(): boolean {
  return storedId() !== drawn_for
}

/** After this tab has cleared everything about the member. */
export function drawForNobody(): void {
  drawn_for = null
}

/** Null on the server, and where the browser forbids storage. */
function storedId(): string | null {
  try {
    return JSON.parse(localItems.read(USER_ITEM) ?? 'null')?.id ?? null
  } catch {
    return null
  }
}
