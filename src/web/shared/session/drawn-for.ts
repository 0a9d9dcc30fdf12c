/**
 * Whose page this is: the member who was signed in when it was loaded, until it reloads. A log-out in this tab makes it a visitor's page;
 * it never becomes another member's.
 */
import { DRAWN_FOR, NOBODY } from '#contract/shared/drawn-for'
import { readStoredUser } from './stored-user.ts'

let drawn_for = readOnce()

/** The member's id; null: a visitor's page. */
export function drawnFor(): string | null {
  return drawn_for
}

/** Names the member in each call, so that the server refuses one whose session is another's. */
export function drawnForHeader(): Readonly<Record<string, string>> {
  return { [DRAWN_FOR]: drawn_for ?? NOBODY }
}

/** After this tab has cleared everything about the member. */
export function drawForNobody(): void {
  drawn_for = null
}

/** Null on the server, and where the browser forbids storage. */
function readOnce(): string | null {
  try {
    return readStoredUser()?.id ?? null
  } catch {
    return null
  }
}
