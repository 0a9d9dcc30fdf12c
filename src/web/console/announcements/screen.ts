/** Announcements. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/announcements',
    who: 'staff',
    title: 'shell.announcements',
    place: { menu: 'settings', rank: 3, icon: 'info' },
    load: () => import('./route.tsx'),
  }),
]
