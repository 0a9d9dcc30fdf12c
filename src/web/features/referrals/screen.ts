/** Referrals and their bonuses. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/referrals',
    who: 'member',
    title: 'shell.referrals',
    place: { menu: 'more', rank: 6, icon: 'users', keywords: 'referrals' },
    load: () => import('./route.tsx'),
  }),
]
