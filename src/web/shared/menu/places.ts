/** Menu entries, in order. The main menu is the specification's, then the member's own and the public records. */
import type { AppPath, SitePath } from '#contract/shared/paths'
import type { Role } from '#contract/shared/role'
import type { IconName } from '#web/kit/index.ts'
import type { FrameKey } from '#web/shared/locale/text.ts'
import type { QueueName } from './use-admin-overview.ts'

export type Place = {
  readonly label: FrameKey
  readonly icon: IconName
  readonly href: AppPath | SitePath
  readonly also?: RegExp
  /** The least role with a task there; any staff role by default. */
  readonly least?: Role
  /** The console queues that are processed there. */
  readonly queues?: readonly QueueName[]
}

export type PlaceGroup = { readonly title: FrameKey; readonly places: readonly Place[] }

const home: Place = { label: 'shell.home', icon: 'home', href: '/home' }
const about: Place = { label: 'shell.about', icon: 'info', href: '/about' }
const plans: Place = { label: 'shell.plans', icon: 'layers', href: '/plans', also: /^\/plans?(\/|$)/ }
const retirement: Place = { label: 'shell.retirement', icon: 'file', href: '/ira-form' }
const market: Place = { label: 'shell.market', icon: 'chart', href: '/market' }
const bots: Place = { label: 'shell.bots', icon: 'bot', href: '/bots', also: /^\/(bots|live-trades|trades)(\/|$)/ }
const proof: Place = { label: 'shell.proof', icon: 'shield', href: '/proof', also: /^\/(proof|verify)$/ }

export const profile: Place = { label: 'shell.profile', icon: 'user', href: '/profile' }
export const settings: Place = { label: 'shell.settings', icon: 'settings', href: '/settings' }
export const console: Place = { label: 'shell.admin_section', icon: 'shield', href: '/admin' }

export const mainPlaces: readonly Place[] = [
  home,
  { label: 'shell.dashboard', icon: 'grid', href: '/dashboard' },
  profile,
  about,
  plans,
  retirement,
]

/** The member's money and messages. */
export const ownPlaces: readonly Place[] = [
  { label: 'shell.transactions', icon: 'transfer', href: '/transactions', also: /^\/transactions?(\/|$)/ },
  { label: 'shell.investments', icon: 'reserve', href: '/investments' },
  { label: 'shell.deposit', icon: 'deposit', href: '/deposit', also: /^\/deposit/ },
  { label: 'shell.withdraw', icon: 'withdraw', href: '/withdraw' },
  { label: 'shell.statements', icon: 'download', href: '/statements' },
  { label: 'shell.messages', icon: 'mail', href: '/messages', also: /^\/messages?(\/|$)/ },
  { label: 'shell.referrals', icon: 'users', href: '/referrals' },
]

/** Public entries. */
export const openPlaces: readonly Place[] = [market, bots, proof]

export const memberPlaces: readonly Place[] = [...mainPlaces, ...ownPlaces, ...openPlaces]

export const memberTabs: readonly Place[] = [
  { label: 'shell.dashboard', icon: 'grid', href: '/dashboard' },
  plans,
  { label: 'shell.activity', icon: 'transfer', href: '/transactions', also: /^\/(transactions?|investments)(\/|$)/ },
  { label: 'shell.messages', icon: 'mail', href: '/messages', also: /^\/messages?(\/|$)/ },
  profile,
]

export function isCurrent({ href, also }: Place, path: string): boolean {
  return also ? also.test(path) : path === href
}
