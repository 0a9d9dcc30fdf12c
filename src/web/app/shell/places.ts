/** The places of the menus, in order. */
import type { FrameKey } from '#web/locales/text.ts'
import type { IconName } from '#web/ui/index.ts'

export type Place = { readonly label: FrameKey; readonly icon: IconName; readonly href: string; readonly also?: RegExp }

export const memberPlaces: readonly Place[] = [
  { label: 'shell.home', icon: 'home', href: '/' },
  { label: 'shell.dashboard', icon: 'grid', href: '/dashboard' },
  { label: 'shell.plans', icon: 'layers', href: '/plans', also: /^\/plans?(\/|$)/ },
  { label: 'shell.market', icon: 'chart', href: '/market' },
  { label: 'shell.transactions', icon: 'transfer', href: '/transactions', also: /^\/(transactions?|investments)(\/|$)/ },
  { label: 'shell.deposit', icon: 'deposit', href: '/deposit', also: /^\/deposit/ },
  { label: 'shell.withdraw', icon: 'withdraw', href: '/withdraw' },
  { label: 'shell.messages', icon: 'mail', href: '/messages', also: /^\/messages?(\/|$)/ },
  { label: 'shell.referrals', icon: 'users', href: '/referrals' },
  { label: 'shell.bots', icon: 'bot', href: '/bots', also: /^\/(bots|live-trades|trades)(\/|$)/ },
  { label: 'shell.proof', icon: 'shield', href: '/proof', also: /^\/(proof|verify)$/ },
  { label: 'shell.retirement', icon: 'file', href: '/ira-form' },
]

export const memberTabs: readonly Place[] = [
  { label: 'shell.dashboard', icon: 'grid', href: '/dashboard' },
  { label: 'shell.plans', icon: 'layers', href: '/plans', also: /^\/plans?(\/|$)/ },
  { label: 'shell.activity', icon: 'transfer', href: '/transactions', also: /^\/(transactions?|investments)(\/|$)/ },
  { label: 'shell.messages', icon: 'mail', href: '/messages', also: /^\/messages?(\/|$)/ },
  { label: 'shell.profile', icon: 'user', href: '/profile' },
]

export const adminPlaces: readonly Place[] = [
  { label: 'shell.transactions', icon: 'transfer', href: '/admin/transaction' },
  { label: 'shell.users', icon: 'users', href: '/admin/users', also: /^\/admin\/(users?)(\/|$)/ },
  { label: 'shell.fund', icon: 'plus', href: '/admin/fund', also: /^\/admin\/fund/ },
  { label: 'shell.reserve', icon: 'reserve', href: '/admin/treasury' },
  { label: 'shell.wallets', icon: 'wallet', href: '/admin/wallets' },
  { label: 'shell.audit', icon: 'file', href: '/admin/audit' },
  { label: 'shell.settings', icon: 'settings', href: '/admin/settings' },
]

export const adminTabs: readonly Place[] = adminPlaces.slice(0, 4)

export function isCurrent({ href, also }: Place, path: string): boolean {
  return also ? also.test(path) : path === href
}
