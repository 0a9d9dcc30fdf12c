/** The withdrawal form. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/withdraw',
    who: 'member',
    title: 'shell.withdraw',
    place: { menu: 'search', rank: 2, icon: 'tray-out', keywords: 'withdraw' },
    amounts: 'shown',
    load: () => import('./route.tsx'),
  }),
]
