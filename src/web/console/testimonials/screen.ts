/** Testimonials under review. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/testimonials',
    who: 'staff',
    title: 'shell.testimonials',
    place: { menu: 'inbox', rank: 5, icon: 'quote', queues: { testimonials: '?state=waiting' } },
    load: () => import('./route.tsx'),
  }),
]
