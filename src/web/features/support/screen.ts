/** Questions to support: the list, a visitor's mailed link, a conversation. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/support',
    who: 'anyone',
    title: 'shell.support',
    place: { menu: 'more', rank: 5, icon: 'info' },
    load: () => import('./route.tsx'),
  }),
  defineScreen({ path: '/support/thread', who: 'anyone', title: 'shell.support', load: () => import('./thread-route.tsx') }),
  defineScreen({ path: '/support/:id', who: 'member', title: 'shell.support', load: () => import('./conversation-route.tsx') }),
]
