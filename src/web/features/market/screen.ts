/** Prices and candles. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const pages = [
  defineScreen({
    path: '/market',
    who: 'anyone',
    title: 'shell.market',
    place: { menu: 'more', rank: 1, icon: 'chart' },
    page: 'market',
    hydrate: 'idle',
    load: () => import('./route.tsx'),
  }),
]
