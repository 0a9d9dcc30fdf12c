/** One practice application; their list is the inbox's. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [
  defineScreen({ path: '/admin/retirement/:id', who: 'staff', title: 'shell.applications', load: () => import('./application-route.tsx') }),
]
