/** How the member's money did, and what open plans pay: reached from the dashboard, the figures, the investments and the search. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/returns',
    who: 'member',
    title: 'shell.returns',
    place: { menu: 'search', rank: 5, icon: 'chart', keywords: 'returns' },
    load: () => import('./route.tsx'),
  }),
]
