/** Parts of pages that come to life when they come into view; client/mount-island.tsx says from what. */
export type IslandName = 'trades' | 'heatmap' | 'testimonials' | 'status'
