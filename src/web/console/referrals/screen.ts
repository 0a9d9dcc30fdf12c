/** Referral bonuses under review. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/admin/referrals',
    who: 'staff',
    title: 'shell.bonuses',
    place: { menu: 'inbox', rank: 4, icon: 'users', queues: { referrals: '?state=review' } },
    load: () => import('./route.tsx'),
  }),
]
