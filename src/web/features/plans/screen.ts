/** The plans, and each plan. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const pages = [
  defineScreen({
    path: '/plans',
    also: ['/plan'],
    who: 'anyone',
    title: 'shell.plans',
    place: { menu: 'main', rank: 3, icon: 'layers', keywords: 'plans', tab: true },
    page: 'plans',
    load: () => import('./route.tsx'),
  }),
  defineScreen({
    path: '/plans/:id',
    who: 'anyone',
    title: 'shell.plans',
    page: 'plan',
    of: 'plans',
    load: () => import('./plan-route.tsx'),
  }),
]
