/** The member's overview, and the sample for visitors. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/dashboard',
    who: 'member',
    title: 'shell.dashboard',
    place: { menu: 'main', rank: 2, icon: 'grid', keywords: 'dashboard', covers: ['/figures'], tab: true },
    load: () => import('./route.tsx'),
  }),
]

export const visitors = [
  defineScreen({
    path: '/sample',
    who: 'anyone',
    title: 'shell.sample',
    load: () => import('./sample-route.tsx'),
  }),
]
