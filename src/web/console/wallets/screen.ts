/** Deposit wallets, and each one. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/wallets',
    who: 'staff',
    title: 'shell.wallets',
    place: { menu: 'settings', rank: 2, icon: 'wallet' },
    load: () => import('./route.tsx'),
  }),
  defineScreen({ path: '/admin/wallets/:id', who: 'staff', title: 'shell.wallets', load: () => import('./wallet-route.tsx') }),
]
