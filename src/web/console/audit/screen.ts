/** The audit log. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/audit',
    who: 'staff',
    title: 'shell.audit',
    place: { menu: 'system', rank: 3, icon: 'file' },
    load: () => import('./route.tsx'),
  }),
]
