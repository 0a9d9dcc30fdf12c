/** The console's routes, loaded by staff only. */
import type { RouteObject } from 'react-router'
import { screen, twins } from '#web/shared/screen/screen.ts'

export const consoleRoutes: RouteObject[] = [
  screen('/admin', 'shell.overview', () => import('#web/console/overview/route.tsx')),
  screen('/admin/transaction', 'shell.transactions', () => import('#web/console/transactions/route.tsx')),
  screen('/admin/users', 'shell.users', () => import('#web/console/users/route.tsx')),
  screen('/admin/user/:id', 'shell.users', () => import('#web/console/users/user-route.tsx')),
  ...twins(['/admin/fund', '/admin/fund/:id'], 'shell.fund', () => import('#web/console/fund/route.tsx')),
  screen('/admin/treasury', 'shell.reserve', () => import('#web/console/treasury/route.tsx')),
  screen('/admin/settings', 'shell.settings', () => import('#web/console/settings/route.tsx')),
  screen('/admin/retirement', 'shell.applications', () => import('#web/console/retirement/route.tsx')),
  screen('/admin/retirement/:id', 'shell.applications', () => import('#web/console/retirement/application-route.tsx')),
  screen('/admin/support', 'shell.support', () => import('#web/console/support/route.tsx')),
  screen('/admin/support/:id', 'shell.support', () => import('#web/console/support/thread-route.tsx')),
  screen('/admin/testimonials', 'shell.testimonials', () => import('#web/console/testimonials/route.tsx')),
  screen('/admin/announcements', 'shell.announcements', () => import('#web/console/announcements/route.tsx')),
  screen('/admin/audit', 'shell.audit', () => import('#web/console/audit/route.tsx')),
  screen('/admin/plans', 'shell.plans', () => import('#web/console/plans/route.tsx')),
  screen('/admin/plans/:id', 'shell.plans', () => import('#web/console/plans/plan-route.tsx')),
  screen('/admin/wallets', 'shell.wallets', () => import('#web/console/wallets/route.tsx')),
  screen('/admin/wallets/:id', 'shell.wallets', () => import('#web/console/wallets/wallet-route.tsx')),
  screen('/admin/approvals', 'shell.approvals', () => import('#web/console/approvals/route.tsx')),
  screen('/admin/referrals', 'shell.bonuses', () => import('#web/console/referrals/route.tsx')),
  screen('/admin/mails', 'shell.mails', () => import('#web/console/mails/route.tsx')),
  screen('/admin/jobs', 'shell.jobs', () => import('#web/console/jobs/route.tsx')),
  screen('/admin/team', 'shell.team', () => import('#web/console/team/route.tsx')),
  screen('/admin/:email/:name/:id', 'shell.users', () => import('#web/console/mail/route.tsx')),
]
