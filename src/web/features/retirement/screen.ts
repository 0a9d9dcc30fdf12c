/** The practice application. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const pages = [
  defineScreen({
    path: '/ira-form',
    who: 'anyone',
    title: 'shell.retirement',
    place: { menu: 'more', rank: 7, icon: 'file', keywords: 'retirement' },
    page: 'ira',
    load: () => import('./route.tsx'),
  }),
]
