/** Islands: page parts that are hydrated when they come into view; client/mount-island.tsx maps names to code. */
export type IslandName = 'trades' | 'heatmap' | 'testimonials' | 'status'
