/**
 * An action may take away the control that it was run by. The focus then goes to the heading of what is left around it, so that a keyboard
 * and a screen reader go on from there and not from the top of the document.
 */

/** The screen is drawn with the outcome by then, and a dialog has closed and given back the focus. */
const DRAWN_MS = 150

/** Called as the action begins; what it returns, as it has ended. Where it led to another screen, that has the focus. */
export function keepFocus(): () => void {
  const around: Element[] = []
  for (let one = document.activeElement; one && one !== document.body; one = one.parentElement) around.push(one)
  const { pathname } = location
  return () => {
    if (around.length > 0) setTimeout(() => location.pathname === pathname && focusWhatIsLeft(around), DRAWN_MS)
  }
}

function focusWhatIsLeft(around: readonly Element[]): void {
  const { activeElement, body } = document
  if (activeElement !== body && activeElement?.id !== 'main') return
  const left = around.find((one) => one.isConnected && one.closest('#main')) ?? activeElement
  const heading = left.querySelector<HTMLElement>('h1, h2, h3')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
