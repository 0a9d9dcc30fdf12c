/** The platform's settings. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/settings',
    who: 'staff',
    title: 'shell.settings',
    place: { menu: 'settings', rank: 1, icon: 'settings' },
    load: () => import('./route.tsx'),
  }),
]
