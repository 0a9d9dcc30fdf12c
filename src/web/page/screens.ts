/** The app's public screens and their code: the server renders them, a visitor's page hydrates them, and the app shows them to members. */
import type { ComponentType } from 'react'
import type { AppPath } from '#contract/shared/paths'
import type { FrameKey } from '#web/shared/locale/text.ts'
import type { Preload } from '#web/shared/screen/preload.ts'
import type { ScreenName } from '#web/site/frame/screens.ts'

export type ScreenModule = { readonly Component: ComponentType; readonly preload?: Preload }
export type ScreenCode = {
  /** The first path is the page's; twins show the same screen. */
  readonly paths: readonly [AppPath, ...AppPath[]]
  /** None if the screen has its own frame. */
  readonly title?: FrameKey
  /** For screens with live data or browser-only drawing: hydrated without an interaction. */
  readonly hydrateWhenIdle?: true
  readonly load: () => Promise<ScreenModule>
}

export const screens: { readonly [S in ScreenName]: ScreenCode } = {
  home: {
    paths: ['/home'],
    title: 'shell.home',
    hydrateWhenIdle: true,
    load: () => import('#web/features/home/route.tsx'),
  },
  plans: { paths: ['/plans', '/plan'], title: 'shell.plans', load: () => import('#web/features/plans/route.tsx') },
  plan: {
    paths: ['/plans/:id', '/plan/:id'],
    title: 'shell.plans',
    load: () => import('#web/features/plans/plan-route.tsx'),
  },
  market: {
    paths: ['/market'],
    title: 'shell.market',
    hydrateWhenIdle: true,
    load: () => import('#web/features/market/route.tsx'),
  },
  bots: {
    paths: ['/bots'],
    title: 'shell.bots',
    hydrateWhenIdle: true,
    load: () => import('#web/features/bots/route.tsx'),
  },
  bot: {
    paths: ['/bots/:version'],
    title: 'shell.bot',
    hydrateWhenIdle: true,
    load: () => import('#web/features/bots/bot/bot-route.tsx'),
  },
  forecasts: {
    paths: ['/forecasts'],
    title: 'shell.forecasts',
    hydrateWhenIdle: true,
    load: () => import('#web/features/forecasts/route.tsx'),
  },
  forecast: {
    paths: ['/forecasts/:coin'],
    title: 'shell.forecast',
    hydrateWhenIdle: true,
    load: () => import('#web/features/forecasts/coin-route.tsx'),
  },
  trades: {
    paths: ['/live-trades'],
    title: 'shell.trades',
    hydrateWhenIdle: true,
    load: () => import('#web/features/live-trades/route.tsx'),
  },
  investments: {
    paths: ['/investments'],
    title: 'shell.investments',
    load: () => import('#web/features/investments/route.tsx'),
  },
  proof: { paths: ['/proof'], title: 'shell.solvency', load: () => import('#web/features/proof/route.tsx') },
  stat: {
    paths: ['/stats/:name'],
    title: 'shell.figure',
    hydrateWhenIdle: true,
    load: () => import('#web/features/stats/route.tsx'),
  },
  verify: { paths: ['/verify'], title: 'shell.verify', load: () => import('#web/features/verify/route.tsx') },
  ira: { paths: ['/ira-form'], title: 'shell.retirement', load: () => import('#web/features/retirement/route.tsx') },
  log_in: { paths: ['/login'], load: () => import('#web/features/auth/log-in/route.tsx') },
  sign_up: {
    paths: ['/register', '/register/:id'],
    hydrateWhenIdle: true,
    load: () => import('#web/features/auth/sign-up/route.tsx'),
  },
  verify_account: {
    paths: ['/verify-account'],
    load: () => import('#web/features/auth/verify-account/route.tsx'),
  },
}
