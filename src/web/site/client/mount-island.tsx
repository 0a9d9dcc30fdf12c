/** The islands' entry: mounts each with its texts. A mounted island replaces its fallback; one without content (null) keeps it. */
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { type Area, loadTexts } from '#web/shared/locale/text.ts'
import type { IslandName } from '../parts/island-name.ts'

type Load = () => Promise<ComponentType | null>

/** The island's texts and code. */
function island(areas: readonly Area[], load: Load): Load {
  return async () => (await Promise.all([load(), loadTexts(areas)]))[0]
}

const islands: Readonly<Record<IslandName, Load>> = {
  trades: island(['bots'], async () => (await import('../islands/RecentTrades.tsx')).RecentTrades),
  heatmap: island(['market'], async () => (await import('#web/entities/market/prices/heatmap/Heatmap.tsx')).Heatmap),
  status: island(['status'], async () => (await import('../pages/status/StatusBoard.tsx')).StatusBoard),
  testimonials: island(['voices'], async () => (await import('../islands/TestimonialRow.tsx')).readTestimonialRow()),
}

export async function mountIsland(place: HTMLElement): Promise<void> {
  const Component = await islands[place.dataset.island as IslandName]()
  if (Component) createRoot(place).render(<Component />)
}
