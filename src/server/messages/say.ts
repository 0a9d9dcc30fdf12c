/** The text of an event, in the recipient's language. */
import type { NoticeText } from '#content/article'
import { fill } from '#content/fill'
import { sayValue, textIn } from '#content/languages'
import type { NoticeName, Translation } from '#content/translated'
import type { NotifyKind } from '#contract/member/profile'
import type { Language } from '#contract/shared/language'

export type Params = Readonly<Record<string, string>>

export type Words = {
  readonly subject: string
  readonly body: string
  readonly action: { readonly label: string; readonly path: string } | null
  readonly muted_by: NotifyKind | null
  /** About the recipient's own act on this site: it is there to look up, and not news. */
  readonly own: boolean
}

/** The text of an event; null if it isn't in the catalogue. A missing parameter throws an error with its name: the writer's bug. */
export function wordsFor(event: string, params: Params, language: Language = 'en'): Words | null {
  const entry = event_of.get(event)
  if (!entry) return null
  const missing = entry.needs.filter((name) => typeof params[name] !== 'string')
  if (missing.length > 0) throw new Error(`${event} needs ${missing.join(', ')}`)
  const notices = textIn(language, 'notices')
  const notice: NoticeText = notices.events[event as EventName]
  const filled = inWords(notices, language, event, params)
  const action = entry.path && notice.action ? { label: notice.action, path: entry.path } : null
  return {
    subject: oneLine(fill(language, notice.subject, filled)),
    body: fill(language, notice.body, filled),
    action,
    muted_by: entry.muted_by ?? null,
    own: entry.own ?? false,
  }
}

/** Parameters that are words, in every event. */
const kinds = {
  account: 'account',
  destination: 'destination',
  factor: 'factor',
  device: 'device',
  reason: 'reason',
  matures_on: 'day',
  from: 'moment',
  at: 'moment',
} as const

/** What administrators choose from a list; `general` for an unknown code. */
type CodedReasons = { readonly known: Readonly<Record<string, string>>; readonly general: string }

/** Word parameters are translated; so are reason codes, with a general text for unknown ones. */
function inWords({ reasons }: Translation['notices'], language: Language, event: string, params: Params): Params {
  const words = Object.entries(kinds).flatMap(([name, kind]) => {
    const value = params[name]
    return value === undefined ? [] : [[name, sayValue(kind, language, value)]]
  })
  const translated: Params = { ...params, ...Object.fromEntries(words) }
  if (!Object.hasOwn(reasons, event)) return translated
  const { known: coded, general }: CodedReasons = reasons[event as keyof typeof reasons]
  return { ...translated, reason: coded[params.reason ?? ''] ?? general }
}

function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a subject may not have them
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
}

/**
 * The catalogue of notices: each event's name, the parameters of its text, and the target of its mail's button. The texts are in
 * content/<language>/notices.ts. Parameters are formatted, an amount as `$500.00`.
 */
export type Event = {
  readonly needs: readonly string[]
  /** The target of the mail's button. */
  readonly path?: string
  /** The preference that disables its mail. Security notices have none: they are always mailed. */
  readonly muted_by?: NotifyKind
  /** About the recipient's own act, with nothing to guard against: the message begins as read. */
  readonly own?: true
}

