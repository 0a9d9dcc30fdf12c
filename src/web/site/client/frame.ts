/** Enhances the frame: menu, colour mode, disclosures, back to top. The app's public views use it too. */
import { onMode, readMode, toggleMode } from '#web/shared/mode/mode.ts'

/** Returns a function that removes the listeners. */
export function enhanceFrame(root: ParentNode): () => void {
  const cleanup = new AbortController()
  const { signal } = cleanup
  enhanceMenu(root, signal)
  enhanceMode(root, signal)
  enhanceDisclosures(root, signal)
  for (const link of root.querySelectorAll('[data-to-top]'))
    link.addEventListener('click', () => document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true }), { signal })
  return () => cleanup.abort()
}

/** A modal dialog: the browser traps the focus, closes it on Escape and restores the focus. */
function enhanceMenu(root: ParentNode, signal: AbortSignal): void {
  const menu = root.querySelector<HTMLDialogElement>('dialog[data-menu]')
  if (!menu) return
  const opener = root.querySelector('[data-menu-open]')
  opener?.addEventListener('click', () => menu.showModal(), { signal })
  menu.addEventListener(
    'click',
    ({ target }) => {
      if (target === menu || (target instanceof Element && target.closest('a, [data-menu-close]'))) menu.close()
    },
    { signal },
  )
  // The style hides the opener at widths where the header shows the links itself.
  const watcher = new ResizeObserver(() => {
    if (opener?.getClientRects().length === 0) menu.close()
  })
  if (opener) watcher.observe(opener)
  signal.addEventListener('abort', () => watcher.disconnect())
}

function enhanceMode(root: ParentNode, signal: AbortSignal): void {
  for (const button of root.querySelectorAll('[data-mode-toggle]')) {
    const markMode = () => button.setAttribute('aria-pressed', String(readMode() === 'light'))
    markMode()
    signal.addEventListener('abort', onMode(markMode))
    button.addEventListener('click', toggleMode, { signal })
  }
}

/** One open at a time; Escape and a click elsewhere close it. */
function enhanceDisclosures(root: ParentNode, signal: AbortSignal): void {
  const all = [...root.querySelectorAll<HTMLDetailsElement>('details[data-disclosure]')]
  const close = (but: EventTarget | null) => {
    for (const one of all) if (one.open && !(but instanceof Node && one.contains(but))) one.open = false
  }
  document.addEventListener('click', ({ target }) => close(target), { signal })
  for (const one of all)
    one.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !one.open) return
        one.open = false
        one.querySelector('summary')?.focus()
      },
      { signal },
    )
}
