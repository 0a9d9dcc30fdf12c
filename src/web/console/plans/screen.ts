/** The plans' terms, and each plan. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/plans',
    who: 'staff',
    title: 'shell.plans',
    place: { menu: 'plans', rank: 1, icon: 'layers' },
    load: () => import('./route.tsx'),
  }),
  defineScreen({ path: '/admin/plans/:id', who: 'staff', title: 'shell.plans', load: () => import('./plan-route.tsx') }),
]
