/** Changes that wait for a second administrator. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/approvals',
    who: 'staff',
    title: 'shell.approvals',
    place: { menu: 'inbox', rank: 2, icon: 'check', queues: { changes: '' } },
    load: () => import('./route.tsx'),
  }),
]
