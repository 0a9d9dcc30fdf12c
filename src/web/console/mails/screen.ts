/** Sent mails. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/mails',
    who: 'staff',
    title: 'shell.mails',
    place: { menu: 'rare', rank: 8, icon: 'mail' },
    load: () => import('./route.tsx'),
  }),
]
