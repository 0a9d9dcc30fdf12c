/** Questions to support: the list or a visitor's mailed link, and a conversation. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/support/:id',
    who: 'member',
    title: 'shell.support',
    load: () => import('./conversation-route.tsx'),
  }),
]

export const visitors = [
  defineScreen({
    path: '/support',
    who: 'anyone',
    title: 'shell.support',
    place: { menu: 'more', rank: 5, icon: 'info' },
    load: () => import('./route.tsx'),
  }),
]
