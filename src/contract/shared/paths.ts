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

/** The plans by id with their names: which plans there are. Their terms are data. */
export const planNames = {
  starter: 'Starter',
  diamond: 'Diamond',
  silver: 'Silver',
  gold: 'Gold',
  master: 'Master',
  ultimate: 'Ultimate',
  estate: 'Estate',
  cannabis: 'Cannabis',
  ira: 'IRA/401K',
} as const
export type PlanId = keyof typeof planNames
