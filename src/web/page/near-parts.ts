/** Draws the parts of a page that show live data, when they are about to come into view. A failed load leaves what is there, and is retried. */
const NEAR = '400px'
const RETRY_MS = 30_000

export function drawNearParts(page: ParentNode): void {
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
