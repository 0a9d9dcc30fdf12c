/** Settings, by tab. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/settings',
    who: 'member',
    title: 'shell.settings',
    place: {
      menu: 'more',
      rank: 9,
      icon: 'settings',
      keywords: 'settings',
    },
    load: () => import('./route.tsx'),
  }),
]
