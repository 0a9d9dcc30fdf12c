/** The forecasts, and each coin's. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const pages = [
  defineScreen({
    path: '/forecasts',
    who: 'anyone',
    title: 'shell.forecasts',
    place: { menu: 'search', rank: 4, icon: 'chart' },
    page: 'forecasts',
    hydrate: 'idle',
    load: () => import('./route.tsx'),
  }),
  defineScreen({
    path: '/forecasts/:coin',
    who: 'anyone',
    title: 'shell.forecast',
    page: 'forecast',
    hydrate: 'idle',
    of: 'coins',
    load: () => import('./coin-route.tsx'),
  }),
]
