/**
 * What stands of each public screen before the app is there: the screen itself as it is before anything was asked for, and where figures can be
 * written in, with these.
 */
import type { ReactNode } from 'react'
import type { ScreenName } from '#web/site/frame/screens.ts'
import { Component as Bot } from '../bots/bot-route.tsx'
import { Component as Home } from '../home/route.tsx'
import { Component as Investments } from '../investments/route.tsx'
import { Component as Trades } from '../live-trades/route.tsx'
import { Component as Market } from '../market/route.tsx'
import { Component as Retirement } from '../retirement/route.tsx'
import { Component as Stat } from '../stats/route.tsx'
import { Component as Verify } from '../verify/route.tsx'
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
