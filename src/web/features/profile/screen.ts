/** The member's profile. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/profile',
    who: 'member',
    title: 'shell.profile',
    place: { menu: 'foot', rank: 1, icon: 'user', keywords: 'profile' },
    load: () => import('./route.tsx'),
  }),
]
