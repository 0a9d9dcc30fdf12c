/** A key or a click ends the overlay of a first visit; it doesn't return in this session. */
export function enhanceOverlay(): void {
  if (!document.querySelector('.site-overlay')) return
  sessionStorage.setItem('seen', '1')
  const end = () => {
    document.documentElement.dataset.seen = ''
  }
  for (const event of ['keydown', 'pointerdown']) addEventListener(event, end, { once: true, passive: true })
}
