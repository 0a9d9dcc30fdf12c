/** A change's line as text: field name and value, money as money and rates as percent. */
import { referralSignals } from '#contract/member/referrals'
import { type SettingName, settingDefaults } from '#contract/settings'
import { moneyText, percentText } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { listText } from '#web/shared/locale/list-text.ts'
import type { T } from '#web/shared/locale/text.ts'
import { isEmpty, nameOf } from './detail-lines.ts'
import type { AdminChange } from './queries/approvals.ts'

const named = ['rate_bps', 'days', 'min', 'max', 'exit_share_bps', 'referral_bps', 'on_sale'] as const
const plain = [
  'name',
  'symbol',
  'network',
  'address',
  'image',
  'rank',
  'account',
  'role',
  'email',
  'status',
  'move_days',
  'referred',
  'plan',
  'signals',
] as const
const context = ['to', 'offset_days', 'method', 'coin', 'bank_last_four', 'second_factor', 'existing_account', 'invitation'] as const
const accounts = ['main', 'bonus', 'earning', 'reserve', 'referral', 'adjustment'] as const
const roles = ['member', 'auditor', 'operator', 'administrator'] as const
const statuses = ['pending', 'in_review', 'active', 'suspended', 'closed'] as const
const known_names = [...named, ...plain, ...context]
const settings = Object.keys(settingDefaults) as SettingName[]
const NOTHING = '–'

export function labelOf(t: T, name: string): string {
  const field = known_names.find((one) => one === name)
  if (field) return t(`approvals.fields.${field}`)
  const setting = settings.find((one) => one === name)
  return setting ? t(`operating.names.${setting}`) : nameOf(name)
}

/** Why a change can only be declined. */
export function movedText(t: T, moved: readonly string[]): string {
  return t('approvals.moved', { fields: listText(moved.map((name) => labelOf(t, name))) })
}

export function wordsOf(t: T, kind: AdminChange['kind'], name: string, value: unknown): string {
  if (isEmpty(value)) return NOTHING
  if (typeof value === 'boolean') return t(value ? 'approvals.yes' : 'approvals.no')
  if (name.endsWith('_bps') && typeof value === 'number') return percentText(value)
  if (name.endsWith('_seconds') && typeof value === 'number') return t('approvals.seconds', { count: value })
  if (isMoney(kind, name)) return moneyText(String(value))
  const account = name === 'account' ? accounts.find((one) => one === value) : undefined
  if (account) return t(`approvals.accounts.${account}`)
  const role = name === 'role' ? roles.find((one) => one === value) : undefined
  if (role) return t(`approvals.roles.${role}`)
  const status = name === 'status' ? statuses.find((one) => one === value) : undefined
  if (status) return t(`admin.users.statuses.${status}`)
  if (name === 'signals')
    return listText(referralSignals.filter((one) => [value].flat().includes(one)).map((one) => t(`desk.bonuses.signals.${one}`)))
  if (name === 'to') return momentText(String(value))
  return typeof value === 'object' ? recordText(t, name, value) : String(value)
}

type Factor = { readonly factor: 'app' | 'passkey'; readonly since: string }
type Account = { readonly role: (typeof roles)[number]; readonly status: (typeof statuses)[number] }
type Invitation = { readonly role: (typeof roles)[number]; readonly state: 'sent' | 'accepted' | 'withdrawn' }

function recordText(t: T, name: string, value: unknown): string {
  if (name === 'second_factor') {
    const factors = value as readonly Factor[]
    return factors.length === 0
      ? NOTHING
      : listText(factors.map(({ factor, since }) => t(`approvals.factors.${factor}`, { at: momentText(since) })))
  }
  if (name === 'existing_account') {
    const { role, status } = value as Account
    return listText([t(`approvals.roles.${role}`), t(`admin.users.statuses.${status}`)])
  }
  if (name === 'invitation') {
    const { role, state } = value as Invitation
    return t(`approvals.invitations.${state}`, { role: t(`approvals.roles.${role}`) })
  }
  return JSON.stringify(value)
}

function isMoney(kind: AdminChange['kind'], name: string): boolean {
  return kind === 'plan.terms'
    ? name === 'min' || name === 'max'
    : name === 'auto_approval_limit' || name === 'four_eyes_threshold' || name === 'deposit_first' || name.startsWith('deposit_limit')
}
