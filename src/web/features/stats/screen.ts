/** A public figure with its entries. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const pages = [
  defineScreen({
    path: '/stats/:name',
    who: 'anyone',
    title: 'shell.figure',
    page: 'stat',
    hydrate: 'idle',
    of: 'figures',
    load: () => import('./route.tsx'),
  }),
]
