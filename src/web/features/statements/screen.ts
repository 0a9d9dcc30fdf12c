/** Monthly statements. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/statements',
    who: 'member',
    title: 'shell.statements',
    place: { menu: 'more', rank: 4, icon: 'download' },
    load: () => import('./route.tsx'),
  }),
]
