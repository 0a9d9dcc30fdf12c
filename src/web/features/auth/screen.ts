/** Sign-up, log-in and the screens behind mailed links. Each has a frame of its own. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const pages = [
  defineScreen({ path: '/login', who: 'guest', page: 'log_in', load: () => import('./log-in/route.tsx') }),
  defineScreen({
    path: '/register',
    also: ['/register/:id'],
    who: 'guest',
    page: 'sign_up',
    hydrate: 'idle',
    load: () => import('./sign-up/route.tsx'),
  }),
  defineScreen({
    path: '/verify-account',
    who: 'anyone',
    page: 'verify_account',
    // Only people with a code need it.
    unlisted: true,
    load: () => import('./verify-account/route.tsx'),
  }),
]

export const screens = [
  defineScreen({ path: '/verify-login', who: 'anyone', load: () => import('./verify-login/route.tsx') }),
  defineScreen({ path: '/forgot-password', who: 'anyone', load: () => import('./forgot-password/route.tsx') }),
  defineScreen({ path: '/reset-password', who: 'anyone', load: () => import('./reset-password/route.tsx') }),
  defineScreen({ path: '/logout', who: 'anyone', load: () => import('./LogOutScreen.tsx') }),
  defineScreen({ path: '/undo', who: 'anyone', load: () => import('./undo/route.tsx') }),
  defineScreen({ path: '/unfreeze', who: 'anyone', load: () => import('./unfreeze/route.tsx') }),
  defineScreen({ path: '/accept-invite', who: 'anyone', load: () => import('./accept-invite/route.tsx') }),
  defineScreen({ path: '/sandbox/mailbox', who: 'anyone', load: () => import('./mailbox/route.tsx') }),
]
