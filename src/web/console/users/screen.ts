/** The accounts, and each one. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/users',
    who: 'staff',
    title: 'shell.users',
    place: { menu: 'people', rank: 1, icon: 'users', covers: ['/admin/user'], queues: { accounts: '?status=in_review' } },
    load: () => import('./route.tsx'),
  }),
  defineScreen({ path: '/admin/user/:id', who: 'staff', title: 'shell.users', load: () => import('./user-route.tsx') }),
]
