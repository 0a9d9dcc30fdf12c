/** What the browser build made that pages need: known when it is finished, and handed in. */
export type SiteAssets = {
  /** The pages' stylesheet, written into each. */
  readonly css: string
  /** The path of the small script that every page loads. */
  readonly script: string
  /** The same of every public screen. */
  readonly screen_script: string
  /** Paths of the faces that the first screen needs. */
  readonly preload: readonly string[]
  /** What runs before the first paint; the server allows exactly this inline script. */
  readonly before_paint: string
  /** The faces alone, for pages that have another stylesheet. */
  readonly faces: string
  /** The app's stylesheet. */
  readonly app_css: string
  /** The app's shell, which its public screens are dressed from. */
  readonly shell: string
}

/** A page's picture for shared links, `/og/market-gold.png`. */
export function pictureOf(path: string): string {
  return `/og/${path === '/' ? 'front' : path.slice(1).replaceAll('/', '-')}.png`
}
