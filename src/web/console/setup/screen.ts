/** What this server lacks before real use. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/setup',
    who: 'staff',
    title: 'shell.setup',
    place: { menu: 'settings', rank: 4, icon: 'check' },
    load: () => import('./route.tsx'),
  }),
]
