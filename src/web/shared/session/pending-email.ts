/** The email of a sign-up or a log-in that is not done yet, kept for the tab: the next screen has it filled in. */
const NAME = 'verify-email'

export function savePendingEmail(email: string): void {
  sessionStorage.setItem(NAME, email)
}

/** Empty where none was kept, and while a page is rendered: there the page's script fills it in (page/enhance-screen.ts). */
export function readPendingEmail(): string {
  return typeof sessionStorage === 'undefined' ? '' : (sessionStorage.getItem(NAME) ?? '')
}
