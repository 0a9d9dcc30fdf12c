/** The console's menu entries, which members never load. */
import { type Role, reaches } from '#contract/shared/role'
import type { MenuEntry } from './places.ts'

/** Always visible: what waits every day. */
const daily: readonly MenuEntry[] = [
  { label: 'shell.overview', icon: 'grid', href: '/admin' },
  { label: 'shell.transactions', icon: 'transfer', href: '/admin/transaction', queues: ['deposits', 'withdrawals'] },
  { label: 'shell.approvals', icon: 'check', href: '/admin/approvals', queues: ['changes'] },
  { label: 'shell.users', icon: 'users', href: '/admin/users', also: /^\/admin\/(users?)(\/|$)/, queues: ['accounts'] },
  { label: 'shell.reserve', icon: 'reserve', href: '/admin/treasury' },
  { label: 'shell.plans', icon: 'layers', href: '/admin/plans', also: /^\/admin\/plans(\/|$)/ },
  { label: 'shell.wallets', icon: 'wallet', href: '/admin/wallets', also: /^\/admin\/wallets(\/|$)/ },
]

const rare: readonly MenuEntry[] = [
  { label: 'shell.bonuses', icon: 'users', href: '/admin/referrals', queues: ['referrals'] },
  { label: 'shell.applications', icon: 'file', href: '/admin/retirement', also: /^\/admin\/retirement(\/|$)/, queues: ['applications'] },
  { label: 'shell.fund', icon: 'plus', href: '/admin/fund', also: /^\/admin\/fund/, least: 'administrator' },
  { label: 'shell.support', icon: 'mail', href: '/admin/support', also: /^\/admin\/support(\/|$)/, queues: ['support'] },
  { label: 'shell.testimonials', icon: 'quote', href: '/admin/testimonials', queues: ['testimonials'] },
  { label: 'shell.announcements', icon: 'info', href: '/admin/announcements' },
  { label: 'shell.team', icon: 'key', href: '/admin/team' },
  { label: 'shell.mails', icon: 'mail', href: '/admin/mails' },
  { label: 'shell.jobs', icon: 'clock', href: '/admin/jobs' },
  { label: 'shell.audit', icon: 'file', href: '/admin/audit' },
  { label: 'shell.settings', icon: 'settings', href: '/admin/settings' },
]

/** The tabs at the bottom on a phone. */
const TABS = 4

export type ConsolePlaces = {
  readonly main: readonly MenuEntry[]
  readonly more: readonly MenuEntry[]
  readonly tabs: readonly MenuEntry[]
}

/** The console's places for a role; none for members. */
export function consolePlaces(role: Role): ConsolePlaces {
  if (!reaches(role, 'auditor')) return { main: [], more: [], tabs: [] }
  const allowed = ({ least = 'auditor' }: MenuEntry) => reaches(role, least)
  const main = daily.filter(allowed)
  return { main, more: rare.filter(allowed), tabs: main.slice(0, TABS) }
}

/** The same as a flat list. */
export function allConsolePlaces(role: Role): readonly MenuEntry[] {
  const { main, more } = consolePlaces(role)
  return [...main, ...more]
}
