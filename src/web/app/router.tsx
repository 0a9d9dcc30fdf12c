/**
 * The app's routes. A screen is a folder with a route.tsx that exports `Component`; it is loaded when it is first visited. Twins (/plan and
 * /plans, /transaction and /transactions) show the same screen.
 */
import { createBrowserRouter, type RouteObject } from 'react-router'
import { type Area, type FrameKey, loadTexts } from '#web/locales/text.ts'
import { ShownAmounts } from './amounts/OwnAmounts.tsx'
import { NotFoundScreen, ThrownScreen } from './errors/StatusScreen.tsx'
import { AdministratorsOnly, GuestsOnly, MembersOnly } from './guards.tsx'
import { Shell } from './shell/Shell.tsx'

type Screen = () => Promise<{ readonly Component: React.ComponentType }>

/** `title` is a text of the frame, which stands before the screen does; `areas` are the texts that the screen uses besides, fetched beside its code. */
function screen(path: string, title: FrameKey, areas: readonly Area[], load: Screen): RouteObject {
  return { ...bare(path, areas, load), handle: { title } }
}

/** A screen that brings its own heading. */
function bare(path: string, areas: readonly Area[], load: Screen): RouteObject {
  return { path, lazy: async () => (await Promise.all([load(), loadTexts(areas)]))[0] }
}

/** The same screen at more than one path. */
function twins(paths: readonly string[], title: FrameKey, areas: readonly Area[], load: Screen): RouteObject[] {
  return paths.map((path) => screen(path, title, areas, load))
}

const guests: RouteObject[] = [
  bare('/login', ['auth', 'security'], () => import('./auth/log-in/route.tsx')),
  bare('/register', ['auth', 'safety'], () => import('./auth/sign-up/route.tsx')),
  bare('/register/:id', ['auth', 'safety'], () => import('./auth/sign-up/route.tsx')),
]

const anyone: RouteObject[] = [
  bare('/verify-account', ['auth'], () => import('./auth/verify-account/route.tsx')),
  bare('/verify-login', ['auth', 'security'], () => import('./auth/verify-login/route.tsx')),
  bare('/forgot-password', ['auth'], () => import('./auth/forgot-password/route.tsx')),
  bare('/reset-password', ['auth'], () => import('./auth/reset-password/route.tsx')),
  bare('/logout', [], () => import('./auth/LogOutScreen.tsx')),
  bare('/undo', ['safety'], () => import('./auth/undo/route.tsx')),
  bare('/unfreeze', ['safety'], () => import('./auth/unfreeze/route.tsx')),
  bare('/accept-invite', ['auth'], () => import('./auth/accept-invite/route.tsx')),
  bare('/leaving', ['leaving'], () => import('./leaving/route.tsx')),
  bare('/sandbox/mailbox', ['auth'], () => import('./auth/mailbox/route.tsx')),
]

const publicViews: RouteObject[] = [
  ...twins(['/plans', '/plan'], 'shell.plans', ['plans'], () => import('./plans/route.tsx')),
  screen('/ira-form', 'shell.retirement', ['retirement'], () => import('./retirement/route.tsx')),
  ...twins(['/plans/:id', '/plan/:id'], 'shell.plans', ['plans'], () => import('./plans/plan-route.tsx')),
  screen('/home', 'shell.home', ['frame', 'home', 'market', 'plans'], () => import('./home/route.tsx')),
  screen(
    '/investments',
    'shell.investments',
    ['bots', 'calendar', 'dashboard', 'investments', 'transactions'],
    () => import('./investments/route.tsx'),
  ),
  screen('/market', 'shell.market', ['market'], () => import('./market/route.tsx')),
  screen('/stats/:name', 'shell.figure', ['stats'], () => import('./stats/route.tsx')),
  screen('/wallet-changes', 'shell.wallets', ['deposit'], () => import('./deposit/changes-route.tsx')),
  screen('/proof', 'shell.solvency', ['proof'], () => import('./proof/route.tsx')),
  screen('/verify', 'shell.verify', ['verify'], () => import('./verify/route.tsx')),
  screen('/bots', 'shell.bots', ['bots', 'lab'], () => import('./bots/route.tsx')),
  screen('/bots/lab', 'shell.lab', ['bots', 'lab'], () => import('./bots/lab-route.tsx')),
  screen('/bots/:version', 'shell.bot', ['bots'], () => import('./bots/bot-route.tsx')),
  screen('/live-trades', 'shell.trades', ['bots'], () => import('./live-trades/route.tsx')),
  screen('/trades/:id', 'shell.fill', ['bots'], () => import('./live-trades/trade-route.tsx')),
]

