/**
 * The app's routes. A screen is a folder with a route.tsx that exports `Component`; it is loaded when it is first visited. Twins (/plan and
 * /plans, /transaction and /transactions) show the same screen.
 */
import { createBrowserRouter, type RouteObject } from 'react-router'
import type { Key } from '#web/locales/text.ts'
import { ShownAmounts } from './amounts/OwnAmounts.tsx'
import { NotFoundScreen, ThrownScreen } from './errors/StatusScreen.tsx'
import { AdministratorsOnly, GuestsOnly, MembersOnly } from './guards.tsx'
import { Shell } from './shell/Shell.tsx'

type Screen = () => Promise<{ readonly Component: React.ComponentType }>

function screen(path: string, title: Key, lazy: Screen): RouteObject {
  return { path, lazy, handle: { title } }
}

/** The same screen at more than one path. */
function twins(paths: readonly string[], title: Key, lazy: Screen): RouteObject[] {
  return paths.map((path) => screen(path, title, lazy))
}

const guests: RouteObject[] = [
  { path: '/login', lazy: () => import('./auth/log-in/route.tsx') },
  { path: '/register', lazy: () => import('./auth/sign-up/route.tsx') },
  { path: '/register/:id', lazy: () => import('./auth/sign-up/route.tsx') },
]

const anyone: RouteObject[] = [
  { path: '/', lazy: () => import('../site/start/route.tsx') },
  { path: '/terms-and-policy', lazy: () => import('../site/terms/route.tsx') },
  { path: '/verify-account', lazy: () => import('./auth/verify-account/route.tsx') },
  { path: '/verify-login', lazy: () => import('./auth/verify-login/route.tsx') },
  { path: '/forgot-password', lazy: () => import('./auth/forgot-password/route.tsx') },
  { path: '/reset-password', lazy: () => import('./auth/reset-password/route.tsx') },
  { path: '/logout', lazy: () => import('./auth/LogOutScreen.tsx') },
  { path: '/undo', lazy: () => import('./auth/undo/route.tsx') },
  { path: '/unfreeze', lazy: () => import('./auth/unfreeze/route.tsx') },
  { path: '/sandbox/mailbox', lazy: () => import('./auth/mailbox/route.tsx') },
]

const publicViews: RouteObject[] = [
  ...twins(['/plans', '/plan'], 'shell.plans', () => import('./plans/route.tsx')),
  screen('/ira-form', 'retirement.title', () => import('./retirement/route.tsx')),
  ...twins(['/plans/:id', '/plan/:id'], 'shell.plans', () => import('./plans/plan-route.tsx')),
  screen('/market', 'market.title', () => import('./market/route.tsx')),
  screen('/proof', 'proof.title', () => import('./proof/route.tsx')),
  screen('/verify', 'verify.title', () => import('./verify/route.tsx')),
  screen('/bots', 'bots.title', () => import('./bots/route.tsx')),
  screen('/bots/lab', 'lab.title', () => import('./bots/lab-route.tsx')),
  screen('/bots/:version', 'bots.page', () => import('./bots/bot-route.tsx')),
  screen('/live-trades', 'bots.trades.title', () => import('./live-trades/route.tsx')),
  screen('/trades/:id', 'bots.fill.title', () => import('./live-trades/trade-route.tsx')),
]

const members: RouteObject[] = [
  screen('/dashboard', 'shell.dashboard', () => import('./dashboard/route.tsx')),
  screen('/figures/:name', 'dashboard.figure.title', () => import('./figures/route.tsx')),
  ...twins(['/transactions', '/transaction'], 'shell.transactions', () => import('./transactions/route.tsx')),
  screen('/transactions/:id', 'shell.transactions', () => import('./transactions/transaction-route.tsx')),
  screen('/investments', 'shell.investments', () => import('./investments/route.tsx')),
  screen('/messages', 'shell.messages', () => import('./messages/route.tsx')),
  screen('/message/:id', 'shell.messages', () => import('./messages/message-route.tsx')),
  screen('/referrals', 'shell.referrals', () => import('./referrals/route.tsx')),
  screen('/profile', 'shell.profile', () => import('./profile/route.tsx')),
  screen('/settings', 'shell.settings', () => import('./settings/route.tsx')),
]

/** Where amounts are typed and confirmed: nothing is hidden from somebody who is moving money. */
const moving: RouteObject[] = [
  screen('/deposit', 'shell.deposit', () => import('./deposit/route.tsx')),
  screen('/deposit-checkout/:payment_method/:id', 'shell.deposit', () => import('./deposit/checkout-route.tsx')),
  screen('/withdraw', 'shell.withdraw', () => import('./withdraw/route.tsx')),
]

const administrators: RouteObject[] = [
  ...twins(['/admin', '/admin/transaction'], 'shell.transactions', () => import('../admin/transactions/route.tsx')),
  screen('/admin/users', 'shell.users', () => import('../admin/users/route.tsx')),
  screen('/admin/user/:id', 'shell.users', () => import('../admin/users/user-route.tsx')),
  ...twins(['/admin/fund', '/admin/fund/:id'], 'shell.fund', () => import('../admin/fund/route.tsx')),
  screen('/admin/treasury', 'shell.reserve', () => import('../admin/treasury/route.tsx')),
  screen('/admin/settings', 'shell.settings', () => import('../admin/settings/route.tsx')),
  screen('/admin/audit', 'shell.audit', () => import('../admin/audit/route.tsx')),
  screen('/admin/wallets', 'shell.wallets', () => import('../admin/wallets/route.tsx')),
  screen('/admin/:email/:name/:id', 'shell.users', () => import('../admin/mail/route.tsx')),
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
