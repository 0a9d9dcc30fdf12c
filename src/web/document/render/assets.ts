/** Build output that pages need, passed in after the browser build. */

/** Of a screen's declaration. */
export type ScreenAddress = {
  readonly path: string
  readonly also: readonly string[]
  readonly who: 'guest' | 'anyone' | 'member' | 'staff'
  readonly canonical?: true
}

export type SiteAssets = {
  /** The pages' stylesheet, inlined into each. */
  readonly css: string
  /** The path of the small script that every marketing page loads. */
  readonly script: string
  /** That of every screen. */
  readonly screen_script: string
  /** Paths of the fonts above the fold. */
  readonly preload: readonly string[]
  /** The inline script before the first paint; the server's policy allows its hash. */
  readonly before_paint: string
  /** Only the @font-face rules, for pages with another stylesheet. */
  readonly faces: string
  /** The app's stylesheet. */
  readonly app_css: string
  /** The app's HTML shell, the template of its public screens. */
  readonly shell: string
  /** Of all screens of the app. */
  readonly screens: readonly ScreenAddress[]
}

/** A page's picture for shared links, `/og/market-gold.png`. */
export function pictureOf(path: string): string {
  return `/og/${path === '/' ? 'front' : path.slice(1).replaceAll('/', '-')}.png`
}
