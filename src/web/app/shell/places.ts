/** The places of the menus, in order. The main menu is the specification's; what is one's own and what is everybody's record follow it. */
import { type Role, reaches } from '#contract/role'
import type { FrameKey } from '#web/locales/text.ts'
import type { IconName } from '#web/ui/index.ts'
import type { QueueName } from './use-admin-overview.ts'

export type Place = {
  readonly label: FrameKey
  readonly icon: IconName
  readonly href: string
  readonly also?: RegExp
  /** The least role that has something to do there; any of the console's, where it is left out. */
  readonly least?: Role
  /** The queues of the console that are worked there. */
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

/** One's own money and messages. */
export const ownPlaces: readonly Place[] = [
  { label: 'shell.transactions', icon: 'transfer', href: '/transactions', also: /^\/transactions?(\/|$)/ },
  { label: 'shell.investments', icon: 'reserve', href: '/investments' },
  { label: 'shell.deposit', icon: 'deposit', href: '/deposit', also: /^\/deposit/ },
  { label: 'shell.withdraw', icon: 'withdraw', href: '/withdraw' },
  { label: 'shell.statements', icon: 'download', href: '/statements' },
  { label: 'shell.messages', icon: 'mail', href: '/messages', also: /^\/messages?(\/|$)/ },
  { label: 'shell.referrals', icon: 'users', href: '/referrals' },
]

/** What is everybody's to read. */
export const openPlaces: readonly Place[] = [market, bots, proof]

export const memberPlaces: readonly Place[] = [...mainPlaces, ...ownPlaces, ...openPlaces]

export const memberTabs: readonly Place[] = [
  { label: 'shell.dashboard', icon: 'grid', href: '/dashboard' },
  plans,
  { label: 'shell.activity', icon: 'transfer', href: '/transactions', also: /^\/(transactions?|investments)(\/|$)/ },
  { label: 'shell.messages', icon: 'mail', href: '/messages', also: /^\/messages?(\/|$)/ },
  profile,
]

const overview: Place = { label: 'shell.overview', icon: 'grid', href: '/admin' }

/** The console's places besides the overview: what is decided, the money, those whom it belongs to, and the machine. */
const adminGroups: readonly PlaceGroup[] = [
  {
    title: 'shell.groups.work',
    places: [
      { label: 'shell.transactions', icon: 'transfer', href: '/admin/transaction', queues: ['deposits', 'withdrawals'] },
      { label: 'shell.approvals', icon: 'check', href: '/admin/approvals', queues: ['changes'] },
      { label: 'shell.bonuses', icon: 'users', href: '/admin/referrals', queues: ['referrals'] },
      {
        label: 'shell.applications',
        icon: 'file',
        href: '/admin/retirement',
        also: /^\/admin\/retirement(\/|$)/,
        queues: ['applications'],
      },
      { label: 'shell.testimonials', icon: 'quote', href: '/admin/testimonials' },
    ],
  },
  {
    title: 'shell.groups.money',
    places: [
      { label: 'shell.reserve', icon: 'reserve', href: '/admin/treasury' },
      { label: 'shell.plans', icon: 'layers', href: '/admin/plans', also: /^\/admin\/plans(\/|$)/ },
      { label: 'shell.wallets', icon: 'wallet', href: '/admin/wallets', also: /^\/admin\/wallets(\/|$)/ },
      { label: 'shell.fund', icon: 'plus', href: '/admin/fund', also: /^\/admin\/fund/, least: 'administrator' },
    ],
  },
  {
    title: 'shell.groups.people',
    places: [
      { label: 'shell.users', icon: 'users', href: '/admin/users', also: /^\/admin\/(users?)(\/|$)/, queues: ['accounts'] },
      { label: 'shell.announcements', icon: 'info', href: '/admin/announcements' },
      { label: 'shell.team', icon: 'key', href: '/admin/team' },
    ],
  },
  {
    title: 'shell.groups.system',
    places: [
      { label: 'shell.mails', icon: 'mail', href: '/admin/mails' },
      { label: 'shell.jobs', icon: 'clock', href: '/admin/jobs' },
      { label: 'shell.audit', icon: 'file', href: '/admin/audit' },
      { label: 'shell.settings', icon: 'settings', href: '/admin/settings' },
    ],
  },
]

/** What stands at the foot of a phone. */
const TABS = ['/admin/transaction', '/admin/approvals', '/admin/users', '/admin/treasury']

export type ConsolePlaces = { readonly first: readonly Place[]; readonly groups: readonly PlaceGroup[]; readonly tabs: readonly Place[] }

/** The console's places for a role; none for members. */
export function consolePlaces(role: Role): ConsolePlaces {
  if (!reaches(role, 'auditor')) return { first: [], groups: [], tabs: [] }
  const groups = adminGroups.map(({ title, places }) => ({
    title,
    places: places.filter(({ least = 'auditor' }) => reaches(role, least)),
  }))
  const all = groups.flatMap(({ places }) => places)
  return { first: [overview], groups, tabs: [overview, ...TABS.flatMap((href) => all.filter((place) => place.href === href))] }
}

/** The same in one row. */
export function allConsolePlaces(role: Role): readonly Place[] {
  const { first, groups } = consolePlaces(role)
  return [...first, ...groups.flatMap(({ places }) => places)]
}

export function isCurrent({ href, also }: Place, path: string): boolean {
  return also ? also.test(path) : path === href
}
