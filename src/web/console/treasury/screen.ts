/** The operator's reserve and budgets. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/treasury',
    who: 'staff',
    title: 'shell.reserve',
    place: { menu: 'money', rank: 2, icon: 'reserve' },
    load: () => import('./route.tsx'),
  }),
]
