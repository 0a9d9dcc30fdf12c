/**
 * The app's routes. A screen is a folder with a route.tsx that exports `Component`, loaded on its first visit. Twins (/plan and /plans, /transaction
 * and /transactions) show the same screen. The console's routes are in a separate file, loaded on first use.
 */
import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'
import { whenLoaded } from '#web/kit/feedback/when-loaded.ts'
import { type ScreenCode, screens } from '#web/page/screens.ts'
import { visitorScreens } from '#web/page/visitor-screens.ts'
import { ShownAmounts } from '#web/shared/account/OwnAmounts.tsx'
import { SandboxRibbon } from '#web/shared/frame/SandboxRibbon.tsx'
import { NotFoundScreen, ThrownScreen } from '#web/shared/screen/StatusScreen.tsx'
import { bare, screen, twins } from '#web/shared/screen/screen.ts'
import { AdministratorsOnly, GuestsOnly, MembersOnly } from './guards.tsx'
import { Offers } from './shell/Offers.tsx'
import { Shell } from './shell/Shell.tsx'

/** A screen with its own frame has its own heading. */
function shown({ paths, title, load }: ScreenCode): RouteObject[] {
  return title ? twins(paths, title, load) : paths.map((path) => bare(path, load))
}

const guests: RouteObject[] = [...shown(screens.log_in), ...shown(screens.sign_up)]

const anyone: RouteObject[] = [
  ...shown(screens.verify_account),
  bare('/verify-login', () => import('#web/features/auth/verify-login/route.tsx')),
  bare('/forgot-password', () => import('#web/features/auth/forgot-password/route.tsx')),
  bare('/reset-password', () => import('#web/features/auth/reset-password/route.tsx')),
  bare('/logout', () => import('#web/features/auth/LogOutScreen.tsx')),
  bare('/undo', () => import('#web/features/auth/undo/route.tsx')),
  bare('/unfreeze', () => import('#web/features/auth/unfreeze/route.tsx')),
  bare('/accept-invite', () => import('#web/features/auth/accept-invite/route.tsx')),
  bare('/leaving', () => import('#web/features/leaving/route.tsx')),
  bare('/sandbox/mailbox', () => import('#web/features/auth/mailbox/route.tsx')),
]

const publicViews: RouteObject[] = Object.values({ ...screens, ...visitorScreens }).flatMap((code) => (code.title ? shown(code) : []))

const members: RouteObject[] = [
  screen('/dashboard', 'shell.dashboard', () => import('#web/features/dashboard/route.tsx')),
  screen('/figures/:name', 'shell.figure', () => import('#web/features/figures/route.tsx')),
  ...twins(['/transactions', '/transaction'], 'shell.transactions', () => import('#web/features/transactions/route.tsx')),
  screen('/transactions/:id', 'shell.transactions', () => import('#web/features/transactions/transaction-route.tsx')),
  screen('/statements', 'shell.statements', () => import('#web/features/statements/route.tsx')),
  screen('/support/:id', 'shell.support', () => import('#web/features/support/conversation-route.tsx')),
  screen('/messages', 'shell.messages', () => import('#web/features/messages/route.tsx')),
  screen('/message/:id', 'shell.messages', () => import('#web/features/messages/message-route.tsx')),
  screen('/referrals', 'shell.referrals', () => import('#web/features/referrals/route.tsx')),
  screen('/profile', 'shell.profile', () => import('#web/features/profile/route.tsx')),
  screen('/settings', 'shell.settings', () => import('#web/features/settings/route.tsx')),
]

/** Forms with amounts never hide them. */
const moving: RouteObject[] = [
  screen('/deposit', 'shell.deposit', () => import('#web/features/deposit/route.tsx')),
  screen('/deposit-checkout/:payment_method/:id', 'shell.deposit', () => import('#web/features/deposit/checkout-route.tsx')),
  screen('/withdraw', 'shell.withdraw', () => import('#web/features/withdraw/route.tsx')),
]

const CONSOLE = 'console'

const routes: RouteObject[] = [
  {
    ErrorBoundary: ThrownScreen,
    HydrateFallback: SandboxRibbon,
    children: [
      { Component: Offers, children: [{ Component: GuestsOnly, children: guests }, ...anyone] },
      {
        Component: Shell,
        children: [
          {
            // Inside the shell, so that the menus remain when a screen fails.
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

/** A superseded navigation updates nothing; the newer one does. */
const addConsole: PatchRoutesOnNavigationFunction = async ({ path, patch, signal }) => {
  if (has_console || !/^\/admin(\/|$)/.test(path)) return
  const { consoleRoutes } = await whenLoaded(() => import('#web/console/routes.ts'), 'throw')
  if (has_console || signal.aborted) return
  patch(CONSOLE, consoleRoutes)
  has_console = true
}

export const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addConsole })
