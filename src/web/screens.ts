/**
 * The screens of visitors and members, an area a line. Each is declared beside its route, in the area's screen.ts. `pages` are those that
 * the server renders; the rest is the app's alone, and no part of a visitor's scripts.
 */
import * as auth from './features/auth/screen.ts'
import * as bots from './features/bots/screen.ts'
import * as dashboard from './features/dashboard/screen.ts'
import * as deposit from './features/deposit/screen.ts'
import * as figures from './features/figures/screen.ts'
import * as forecasts from './features/forecasts/screen.ts'
import * as home from './features/home/screen.ts'
import * as investments from './features/investments/screen.ts'
import * as lab from './features/lab/screen.ts'
import * as leaving from './features/leaving/screen.ts'
import * as limits from './features/limits/screen.ts'
import * as liveTrades from './features/live-trades/screen.ts'
import * as market from './features/market/screen.ts'
import * as messages from './features/messages/screen.ts'
import * as plans from './features/plans/screen.ts'
import * as profile from './features/profile/screen.ts'
import * as proof from './features/proof/screen.ts'
import * as retirement from './features/retirement/screen.ts'
import * as returns from './features/returns/screen.ts'
import * as settings from './features/settings/screen.ts'
import * as stats from './features/stats/screen.ts'
import * as support from './features/support/screen.ts'
import * as transactions from './features/transactions/screen.ts'
import * as withdraw from './features/withdraw/screen.ts'
import { collect } from './shared/screen/define-screen.ts'

export const pages = collect(
  home.pages,
  plans.pages,
  market.pages,
  bots.pages,
  forecasts.pages,
  liveTrades.pages,
  investments.pages,
  proof.pages,
  retirement.pages,
  stats.pages,
  auth.pages,
)

/** Without a page of their own for search engines: the server sends their frame, and their data where it has them. */
export const visitors = collect(lab.visitors, support.visitors, dashboard.visitors, liveTrades.visitors)

export const screens = collect(
  auth.screens,
  bots.screens,
  dashboard.screens,
  figures.screens,
  transactions.screens,
  support.screens,
  messages.screens,
  profile.screens,
  settings.screens,
  limits.screens,
  deposit.screens,
  withdraw.screens,
  returns.screens,
  leaving.screens,
)

declare module './shared/screen/define-screen.ts' {
  interface ScreenLists {
    pages: typeof pages
    visitors: typeof visitors
    screens: typeof screens
  }
}
