/** What waits, and the state of the platform. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin',
    who: 'staff',
    title: 'shell.overview',
    place: {
      menu: 'inbox',
      rank: 1,
      icon: 'grid',
      exact: true,
      queues: {
        changes: '?show=changes',
        applications: '?show=applications&state=received',
        referrals: '?show=referrals&state=review',
        testimonials: '?show=testimonials&state=waiting',
      },
    },
    load: () => import('./route.tsx'),
  }),
]
