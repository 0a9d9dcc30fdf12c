/** The email of an unfinished sign-up or log-in, stored for the tab: the next screen has it filled in. */
const NAME = 'verify-email'

export function savePendingEmail(email: string): void {
  sessionStorage.setItem(NAME, email)
}

/** Empty if none is stored, and during server rendering: there the page's script fills it in (document/screen/enhance-screen.ts). */
export function readPendingEmail(): string {
  return typeof sessionStorage === 'undefined' ? '' : (sessionStorage.getItem(NAME) ?? '')
}
