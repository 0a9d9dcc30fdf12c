/** The islands' entry: mounts each with its texts. A mounted island replaces its fallback; one without content (null) keeps it. */
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { IslandName } from '../parts/island-name.ts'

type Load = () => Promise<ComponentType | null>

const islands: Readonly<Record<IslandName, Load>> = {
  trades: async () => (await import('../islands/RecentTrades.tsx')).RecentTrades,
  heatmap: async () => (await import('#web/entities/market/prices/heatmap/Heatmap.tsx')).Heatmap,
  status: async () => (await import('../pages/status/StatusBoard.tsx')).StatusBoard,
  testimonials: async () => (await import('../islands/TestimonialRow.tsx')).readTestimonialRow(),
}

export async function mountIsland(place: HTMLElement): Promise<void> {
  const Component = await islands[place.dataset.island as IslandName]()
  if (Component) createRoot(place).render(<Component />)
}
