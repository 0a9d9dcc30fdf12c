/** Adjustments of a balance. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/fund',
    also: ['/admin/fund/:id'],
    who: 'staff',
    title: 'shell.fund',
    place: { menu: 'people', rank: 2, icon: 'plus', least: 'administrator' },
    load: () => import('./route.tsx'),
  }),
]
