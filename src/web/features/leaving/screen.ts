/** The page before a link that leads elsewhere. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const screens = [defineScreen({ path: '/leaving', who: 'anyone', load: () => import('./route.tsx') })]
