/** The inbox's lists: all records of a kind, decided ones too. The address has the kind as `show`, and a state or a word. */
import type { WaitingKind } from '#contract/admin/waiting'
import type { MenuEntry } from '#web/shared/screen/define-screen.ts'

type List = Pick<MenuEntry, 'label' | 'icon'> & {
  readonly kind: WaitingKind
  /** The query of its list, as the menus open it. */
  readonly all: string
}

export const lists = [
  { kind: 'changes', label: 'shell.approvals', icon: 'check', all: '' },
  { kind: 'applications', label: 'shell.applications', icon: 'file', all: '&state=all' },
  { kind: 'referrals', label: 'shell.bonuses', icon: 'users', all: '&state=all' },
  { kind: 'testimonials', label: 'shell.testimonials', icon: 'quote', all: '&state=all' },
] as const satisfies readonly List[]

export type ListKind = (typeof lists)[number]['kind']

/** For the search. */
export const listEntries: readonly MenuEntry[] = lists.map(({ kind, label, icon, all }, rank) => ({
  label,
  icon,
  rank,
  href: `/admin?show=${kind}${all}`,
  covers: [],
}))
