/** One figure of the dashboard with its entries. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [defineScreen({ path: '/figures/:name', who: 'member', title: 'shell.figure', load: () => import('./route.tsx') })]
