/** A public figure with its entries. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const pages = [
  defineScreen({
    path: '/stats/:name',
    who: 'anyone',
    title: 'shell.figure',
    page: 'stat',
    hydrate: 'idle',
    of: async () => {
      const { statNames } = await import('#contract/shared/stat-name')
      return Object.fromEntries(statNames.map((name) => [name, name]))
    },
    load: () => import('./route.tsx'),
  }),
]
