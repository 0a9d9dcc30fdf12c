/**
 * What a reader does on the page that stands before the app is not undone when the app takes its place: what has the focus keeps it, what is open
 * stays open, and the window stays as far down as it is. A link is found again by where it leads and which of those it is.
 */

const NAMED_BY = ['href', 'name', 'aria-label'] as const

/** From now on; the returned function is called as soon as the app stands there. */
export function keepPlace(root: HTMLElement): () => void {
  const before = root.querySelector('.before')
  if (!before) return () => {}
  let held = document.activeElement
  const hold = ({ target }: Event) => {
    held = target as Element
  }
  // Also a page that goes takes the focus away; but then nothing else has run until the app stands there.
  const release = () =>
    queueMicrotask(() => {
      if (document.activeElement === document.body) held = null
    })
  root.addEventListener('focusin', hold)
  root.addEventListener('focusout', release)
  return () => {
    root.removeEventListener('focusin', hold)
    root.removeEventListener('focusout', release)
    for (const open of before.querySelectorAll('details[open]')) twinOf(open, before, root)?.setAttribute('open', '')
    if (held && before.contains(held)) twinOf(held, before, root)?.focus({ preventScroll: true })
    keepScroll()
  }
}

/** The router begins at the top of whatever it draws first. */
function keepScroll(): void {
  const top = window.scrollY
  queueMicrotask(() => window.scrollTo({ top, behavior: 'instant' }))
}

function twinOf(one: Element, before: Element, root: HTMLElement): HTMLElement | undefined {
  const alike = likeIt(one)
  const place = [...before.querySelectorAll(alike)].indexOf(one)
  return root.querySelectorAll<HTMLElement>(alike)[place]
}

/** `a[href="/plans/gold"]`, `summary`, `main` */
function likeIt(one: Element): string {
  const names = NAMED_BY.map((name) => [name, one.getAttribute(name)] as const)
  return one.localName + names.map(([name, value]) => (value === null ? '' : `[${name}="${CSS.escape(value)}"]`)).join('')
}
