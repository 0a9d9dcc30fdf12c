/** What stands of each public screen before the app is there: the screen itself, with the answers that it shows first. */
import type { ComponentType } from 'react'
import * as bot from '#web/features/bots/bot-route.tsx'
import * as bots from '#web/features/bots/route.tsx'
import * as home from '#web/features/home/route.tsx'
import * as investments from '#web/features/investments/route.tsx'
import * as trades from '#web/features/live-trades/route.tsx'
import * as market from '#web/features/market/route.tsx'
import * as plan from '#web/features/plans/plan-route.tsx'
import * as plans from '#web/features/plans/route.tsx'
import * as proof from '#web/features/proof/route.tsx'
import * as ira from '#web/features/retirement/route.tsx'
import * as stat from '#web/features/stats/route.tsx'
import * as verify from '#web/features/verify/route.tsx'
import type { Ahead } from '#web/shared/screen/ahead.ts'
import type { ScreenName } from '#web/site/frame/screens.ts'

type Body = { readonly Component: ComponentType; readonly ahead?: Ahead }

/** Screens with a frame of their own have none. */
export const bodies: { readonly [S in ScreenName]: Body | null } = {
  home,
  plans,
  plan,
  market,
  bots,
  bot,
  trades,
  investments,
  proof,
  stat,
  verify,
  ira,
  log_in: null,
  sign_up: null,
}
