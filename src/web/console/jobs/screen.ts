/** Scheduled work. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/jobs',
    who: 'staff',
    title: 'shell.jobs',
    place: { menu: 'system', rank: 1, icon: 'clock' },
    load: () => import('./route.tsx'),
  }),
]
