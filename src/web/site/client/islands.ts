/** Loads an island's code when it is about to come into view. */
const PRELOAD_MARGIN = '400px'

export function enhanceIslands(root: ParentNode): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        void mount(target as HTMLElement, observer)
      }
    },
    { rootMargin: PRELOAD_MARGIN },
  )
  for (const island of root.querySelectorAll('[data-island]')) observer.observe(island)
}

/** A failed fetch keeps the fallback, and is retried when it is next in view. */
async function mount(island: HTMLElement, observer: IntersectionObserver): Promise<void> {
  try {
    const { mountIsland } = await import('./mount-island.tsx')
    await mountIsland(island)
  } catch {
    setTimeout(() => observer.observe(island), RETRY_MS)
  }
}

const RETRY_MS = 30_000
