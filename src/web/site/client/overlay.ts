/** A key or a click ends the overlay of a first visit; the rest of the session is without it. */
export function enhanceOverlay(): void {
  if (!document.querySelector('.site-overlay')) return
  sessionStorage.setItem('seen', '1')
  const end = () => {
    document.documentElement.dataset.seen = ''
  }
  for (const event of ['keydown', 'pointerdown']) addEventListener(event, end, { once: true, passive: true })
}
