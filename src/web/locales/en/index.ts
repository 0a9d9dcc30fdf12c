/**
 * The English shelf, the source of all others. A new area: a file beside this one that exports one object of the area's name (nested as you
 * like, `{name}` for a parameter, `{ one, other }` for a plural by `count`), a line here, and its name at the screens that use it (app/router.tsx)
 * or at the part that brings it (part.ts). test/house/texts.test.ts says which.
 */
export const en = {
  admin: () => import('./admin.ts'),
  auth: () => import('./auth.ts'),
  bots: () => import('./bots.ts'),
  calendar: () => import('./calendar.ts'),
  charts: () => import('./charts.ts'),
  common: () => import('./common.ts'),
  dashboard: () => import('./dashboard.ts'),
  data: () => import('./data.ts'),
  deposit: () => import('./deposit.ts'),
  errors: () => import('./errors.ts'),
  frame: () => import('./frame.ts'),
  home: () => import('./home.ts'),
  investments: () => import('./investments.ts'),
  lab: () => import('./lab.ts'),
  market: () => import('./market.ts'),
  messages: () => import('./messages.ts'),
  notifications: () => import('./notifications.ts'),
  pages: () => import('./pages.ts'),
  palette: () => import('./palette.ts'),
  plans: () => import('./plans.ts'),
  profile: () => import('./profile.ts'),
  proof: () => import('./proof.ts'),
  referrals: () => import('./referrals.ts'),
  retirement: () => import('./retirement.ts'),
  safety: () => import('./safety.ts'),
  security: () => import('./security.ts'),
  settings: () => import('./settings.ts'),
  shell: () => import('./shell.ts'),
  site: () => import('./site.ts'),
  transactions: () => import('./transactions.ts'),
  verify: () => import('./verify.ts'),
  withdraw: () => import('./withdraw.ts'),
}
