/** The platform's settings. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/settings',
    who: 'staff',
    title: 'shell.settings',
    place: { menu: 'rare', rank: 11, icon: 'settings' },
    load: () => import('./route.tsx'),
  }),
]
