/** The design tokens as values for a canvas, which can't use custom properties. Updated when the colour mode changes. */

const NAMES = {
  text: '--text-2',
  axis: '--chart-axis',
  grid: '--chart-grid',
  line: '--line-control',
  surface: '--surface-3',
  gain: '--gain',
  loss: '--loss',
  chart_1: '--chart-1',
  chart_2: '--chart-2',
  chart_3: '--chart-3',
  chart_4: '--chart-4',
  chart_5: '--chart-5',
} as const

export type Colours = Readonly<Record<keyof typeof NAMES, string>>
export type ChartColour = 1 | 2 | 3 | 4 | 5

export function readColours(): Colours {
  const style = getComputedStyle(document.documentElement)
  const values = Object.entries(NAMES).map(([name, token]) => [name, style.getPropertyValue(token).trim()])
  return Object.fromEntries(values) as Colours
}

export function colourOf(colours: Colours, colour: ChartColour): string {
  return colours[`chart_${colour}`]
}

/** Returns the unsubscribe function. */
export function onMode(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-mode'] })
  return () => observer.disconnect()
}
