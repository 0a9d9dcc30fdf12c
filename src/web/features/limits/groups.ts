/** The limits by subject, in the order of the page; the plans have a table of their own. */
import type { WireData } from '#contract/routes'
import type { LimitName } from '#contract/shared/limit/name'

export type Limit = WireData<'readLimits'>['limits'][number]

export const groups = {
  account: ['account_frozen', 'role_hold', 'money_calls'],
  deposits: ['deposit', 'deposit_day', 'deposit_all', 'first_deposit'],
  withdrawals: ['withdrawal', 'withdrawals_frozen', 'payout_address', 'bank_details', 'withdrawal_codes', 'withdrawal_code_mails'],
  security: [
    'log_in_attempts',
    'log_in_codes',
    'auth_calls',
    'own_attempts',
    'app_codes',
    'app_enrolment',
    'email_codes',
    'email_code_mails',
    'passkeys',
  ],
  bots: ['own_bots', 'all_bots', 'bot_releases', 'lab_runs', 'lab_saves', 'lab_trials'],
  files: ['stored_files', 'stored_bytes', 'file_checks', 'exports', 'support_conversations', 'support_entries'],
} as const satisfies Readonly<Record<string, readonly LimitName[]>>

export type GroupName = keyof typeof groups
type Grouped = (typeof groups)[GroupName][number]

/** In the table of plans. A limit in neither does not compile. */
const PLAN_LIMITS = ['plan_amount', 'plan_capacity'] as const satisfies readonly Exclude<LimitName, Grouped>[]
type Placed = Grouped | (typeof PLAN_LIMITS)[number]
type Paths = [Exclude<LimitName, Placed>] extends [never]
  ? Readonly<Record<GroupName, { readonly to: string; readonly label: GroupLink }>>
  : never

export const groupPaths: Paths = {
  account: { to: '/settings?tab=security', label: 'shell.settings' },
  deposits: { to: '/deposit', label: 'shell.deposit' },
  withdrawals: { to: '/withdraw', label: 'shell.withdraw' },
  security: { to: '/settings?tab=security', label: 'shell.settings' },
  bots: { to: '/bots/lab', label: 'shell.lab' },
  files: { to: '/support', label: 'shell.support' },
}
type GroupLink = 'shell.settings' | 'shell.deposit' | 'shell.withdraw' | 'shell.lab' | 'shell.support'

/** What is done once, follows the balance, or is full for all members is no news: it is said in its own row. */
const QUIET: readonly LimitName[] = ['first_deposit', 'withdrawal', 'plan_capacity']

export function isBlocking({ blocked, name }: Pick<Limit, 'blocked' | 'name'>): boolean {
  return blocked !== null && !QUIET.includes(name)
}

/** Those that block come first. */
export function limitsIn(limits: readonly Limit[], names: readonly LimitName[]): readonly Limit[] {
  return limits.filter(({ name }) => names.includes(name)).toSorted((a, b) => Number(isBlocking(b)) - Number(isBlocking(a)))
}

export type PlanLimits = { readonly plan: string; readonly amount: Limit | undefined; readonly capacity: Limit | undefined }

/** The range of one purchase and the capacity left, plan by plan. */
export function plansOf(limits: readonly Limit[]): readonly PlanLimits[] {
  const plans = new Set(limits.flatMap(({ name, subject }) => (name === 'plan_amount' && subject !== null ? [subject] : [])))
  const of = (wanted: LimitName, plan: string) => limits.find(({ name, subject }) => name === wanted && subject === plan)
  return [...plans].map((plan) => ({ plan, amount: of('plan_amount', plan), capacity: of('plan_capacity', plan) }))
}

type Windows = readonly [Limit, ...Limit[]]

/** A limit that counts over several times is one, in the order of its first. */
export function windowsOf(limits: readonly Limit[]): readonly Windows[] {
  const keys = [...new Set(limits.map(keyOf))]
  return keys.flatMap((key) => {
    const [first, ...others] = limits.filter((limit) => keyOf(limit) === key)
    return first ? [[first, ...others] as const] : []
  })
}

function keyOf({ name, subject }: Limit): string {
  return `${name} ${subject}`
}

/** The one with the least left. */
export function tightest(windows: Windows): Limit {
  return windows.reduce((least, one) => ((one.count?.left ?? 0) < (least.count?.left ?? 0) ? one : least))
}
