/** Sent mails. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/mails',
    who: 'staff',
    title: 'shell.mails',
    place: { menu: 'system', rank: 2, icon: 'mail' },
    load: () => import('./route.tsx'),
  }),
]
