/** The proof of solvency. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const pages = [
  defineScreen({
    path: '/proof',
    who: 'anyone',
    title: 'shell.solvency',
    place: {
      menu: 'main',
      rank: 7,
      icon: 'shield',
      keywords: 'proof',
      label: 'shell.proof',
      tab: true,
    },
    page: 'proof',
    load: () => import('./route.tsx'),
  }),
]
