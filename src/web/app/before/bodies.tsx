/**
 * What stands of each public screen before the app is there: the screen itself as it is before anything was asked for, and where figures can be
 * written in, with these.
 */
import type { ReactNode } from 'react'
import { Component as Bot } from '#web/features/bots/bot-route.tsx'
import { Component as Home } from '#web/features/home/route.tsx'
import { Component as Investments } from '#web/features/investments/route.tsx'
import { Component as Trades } from '#web/features/live-trades/route.tsx'
import { Component as Market } from '#web/features/market/route.tsx'
import { Component as Retirement } from '#web/features/retirement/route.tsx'
import { Component as Stat } from '#web/features/stats/route.tsx'
import { Component as Verify } from '#web/features/verify/route.tsx'
import type { ScreenName } from '#web/site/frame/screens.ts'
import { BotsBefore } from './BotsBefore.tsx'
import { PlanBefore } from './PlanBefore.tsx'
import { PlansBefore } from './PlansBefore.tsx'
import { ProofBefore } from './ProofBefore.tsx'

/** Screens with a frame of their own have none. */
export const bodies: { readonly [S in ScreenName]: ReactNode } = {
  home: <Home />,
  plans: <PlansBefore />,
  plan: <PlanBefore />,
  market: <Market />,
  bots: <BotsBefore />,
  bot: <Bot />,
  trades: <Trades />,
  investments: <Investments />,
  proof: <ProofBefore />,
  stat: <Stat />,
  verify: <Verify />,
  ira: <Retirement />,
  log_in: null,
  sign_up: null,
}
