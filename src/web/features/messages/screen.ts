/** Messages, and each one. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/messages',
    who: 'member',
    title: 'shell.messages',
    place: { menu: 'more', rank: 3, icon: 'mail', keywords: 'messages', covers: ['/message'] },
    canonical: true,
    load: () => import('./route.tsx'),
  }),
  defineScreen({ path: '/message/:id', who: 'member', title: 'shell.messages', load: () => import('./message-route.tsx') }),
]
