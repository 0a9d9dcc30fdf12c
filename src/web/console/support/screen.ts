/** Conversations with members and visitors, and each one. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/support',
    who: 'staff',
    title: 'shell.support',
    place: { menu: 'support', rank: 1, icon: 'mail', queues: { support: '' } },
    load: () => import('./route.tsx'),
  }),
  defineScreen({ path: '/admin/support/:id', who: 'staff', title: 'shell.support', load: () => import('./thread-route.tsx') }),
]
