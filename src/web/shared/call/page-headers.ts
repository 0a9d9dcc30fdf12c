/**
 * What every call of a page says about it: whose it is, and whether a person is there. And what follows when the session is another's.
 * test/house/calls.test.ts keeps calls from being sent without it.
 */
import { drawnForHeader } from '#web/shared/session/drawn-for.ts'
import { presenceHeaders } from './presence.ts'

/** The error code of a call whose page was drawn for another member than the session's. */
export const OTHER_MEMBER = 59

export function pageHeaders(): Readonly<Record<string, string>> {
  return { ...drawnForHeader(), ...presenceHeaders() }
}

let is_entering = false

/** While this tab opens the app after its own log-in: the page goes by itself, to where the person wanted. */
export function setEntering(entering: boolean): void {
  is_entering = entering
}

/** Hides the page at once. Never settles, so that nothing of the page reacts any more. */
export async function leavePage(): Promise<never> {
  if (is_entering) return new Promise(() => {})
  document.documentElement.hidden = true
  await import('./take-over.ts').then(
    ({ takeOver }) => takeOver(),
    () => location.reload(),
  )
  return new Promise(() => {})
}
