/** All transactions. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/transaction',
    who: 'staff',
    title: 'shell.transactions',
    place: {
      menu: 'money',
      rank: 1,
      icon: 'transfer',
      queues: { deposits: '?waiting=true&type=credit', withdrawals: '?waiting=true&type=debit' },
    },
    load: () => import('./route.tsx'),
  }),
]
