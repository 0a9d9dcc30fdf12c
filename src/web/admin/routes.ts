/** The console's routes, which nobody but its staff fetches. */
import type { RouteObject } from 'react-router'
import { screen, twins } from '../screen.ts'

export const consoleRoutes: RouteObject[] = [
  screen('/admin', 'shell.overview', ['admin', 'approvals', 'desk'], () => import('./overview/route.tsx')),
  screen(
    '/admin/transaction',
    'shell.transactions',
    ['admin', 'approvals', 'bulk', 'queue', 'transactions', 'withdraw'],
    () => import('./transactions/route.tsx'),
  ),
  screen('/admin/users', 'shell.users', ['admin'], () => import('./users/route.tsx')),
  screen(
    '/admin/user/:id',
    'shell.users',
    ['admin', 'approvals', 'operating', 'person', 'profile', 'team', 'trail', 'transactions'],
    () => import('./users/user-route.tsx'),
  ),
  ...twins(['/admin/fund', '/admin/fund/:id'], 'shell.fund', ['admin'], () => import('./fund/route.tsx')),
  screen('/admin/treasury', 'shell.reserve', ['admin', 'approvals', 'treasury'], () => import('./treasury/route.tsx')),
  screen('/admin/settings', 'shell.settings', ['admin', 'approvals', 'operating'], () => import('./settings/route.tsx')),
  screen('/admin/retirement', 'shell.applications', ['admin', 'applications'], () => import('./retirement/route.tsx')),
  screen(
    '/admin/retirement/:id',
    'shell.applications',
    ['admin', 'applications', 'retirement'],
    () => import('./retirement/application-route.tsx'),
  ),
  screen('/admin/testimonials', 'shell.testimonials', ['admin', 'testimonials'], () => import('./testimonials/route.tsx')),
  screen('/admin/announcements', 'shell.announcements', ['admin', 'announcements'], () => import('./announcements/route.tsx')),
  screen('/admin/audit', 'shell.audit', ['admin', 'operating', 'trail'], () => import('./audit/route.tsx')),
  screen('/admin/plans', 'shell.plans', ['admin', 'editor'], () => import('./plans/route.tsx')),
  screen('/admin/plans/:id', 'shell.plans', ['admin', 'approvals', 'editor'], () => import('./plans/plan-route.tsx')),
  screen('/admin/wallets', 'shell.wallets', ['admin', 'wallets'], () => import('./wallets/route.tsx')),
  screen('/admin/wallets/:id', 'shell.wallets', ['admin', 'approvals', 'wallets'], () => import('./wallets/wallet-route.tsx')),
  screen('/admin/approvals', 'shell.approvals', ['admin', 'approvals', 'operating'], () => import('./approvals/route.tsx')),
  screen('/admin/referrals', 'shell.bonuses', ['admin', 'desk'], () => import('./referrals/route.tsx')),
  screen('/admin/mails', 'shell.mails', ['admin', 'desk'], () => import('./mails/route.tsx')),
  screen('/admin/jobs', 'shell.jobs', ['desk'], () => import('./jobs/route.tsx')),
  screen('/admin/team', 'shell.team', ['admin', 'team'], () => import('./team/route.tsx')),
  screen('/admin/:email/:name/:id', 'shell.users', ['admin'], () => import('./mail/route.tsx')),
]
