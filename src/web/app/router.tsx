/**
 * The app's routes. A screen is a folder with a route.tsx that exports `Component`; it is loaded when it is first visited. Twins (/plan and
 * /plans, /transaction and /transactions) show the same screen. The console's routes are a file of its own, fetched when somebody first goes there.
 */
import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'
import { bare, screen, twins } from '#web/screen.ts'
import { whenLoaded } from '#web/ui/when-loaded.ts'
import { ShownAmounts } from './amounts/OwnAmounts.tsx'
import { NotFoundScreen, ThrownScreen } from './errors/StatusScreen.tsx'
import { AdministratorsOnly, GuestsOnly, MembersOnly } from './guards.tsx'
import { SandboxRibbon } from './shell/SandboxRibbon.tsx'
import { Shell } from './shell/Shell.tsx'

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

const CONSOLE = 'console'

const routes: RouteObject[] = [
  {
    ErrorBoundary: ThrownScreen,
    HydrateFallback: SandboxRibbon,
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
                  { id: CONSOLE, Component: AdministratorsOnly, children: [] },
                ],
              },
              { path: '*', Component: NotFoundScreen },
            ],
          },
        ],
      },
    ],
  },
]

let has_console = false

/** A navigation that another one has overtaken patches nothing: then it is the other's to do. */
const addConsole: PatchRoutesOnNavigationFunction = async ({ path, patch, signal }) => {
  if (has_console || !/^\/admin(\/|$)/.test(path)) return
  const { consoleRoutes } = await whenLoaded(() => import('../admin/routes.ts'), 'throw')
  if (has_console || signal.aborted) return
  patch(CONSOLE, consoleRoutes)
  has_console = true
}

export const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addConsole })
