/** The app's screens that anyone may open, and their code: the server renders them, a visitor's page brings them to life, and the app shows them to members. */
import type { ComponentType } from 'react'
import type { AppPath } from '#contract/paths'
import type { Area, FrameKey } from '#web/shared/locale/text.ts'
import type { Ahead } from '#web/shared/screen/ahead.ts'
import type { ScreenName } from '#web/site/frame/screens.ts'

export type ScreenModule = { readonly Component: ComponentType; readonly ahead?: Ahead }
export type ScreenCode = {
  /** The first is where a page has it; twins show the same. */
  readonly paths: readonly [AppPath, ...AppPath[]]
  readonly title: FrameKey
  /** The texts that it uses, all of them. */
  readonly areas: readonly Area[]
  readonly load: () => Promise<ScreenModule>
}

function publicScreen(paths: ScreenCode['paths'], title: FrameKey, areas: readonly Area[], load: ScreenCode['load']): ScreenCode {
  return { paths, title, areas, load }
}

/** Those with a frame of their own are no pages. */
export const screens: { readonly [S in Exclude<ScreenName, 'log_in' | 'sign_up'>]: ScreenCode } = {
  home: publicScreen(['/home'], 'shell.home', ['frame', 'home', 'market', 'plans'], () => import('#web/features/home/route.tsx')),
  plans: publicScreen(['/plans', '/plan'], 'shell.plans', ['plans'], () => import('#web/features/plans/route.tsx')),
  plan: publicScreen(['/plans/:id', '/plan/:id'], 'shell.plans', ['plans'], () => import('#web/features/plans/plan-route.tsx')),
  market: publicScreen(['/market'], 'shell.market', ['market'], () => import('#web/features/market/route.tsx')),
  bots: publicScreen(['/bots'], 'shell.bots', ['bots', 'lab'], () => import('#web/features/bots/route.tsx')),
  bot: publicScreen(['/bots/:version'], 'shell.bot', ['bots'], () => import('#web/features/bots/bot-route.tsx')),
  trades: publicScreen(['/live-trades'], 'shell.trades', ['bots'], () => import('#web/features/live-trades/route.tsx')),
  investments: publicScreen(
    ['/investments'],
    'shell.investments',
    ['bots', 'calendar', 'dashboard', 'investments', 'transactions'],
    () => import('#web/features/investments/route.tsx'),
  ),
  proof: publicScreen(['/proof'], 'shell.solvency', ['proof'], () => import('#web/features/proof/route.tsx')),
  stat: publicScreen(['/stats/:name'], 'shell.figure', ['stats'], () => import('#web/features/stats/route.tsx')),
  verify: publicScreen(['/verify'], 'shell.verify', ['verify'], () => import('#web/features/verify/route.tsx')),
  ira: publicScreen(['/ira-form'], 'shell.retirement', ['retirement'], () => import('#web/features/retirement/route.tsx')),
}

export function codeOf(name: ScreenName): ScreenCode | null {
  return name === 'log_in' || name === 'sign_up' ? null : screens[name]
}
