/**
 * The script of a marketing page: no framework, to keep it small. What is here works before React could, or needs none; decision 098 has
 * the figures. Parts that show live data are React's, once they are near the window.
 */
import { enhanceCalculator } from '#web/document/client/calculator.ts'
import { enhanceFigures } from '#web/document/client/figures.ts'
import { enhanceFrame, enhanceLanguage } from '#web/document/client/frame.ts'
import { enhanceCarousels } from '#web/document/parts/carousel.ts'
import { sessionItems } from '#web/shared/session/storage.ts'

enhanceOverlay()
enhanceFrame(document)
enhanceLanguage(document)
// In separate tasks, so that none blocks the page.
for (const enhance of [enhanceCalculator, enhanceCarousels, enhanceReveal, drawNearParts, enhanceFigures])
  setTimeout(() => enhance(document))

const NEAR = '400px'
const RETRY_MS = 30_000

/**
 * Draws the parts of a page that show live data, when they are about to come into view. A failed load leaves what is there, and is retried.
 */
function drawNearParts(page: ParentNode): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        import('./draw-part.tsx')
          .then(({ drawPart }) => drawPart(target as HTMLElement))
          .catch(() => setTimeout(() => observer.observe(target), RETRY_MS))
      }
    },
    { rootMargin: NEAR },
  )
  for (const part of page.querySelectorAll('[data-part]')) observer.observe(part)
}

/** A key or a click ends the overlay of a first visit; it doesn't return in this session. */
function enhanceOverlay(): void {
  if (!document.querySelector('.site-overlay')) return
  sessionItems.write('seen', '1')
  const end = () => {
    document.documentElement.dataset.seen = ''
  }
  for (const event of ['keydown', 'pointerdown']) addEventListener(event, end, { once: true, passive: true })
}

/** Parts below the fold animate once when they come into view; not with reduced motion. */
function enhanceReveal(root: ParentNode): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const isWaiting = (target as HTMLElement).dataset.reveal === 'waits'
        if (isIntersecting) {
          if (isWaiting) (target as HTMLElement).dataset.reveal = 'shown'
          observer.unobserve(target)
        } else if (!isWaiting) (target as HTMLElement).dataset.reveal = 'waits'
      }
    },
    { threshold: 0.05 },
  )
  for (const part of root.querySelectorAll('[data-reveal]')) observer.observe(part)
}
