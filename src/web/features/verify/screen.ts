/** The check of a proof in the browser. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const pages = [
  defineScreen({
    path: '/verify',
    who: 'anyone',
    title: 'shell.verify',
    place: { menu: 'search', rank: 3, icon: 'check', keywords: 'verify' },
    page: 'verify',
    load: () => import('./route.tsx'),
  }),
]
