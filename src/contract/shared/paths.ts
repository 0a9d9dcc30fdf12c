/** Addresses of the public site. `:name` is a path parameter. A screen of the app declares its own: src/web/screens.ts. */

/** Public pages. English is at the bare path, other languages under their code. */
export const sitePaths = [
  '/',
  '/about',
  '/terms-and-policy',
  '/tos',
  '/privacy-policy',
  '/privacy',
  '/faqs',
  '/pricing',
  '/contact',
  '/risk',
  '/fees',
  '/status',
  '/market/:key',
  '/terms-and-policy/:version',
  '/privacy-policy/:version',
  '/risk/:version',
] as const

export type SitePath = (typeof sitePaths)[number]
