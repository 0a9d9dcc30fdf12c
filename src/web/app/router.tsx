/**
 * The app's routes, from the screens (src/web/screens.ts). A screen's code and texts are loaded on its first visit; until then the previous
 * one stays. The console's screens are a separate file, loaded on first use.
 */
import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'
import { whenLoaded } from '#web/kit/feedback/when-loaded.ts'
import { pages, screens, visitors } from '#web/screens.ts'
import { ShownAmounts } from '#web/shared/account/HideAmountsButton.tsx'
import { SandboxRibbon } from '#web/shared/frame/SandboxRibbon.tsx'
import { addressesOf, type Screen } from '#web/shared/screen/define-screen.ts'
import { allowReload, ThrownScreen } from '#web/shared/screen/StatusScreen.tsx'
import { AdministratorsOnly, GuestsOnly, MembersOnly } from './guards.tsx'
import { Offers } from './shell/ConnectionBanner.tsx'
import { Shell } from './shell/Shell.tsx'

/** One for each address. */
function routesOf(screen: Screen): RouteObject[] {
  const lazy = async () => {
    const { Component } = await whenLoaded(screen.load, 'throw')
    allowReload()
    return { Component }
  }
  return addressesOf(screen).map((path) => ({ path, lazy, handle: screen }))
}

function routesWhere(matches: (screen: Screen) => boolean): RouteObject[] {
  return [...pages, ...visitors, ...screens].filter(matches).flatMap(routesOf)
}

const CONSOLE = 'console'

const routes: RouteObject[] = [
  {
    ErrorBoundary: ThrownScreen,
    HydrateFallback: SandboxRibbon,
    children: [
      {
        Component: Offers,
        children: [
          { Component: GuestsOnly, children: routesWhere(({ who }) => who === 'guest') },
          ...routesWhere(({ who, title }) => who === 'anyone' && !title),
        ],
      },
      {
        Component: Shell,
        children: [
          {
            // Inside the shell, so that the menus remain when a screen fails.
            ErrorBoundary: ThrownScreen,
            children: [
              ...routesWhere(({ who, title }) => who === 'anyone' && title !== undefined),
              {
                Component: MembersOnly,
                children: [
                  ...routesWhere(({ who, amounts }) => who === 'member' && !amounts),
                  { Component: ShownAmounts, children: routesWhere(({ amounts }) => amounts === 'shown') },
                  { id: CONSOLE, Component: AdministratorsOnly, children: [] },
                ],
              },
              { path: '*', lazy: () => whenLoaded(() => import('./Unknown.tsx'), 'throw') },
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
  const { consoleScreens, ConsoleFrame } = await whenLoaded(() => import('#web/console/places.tsx'), 'throw')
  if (has_console || signal.aborted) return
  patch(CONSOLE, [{ Component: ConsoleFrame, children: consoleScreens.flatMap(routesOf) }])
  has_console = true
}

export const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addConsole })