export const events = {
  'deposit.settled': { needs: ['amount'], path: '/transactions', muted_by: 'deposits' },
  'deposit.declined': { needs: ['amount', 'reason'], path: '/transactions', muted_by: 'deposits' },
  'plan.bought': { needs: ['plan', 'amount', 'promised', 'matures_on'], path: '/investments', muted_by: 'plans', own: true },
  'plan.maturing': { needs: ['plan', 'principal', 'promised', 'matures_on'], path: '/investments', muted_by: 'plans' },
  'plan.matured': { needs: ['plan', 'principal', 'paid'], path: '/dashboard', muted_by: 'plans' },
  'plan.reinvested': { needs: ['plan', 'amount', 'promised', 'matures_on'], path: '/investments', muted_by: 'plans' },
  'plan.reinvest_failed': { needs: ['plan', 'amount', 'reason'], path: '/dashboard', muted_by: 'plans' },
  'plan.liquidated': { needs: ['plan', 'amount'], path: '/dashboard', muted_by: 'plans', own: true },
  'withdrawal.asked': { needs: ['amount', 'destination'], path: '/transactions' },
  'withdrawal.confirmed': { needs: ['amount'], path: '/transactions', muted_by: 'withdrawals' },
  'withdrawal.paid': { needs: ['amount', 'destination'], path: '/transactions' },
  'withdrawal.declined': { needs: ['amount', 'reason'], path: '/transactions', muted_by: 'withdrawals' },
  'withdrawal.cancelled': { needs: ['amount'], path: '/transactions', muted_by: 'withdrawals' },
  'withdrawal.lapsed': { needs: ['amount'], path: '/transactions', muted_by: 'withdrawals' },
  'referral.bonus': { needs: ['amount'], path: '/profile#referrals', muted_by: 'referrals' },
  'referral.refused': { needs: ['amount', 'reason'], path: '/profile#referrals', muted_by: 'referrals' },
  'adjustment.credit': { needs: ['amount', 'account', 'reason'], path: '/transactions' },
  'adjustment.debit': { needs: ['amount', 'account', 'reason'], path: '/transactions' },
  'account.suspended': { needs: ['reason'] },
  'account.unsuspended': { needs: [], path: '/login' },
  'account.verified': { needs: [], path: '/login' },
  'account.role_released': { needs: [], path: '/login' },
  'account.administrator': { needs: ['reason'], path: '/login' },
  'payout_address.changed': { needs: ['coin', 'address', 'from'], path: '/forgot-password' },
  'payout_address.removed': { needs: ['coin', 'address'], path: '/forgot-password' },
  'payout_address.put_back': { needs: ['coin', 'address'], path: '/forgot-password' },
  'payout_address.taken_back': { needs: ['coin'], path: '/forgot-password' },
  'deposit_wallet.changed': { needs: ['coin', 'address', 'former', 'from'], path: '/proof#addresses' },
  'bank_details.changed': { needs: ['account', 'from'], path: '/forgot-password' },
  'factor.added': { needs: ['factor'], path: '/settings?tab=security' },
  'factor.removed': { needs: ['factor'], path: '/settings?tab=security' },
  'factor.refused': { needs: [], path: '/forgot-password' },
  'factor.forgotten': { needs: [], path: '/login' },
  'recovery_codes.drawn': { needs: [], path: '/settings?tab=security' },
  'recovery_code.used': { needs: ['left'], path: '/settings?tab=security' },
  'device.new': { needs: ['device', 'address', 'at'], path: '/forgot-password' },
  'device.strange': { needs: ['device', 'address', 'at'], path: '/forgot-password' },
  'account.frozen': { needs: [], path: '/settings' },
  'account.unfreeze_link': { needs: [], path: '/settings' },
  'account.unfrozen': { needs: [], path: '/forgot-password' },
  'password.changed': { needs: [], path: '/forgot-password' },
  'email.changed': { needs: ['old', 'new'], path: '/settings' },
  'login_code.on': { needs: [], path: '/settings' },
  'login_code.off': { needs: [], path: '/forgot-password' },
  'retirement.approved': { needs: [], path: '/ira-form' },
  'retirement.declined': { needs: ['reason'], path: '/ira-form' },
  'testimonial.published': { needs: [], path: '/settings?tab=testimonial', muted_by: 'operator_mail' },
  'testimonial.declined': { needs: ['reason'], path: '/settings?tab=testimonial', muted_by: 'operator_mail' },
  'testimonial.unpublished': { needs: [], path: '/settings?tab=testimonial', muted_by: 'operator_mail' },
  'support.answered': { needs: ['subject'], path: '/support' },
  'administrator.mail': { needs: ['subject', 'body'], muted_by: 'operator_mail' },
} as const satisfies Record<NoticeName, Event>

export type EventName = NoticeName

const event_of: ReadonlyMap<string, Event> = new Map<string, Event>(Object.entries(events))
