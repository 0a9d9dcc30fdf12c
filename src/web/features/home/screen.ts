/** The front screen of the app. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const pages = [
  defineScreen({
    path: '/home',
    who: 'anyone',
    title: 'shell.home',
    place: { menu: 'main', rank: 1, icon: 'home' },
    page: 'home',
    hydrate: 'idle',
    load: () => import('./route.tsx'),
  }),
]
