/** Deposits: the form and the checkout. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/deposit',
    who: 'member',
    title: 'shell.deposit',
    place: { menu: 'search', rank: 1, icon: 'tray-in', keywords: 'deposit' },
    amounts: 'shown',
    load: () => import('./route.tsx'),
  }),
  defineScreen({
    path: '/deposit-checkout/:payment_method/:id',
    who: 'member',
    title: 'shell.deposit',
    amounts: 'shown',
    load: () => import('./checkout-route.tsx'),
  }),
]
