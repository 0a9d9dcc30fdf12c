/** The console's routes, loaded by staff only. */
import type { RouteObject } from 'react-router'
import { screen, twins } from '#web/shared/screen/screen.ts'

export const consoleRoutes: RouteObject[] = [
  screen(
    '/admin',
    'shell.overview',
    ['admin', 'approvals', 'desk', 'operating', 'queue', 'testimonials', 'trail', 'transactions'],
    () => import('#web/console/overview/route.tsx'),
  ),
  screen(
    '/admin/transaction',
    'shell.transactions',
    ['admin', 'approvals', 'bulk', 'queue', 'transactions', 'withdraw'],
    () => import('#web/console/transactions/route.tsx'),
  ),
  screen('/admin/users', 'shell.users', ['admin'], () => import('#web/console/users/route.tsx')),
  screen(
    '/admin/user/:id',
    'shell.users',
    ['admin', 'approvals', 'operating', 'person', 'profile', 'team', 'trail', 'transactions'],
    () => import('#web/console/users/user-route.tsx'),
  ),
  ...twins(['/admin/fund', '/admin/fund/:id'], 'shell.fund', ['admin'], () => import('#web/console/fund/route.tsx')),
  screen('/admin/treasury', 'shell.reserve', ['admin', 'approvals', 'treasury'], () => import('#web/console/treasury/route.tsx')),
  screen(
    '/admin/settings',
    'shell.settings',
    ['admin', 'approvals', 'operating', 'trail'],
    () => import('#web/console/settings/route.tsx'),
  ),
  screen('/admin/retirement', 'shell.applications', ['admin', 'applications'], () => import('#web/console/retirement/route.tsx')),
  screen(
    '/admin/retirement/:id',
    'shell.applications',
    ['admin', 'applications', 'retirement'],
    () => import('#web/console/retirement/application-route.tsx'),
  ),
  screen('/admin/support', 'shell.support', ['admin', 'support'], () => import('#web/console/support/route.tsx')),
  screen('/admin/support/:id', 'shell.support', ['admin', 'support'], () => import('#web/console/support/thread-route.tsx')),
  screen('/admin/testimonials', 'shell.testimonials', ['admin', 'testimonials'], () => import('#web/console/testimonials/route.tsx')),
  screen('/admin/announcements', 'shell.announcements', ['admin', 'announcements'], () => import('#web/console/announcements/route.tsx')),
  screen('/admin/audit', 'shell.audit', ['admin', 'operating', 'trail'], () => import('#web/console/audit/route.tsx')),
  screen('/admin/plans', 'shell.plans', ['admin', 'editor'], () => import('#web/console/plans/route.tsx')),
  screen('/admin/plans/:id', 'shell.plans', ['admin', 'approvals', 'editor'], () => import('#web/console/plans/plan-route.tsx')),
  screen('/admin/wallets', 'shell.wallets', ['admin', 'wallets'], () => import('#web/console/wallets/route.tsx')),
  screen('/admin/wallets/:id', 'shell.wallets', ['admin', 'approvals', 'wallets'], () => import('#web/console/wallets/wallet-route.tsx')),
  screen(
    '/admin/approvals',
    'shell.approvals',
    ['admin', 'approvals', 'desk', 'operating'],
    () => import('#web/console/approvals/route.tsx'),
  ),
  screen('/admin/referrals', 'shell.bonuses', ['admin', 'desk'], () => import('#web/console/referrals/route.tsx')),
  screen('/admin/mails', 'shell.mails', ['admin', 'desk'], () => import('#web/console/mails/route.tsx')),
  screen('/admin/jobs', 'shell.jobs', ['desk'], () => import('#web/console/jobs/route.tsx')),
  screen('/admin/team', 'shell.team', ['admin', 'team'], () => import('#web/console/team/route.tsx')),
  screen('/admin/:email/:name/:id', 'shell.users', ['admin'], () => import('#web/console/mail/route.tsx')),
]
