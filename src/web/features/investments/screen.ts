/** Own investments; for visitors, how one works. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const pages = [
  defineScreen({
    path: '/investments',
    who: 'anyone',
    title: 'shell.investments',
    place: { menu: 'main', rank: 4, icon: 'reserve', keywords: 'investments', tab: true },
    page: 'investments',
    load: () => import('./route.tsx'),
  }),
]
