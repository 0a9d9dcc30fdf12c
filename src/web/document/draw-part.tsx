/**
 * The parts of marketing pages that React draws: each replaces what the server rendered in its place, or leaves it where it has nothing to
 * show.
 */
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { LivePartName } from '#web/document/parts/Live.tsx'
import { tolerateTranslation } from '#web/kit/text/translated.ts'

const parts: Readonly<Record<LivePartName, () => Promise<ComponentType | null>>> = {
  trades: async () => (await import('#web/document/pages/landing/RecentTrades.tsx')).RecentTrades,
  heatmap: async () => (await import('#web/entities/market/prices/heatmap/Heatmap.tsx')).Heatmap,
  status: async () => (await import('#web/document/pages/status/StatusBoard.tsx')).readStatusBoard(),
  support: async () => (await import('./SupportPart.tsx')).readSupportPart(),
  testimonials: async () => (await import('#web/document/pages/landing/TestimonialRow.tsx')).readTestimonialRow(),
}

export async function drawPart(root: HTMLElement): Promise<void> {
  const Component = await parts[root.dataset.part as LivePartName]()
  tolerateTranslation()
  if (Component) createRoot(root).render(<Component />)
}
