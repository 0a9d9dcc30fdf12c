/** The bots' fills, and each fill. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const pages = [
  defineScreen({
    path: '/live-trades',
    who: 'anyone',
    title: 'shell.trades',
    place: { menu: 'more', rank: 2, icon: 'play', covers: ['/trades'] },
    page: 'trades',
    hydrate: 'idle',
    load: () => import('./route.tsx'),
  }),
]

export const screens = [defineScreen({ path: '/trades/:id', who: 'anyone', title: 'shell.fill', load: () => import('./trade-route.tsx') })]
