/** The console's menu entries, which members never load. */
import { type Role, reaches } from '#contract/shared/role'
import type { Place, PlaceGroup } from './places.ts'

const overview: Place = { label: 'shell.overview', icon: 'grid', href: '/admin' }

/** The console's entries besides the overview: decisions, money, people, and system. */
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

/** The tabs at the bottom on a phone. */
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

/** The same as a flat list. */
export function allConsolePlaces(role: Role): readonly Place[] {
  const { first, groups } = consolePlaces(role)
  return [...first, ...groups.flatMap(({ places }) => places)]
}
