/** A mail or message to one member. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({ path: '/admin/:email/:name/:id', who: 'staff', title: 'shell.users', load: () => import('./route.tsx') }),
]