const members: RouteObject[] = [
  screen('/dashboard', 'shell.dashboard', ['dashboard', 'investments', 'transactions'], () => import('./dashboard/route.tsx')),
  screen('/figures/:name', 'shell.figure', ['dashboard', 'transactions'], () => import('./figures/route.tsx')),
  ...twins(['/transactions', '/transaction'], 'shell.transactions', ['transactions'], () => import('./transactions/route.tsx')),
  screen(
    '/transactions/:id',
    'shell.transactions',
    ['deposit', 'transactions', 'withdraw'],
    () => import('./transactions/transaction-route.tsx'),
  ),
  screen('/statements', 'shell.statements', ['data'], () => import('./statements/route.tsx')),
  screen('/messages', 'shell.messages', ['messages', 'transactions'], () => import('./messages/route.tsx')),
  screen('/message/:id', 'shell.messages', ['messages'], () => import('./messages/message-route.tsx')),
  screen('/referrals', 'shell.referrals', ['referrals', 'transactions'], () => import('./referrals/route.tsx')),
  screen('/profile', 'shell.profile', ['profile', 'transactions', 'withdraw'], () => import('./profile/route.tsx')),
  screen(
    '/settings',
    'shell.settings',
    ['auth', 'data', 'notifications', 'profile', 'safety', 'security', 'settings', 'testimonials', 'transactions'],
    () => import('./settings/route.tsx'),
  ),
]

/** Where amounts are typed and confirmed: nothing is hidden from somebody who is moving money. */
const moving: RouteObject[] = [
  screen('/deposit', 'shell.deposit', ['deposit'], () => import('./deposit/route.tsx')),
  screen(
    '/deposit-checkout/:payment_method/:id',
    'shell.deposit',
    ['deposit', 'transactions'],
    () => import('./deposit/checkout-route.tsx'),
  ),
  screen('/withdraw', 'shell.withdraw', ['transactions', 'withdraw'], () => import('./withdraw/route.tsx')),
]

const administrators: RouteObject[] = [
  screen('/admin', 'shell.overview', ['admin', 'approvals', 'desk'], () => import('../admin/overview/route.tsx')),
  screen(
    '/admin/transaction',
    'shell.transactions',
    ['admin', 'approvals', 'bulk', 'queue', 'transactions', 'withdraw'],
    () => import('../admin/transactions/route.tsx'),
  ),
  screen('/admin/users', 'shell.users', ['admin'], () => import('../admin/users/route.tsx')),
  screen(
    '/admin/user/:id',
    'shell.users',
    ['admin', 'approvals', 'operating', 'person', 'profile', 'team', 'trail', 'transactions'],
    () => import('../admin/users/user-route.tsx'),
  ),
  ...twins(['/admin/fund', '/admin/fund/:id'], 'shell.fund', ['admin'], () => import('../admin/fund/route.tsx')),
  screen('/admin/treasury', 'shell.reserve', ['admin', 'approvals', 'treasury'], () => import('../admin/treasury/route.tsx')),
  screen('/admin/settings', 'shell.settings', ['admin', 'approvals', 'operating'], () => import('../admin/settings/route.tsx')),
  screen('/admin/retirement', 'shell.applications', ['admin', 'applications'], () => import('../admin/retirement/route.tsx')),
  screen(
    '/admin/retirement/:id',
    'shell.applications',
    ['admin', 'applications', 'retirement'],
    () => import('../admin/retirement/application-route.tsx'),
  ),
  screen('/admin/testimonials', 'shell.testimonials', ['admin', 'testimonials'], () => import('../admin/testimonials/route.tsx')),
  screen('/admin/announcements', 'shell.announcements', ['admin', 'announcements'], () => import('../admin/announcements/route.tsx')),
  screen('/admin/audit', 'shell.audit', ['admin', 'operating', 'trail'], () => import('../admin/audit/route.tsx')),
  screen('/admin/plans', 'shell.plans', ['admin', 'editor'], () => import('../admin/plans/route.tsx')),
  screen('/admin/plans/:id', 'shell.plans', ['admin', 'approvals', 'editor'], () => import('../admin/plans/plan-route.tsx')),
  screen('/admin/wallets', 'shell.wallets', ['admin', 'wallets'], () => import('../admin/wallets/route.tsx')),
  screen('/admin/wallets/:id', 'shell.wallets', ['admin', 'approvals', 'wallets'], () => import('../admin/wallets/wallet-route.tsx')),
  screen('/admin/approvals', 'shell.approvals', ['admin', 'approvals', 'operating'], () => import('../admin/approvals/route.tsx')),
  screen('/admin/referrals', 'shell.bonuses', ['admin', 'desk'], () => import('../admin/referrals/route.tsx')),
  screen('/admin/mails', 'shell.mails', ['admin', 'desk'], () => import('../admin/mails/route.tsx')),
  screen('/admin/jobs', 'shell.jobs', ['desk'], () => import('../admin/jobs/route.tsx')),
  screen('/admin/team', 'shell.team', ['admin', 'team'], () => import('../admin/team/route.tsx')),
  screen('/admin/:email/:name/:id', 'shell.users', ['admin'], () => import('../admin/mail/route.tsx')),
]

export const router = createBrowserRouter([
  {
    ErrorBoundary: ThrownScreen,
    children: [
      { Component: GuestsOnly, children: guests },
      ...anyone,
      {
        Component: Shell,
        children: [
          {
            // Inside the shell, so that a screen that fails leaves the menus standing.
            ErrorBoundary: ThrownScreen,
            children: [
              ...publicViews,
              {
                Component: MembersOnly,
                children: [
                  ...members,
                  { Component: ShownAmounts, children: moving },
                  { Component: AdministratorsOnly, children: administrators },
                ],
              },
              { path: '*', Component: NotFoundScreen },
            ],
          },
        ],
      },
    ],
  },
])
