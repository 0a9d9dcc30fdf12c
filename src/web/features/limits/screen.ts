/** Every limit of the account. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/limits',
    who: 'member',
    title: 'shell.limits',
    place: { menu: 'search', rank: 3, icon: 'filter', keywords: 'limits' },
    load: () => import('./route.tsx'),
  }),
]
