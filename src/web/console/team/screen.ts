/** Staff and their roles. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/team',
    who: 'staff',
    title: 'shell.team',
    place: { menu: 'system', rank: 4, icon: 'key' },
    load: () => import('./route.tsx'),
  }),
]
