/** Menu entries, in order: what a member does every day, and the rest behind "More". Profile and log-out are at the foot. */
import type { AppPath, SitePath } from '#contract/shared/paths'
import type { Role } from '#contract/shared/role'
import type { IconName } from '#web/kit/index.ts'
import type { FrameKey } from '#web/shared/locale/text.ts'
import type { QueueName } from './use-admin-overview.ts'

export type MenuEntry = {
  readonly label: FrameKey
  readonly icon: IconName
  readonly href: AppPath | SitePath
  readonly also?: RegExp
  /** Another name that the search finds. */
  readonly alias?: FrameKey
  /** The least role with a task there; any staff role by default. */
  readonly least?: Role
  /** The console queues that are processed there. */
  readonly queues?: readonly QueueName[]
}

const plans: MenuEntry = { label: 'shell.plans', icon: 'layers', href: '/plans', also: /^\/plans?(\/|$)/ }
const dashboard: MenuEntry = { label: 'shell.dashboard', icon: 'grid', href: '/dashboard', also: /^\/(dashboard|figures\/[^/]+)$/ }
const investments: MenuEntry = { label: 'shell.investments', icon: 'reserve', href: '/investments', also: /^\/investments(\/|$)/ }
const proof: MenuEntry = { label: 'shell.proof', icon: 'shield', href: '/proof', also: /^\/(proof|verify)$/ }

export const profile: MenuEntry = { label: 'shell.profile', icon: 'user', href: '/profile' }
export const investorView: MenuEntry = { label: 'shell.investor_view', icon: 'user', href: '/dashboard' }
export const console: MenuEntry = { label: 'shell.admin_section', icon: 'shield', href: '/admin', also: /^\/admin(\/|$)/ }

/** Always visible: with "More", eight entries. */
export const mainPlaces: readonly MenuEntry[] = [
  { label: 'shell.home', icon: 'home', href: '/home' },
  dashboard,
  plans,
  investments,
  {
    label: 'shell.activity',
    icon: 'transfer',
    href: '/transactions',
    also: /^\/(transactions?|deposit|deposit-checkout|withdraw)(\/|$)/,
    alias: 'shell.transactions',
  },
  { label: 'shell.bots', icon: 'bot', href: '/bots', also: /^\/bots(\/|$)/ },
  proof,
]

/** Behind "More". */
export const morePlaces: readonly MenuEntry[] = [
  { label: 'shell.market', icon: 'chart', href: '/market' },
  { label: 'shell.trades', icon: 'play', href: '/live-trades', also: /^\/(live-trades|trades)(\/|$)/ },
  { label: 'shell.messages', icon: 'mail', href: '/messages', also: /^\/messages?(\/|$)/ },
  { label: 'shell.statements', icon: 'download', href: '/statements' },
  { label: 'shell.support', icon: 'info', href: '/support', also: /^\/support(\/|$)/ },
  { label: 'shell.referrals', icon: 'users', href: '/referrals' },
  { label: 'shell.retirement', icon: 'file', href: '/ira-form' },
  { label: 'shell.about', icon: 'info', href: '/about' },
  { label: 'shell.settings', icon: 'settings', href: '/settings' },
]

/** All of a member's places, for the search. */
export const memberPlaces: readonly MenuEntry[] = [
  ...mainPlaces,
  profile,
  { label: 'shell.deposit', icon: 'tray-in', href: '/deposit' },
  { label: 'shell.withdraw', icon: 'tray-out', href: '/withdraw' },
  { label: 'shell.verify', icon: 'check', href: '/verify' },
  { label: 'shell.forecasts', icon: 'chart', href: '/forecasts' },
  ...morePlaces,
]

export const memberTabs: readonly MenuEntry[] = [dashboard, plans, investments, proof]

export function isCurrent({ href, also }: MenuEntry, path: string): boolean {
  return also ? also.test(path) : path === href
}
