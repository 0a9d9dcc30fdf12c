/** Practice applications, and each one. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/retirement',
    who: 'staff',
    title: 'shell.applications',
    place: { menu: 'inbox', rank: 3, icon: 'file', queues: { applications: '' } },
    load: () => import('./route.tsx'),
  }),
  defineScreen({ path: '/admin/retirement/:id', who: 'staff', title: 'shell.applications', load: () => import('./application-route.tsx') }),
]
