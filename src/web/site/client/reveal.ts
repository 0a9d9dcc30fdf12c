/** Parts below the fold animate once when they come into view; not with reduced motion. */
export function enhanceReveal(root: ParentNode): void {
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
