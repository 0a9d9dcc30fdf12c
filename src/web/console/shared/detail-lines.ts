/** The details of a record as lines: their names, their values. */
import { referralSignals } from '#contract/member/referrals'
import { type SettingName, settingDefaults } from '#contract/settings'
import { moneyText, percentText } from '#web/kit/index.ts'
import { momentText, realMomentText } from '#web/shared/locale/dates.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import type { T } from '#web/shared/locale/text.ts'
import type { Scalar } from './change-lines.ts'
import type { AdminChange } from './queries/approvals.ts'

export type DetailLine = { readonly name: string; readonly from: unknown; readonly to: unknown }
type Members = Readonly<Record<string, unknown>>

/** Internal details, or shown elsewhere as the reason. */
const UNSAID: readonly string[] = ['transaction', 'version', 'from_version', 'narration']

/** Current values that the decision depends on, shown although the change leaves them as they are. */
const CONTEXT: readonly string[] = [
  ...['role', 'status', 'second_factor', 'existing_account', 'invitation', 'offset_days'],
  ...['method', 'coin', 'network', 'address', 'bank_last_four'],
]

/** The effect of a change as lines, old and new value where both are known: `from` is undefined if not. Unchanged values are omitted. */
export function detailLines(details: Members, before: Members | null): DetailLine[] {
  const { from, ...rest } = details
  const context = Object.entries(before ?? {}).filter(([name, value]) => CONTEXT.includes(name) && !(name in rest) && !isEmpty(value))
  const changed = Object.entries(rest)
    .filter(([name]) => !UNSAID.includes(name))
    .map(([name, to]) => ({ name, from: before ? before[name] : name === 'role' ? from : undefined, to }))
    .filter((line) => !sameAs(line.from, line.to) && (line.from !== undefined || !isEmpty(line.to)))
  return [...changed, ...context.map(([name, to]) => ({ name, from: undefined, to }))]
}

function sameAs(one: unknown, other: unknown): boolean {
  return (isEmpty(one) && isEmpty(other) && one !== undefined) || JSON.stringify(one) === JSON.stringify(other)
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

/** `account_type` as words, for keys without a text. */
export function nameOf(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A change's line as text: field name and value, money as money and rates as percent. */
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
      : listText(factors.map(({ factor, since }) => t(`approvals.factors.${factor}`, { at: realMomentText(new Date(since)) })))
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

/** A log value as text: amounts are in cents, rates in basis points, instants in ISO 8601, durations in seconds. */
const MONEY =
  /^(amount|balance|capital|principal|promised|min|max|auto_approval_limit|deposit_limit|deposit_limit_day|deposit_limit_all|deposit_first|four_eyes_threshold|.*_cents)$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const CENTS = /^-?\d{1,16}$/
const DECIMAL = /^-?\d{1,14}\.\d{2}$/

export type ValueFormats = {
  readonly instant: (at: string) => string
  readonly duration: (seconds: number) => string
  readonly yes: string
  readonly no: string
}

export function formatValue(name: string, value: Scalar, { instant, duration, yes, no }: ValueFormats): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? yes : no
  const text = String(value)
  if (MONEY.test(name) && CENTS.test(text)) return moneyText(BigInt(text))
  if (MONEY.test(name) && DECIMAL.test(text)) return moneyText(text)
  if (name.endsWith('_bps') && CENTS.test(text)) return percentText(BigInt(text))
  if (name.endsWith('_seconds') && CENTS.test(text)) return duration(Number(text))
  if (INSTANT.test(text)) return instant(text)
  return text
}
