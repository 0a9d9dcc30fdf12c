/** The bots, and each bot. */
import { defineScreen } from '#web/shared/screen/define-screen.ts'

export const pages = [
  defineScreen({
    path: '/bots',
    who: 'anyone',
    title: 'shell.bots',
    place: { menu: 'main', rank: 6, icon: 'bot' },
    page: 'bots',
    hydrate: 'idle',
    load: () => import('./route.tsx'),
  }),
  defineScreen({
    path: '/bots/:version',
    who: 'anyone',
    title: 'shell.bot',
    page: 'bot',
    hydrate: 'idle',
    of: 'bots',
    load: () => import('./bot/bot-route.tsx'),
  }),
]

export const screens = [
  defineScreen({
    path: '/bots/own/:id',
    who: 'member',
    title: 'shell.bot',
    load: () => import('./own/own-route.tsx'),
  }),
]
