/** The app's public screens: each with its title and description. */
import { statNames } from '#contract/shared/stat-name'
import { coins } from '#trading/coins'
import type { FrameKey } from '#web/shared/locale/text.ts'

export type ScreenName =
  | 'home'
  | 'plans'
  | 'plan'
  | 'market'
  | 'bots'
  | 'bot'
  | 'forecasts'
  | 'forecast'
  | 'trades'
  | 'proof'
  | 'verify'
  | 'ira'
  | 'investments'
  | 'stat'
  | 'log_in'
  | 'sign_up'
  | 'verify_account'

export type PublicScreen = {
  readonly path: string
  readonly twins?: readonly string[]
  readonly name: ScreenName
  /** The subject of its title: a plan, a bot, a coin, a public figure. */
  readonly of?: string
  /** Its heading in the frame; none if the screen has its own frame. */
  readonly heading?: FrameKey
}

/** Names as in the catalogue: test/journeys/screens.test.ts compares them with GET /plans. */
const plans = {
  starter: 'Starter',
  diamond: 'Diamond',
  silver: 'Silver',
  gold: 'Gold',
  master: 'Master',
  ultimate: 'Ultimate',
  estate: 'Estate',
  cannabis: 'Cannabis',
  ira: 'IRA/401K',
}
const bots = ['1.0', '2.0', '4.0', '5.0', '7.0', '8.0']

export const publicScreens: readonly PublicScreen[] = [
  { path: '/home', name: 'home', heading: 'shell.home' },
  { path: '/plans', twins: ['/plan'], name: 'plans', heading: 'shell.plans' },
  ...Object.entries(plans).map(
    ([id, of]) => ({ path: `/plans/${id}`, twins: [`/plan/${id}`], name: 'plan', of, heading: 'shell.plans' }) as const,
  ),
  { path: '/market', name: 'market', heading: 'shell.market' },
  { path: '/bots', name: 'bots', heading: 'shell.bots' },
  ...bots.map((version) => ({ path: `/bots/${version}`, name: 'bot', of: version, heading: 'shell.bot' }) as const),
  { path: '/forecasts', name: 'forecasts', heading: 'shell.forecasts' },
  ...coins.map(({ id, name: of }) => ({ path: `/forecasts/${id}`, name: 'forecast', of, heading: 'shell.forecast' }) as const),
  { path: '/live-trades', name: 'trades', heading: 'shell.trades' },
  { path: '/investments', name: 'investments', heading: 'shell.investments' },
  { path: '/proof', name: 'proof', heading: 'shell.solvency' },
  { path: '/verify', name: 'verify', heading: 'shell.verify' },
  { path: '/ira-form', name: 'ira', heading: 'shell.retirement' },
  ...statNames.map((name) => ({ path: `/stats/${name}`, name: 'stat', of: name, heading: 'shell.figure' }) as const),
  { path: '/login', name: 'log_in' },
  { path: '/register', name: 'sign_up' },
  { path: '/verify-account', name: 'verify_account' },
]

export function screenAt(path: string): PublicScreen | undefined {
  const bare = path.replace(/(?<=.)\/$/, '')
  return publicScreens.find((screen) => screen.path === bare || screen.twins?.includes(bare))
}
