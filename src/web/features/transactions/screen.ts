/** The member's transactions, and each one. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/transactions',
    who: 'member',
    title: 'shell.transactions',
    place: {
      menu: 'main',
      rank: 5,
      icon: 'transfer',
      label: 'shell.activity',
      alias: 'shell.transactions',
      keywords: 'transactions',
      covers: ['/deposit', '/deposit-checkout', '/withdraw'],
    },
    canonical: true,
    load: () => import('./route.tsx'),
  }),
  defineScreen({ path: '/transactions/:id', who: 'member', title: 'shell.transactions', load: () => import('./transaction-route.tsx') }),
]
