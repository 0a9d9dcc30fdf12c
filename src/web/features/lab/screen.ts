/** The lab, and a saved run. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({ path: '/bots/lab', who: 'anyone', title: 'shell.lab', load: () => import('./route.tsx') }),
  defineScreen({ path: '/bots/lab/:id', who: 'anyone', title: 'shell.lab', load: () => import('./saved-route.tsx') }),
]
