/**
 * The catalogue of notices: each event's name, the parameters of its text, and the target of its mail's button. The texts are in
 * content/<language>/notices.ts. Parameters are formatted, an amount as `$500.00`.
 */
import type { NoticeName } from '#content/translated'
import type { NotifyKind } from '#contract/member/preferences'

export type Event = {
  readonly needs: readonly string[]
  /** The target of the mail's button. */
  readonly path?: string
  /** The preference that disables its mail. Security notices have none: they are always mailed. */
  readonly muted_by?: NotifyKind
}

export const events = {
  'deposit.settled': { needs: ['amount'], path: '/transactions', muted_by: 'deposits' },
  'deposit.declined': { needs: ['amount', 'reason'], path: '/transactions', muted_by: 'deposits' },
  'plan.bought': { needs: ['plan', 'amount', 'promised', 'matures_on'], path: '/investments', muted_by: 'plans' },
  'plan.matured': { needs: ['plan', 'principal', 'paid'], path: '/dashboard', muted_by: 'plans' },
  'plan.reinvested': { needs: ['plan', 'amount', 'promised', 'matures_on'], path: '/investments', muted_by: 'plans' },
  'plan.reinvest_failed': { needs: ['plan', 'amount', 'reason'], path: '/dashboard', muted_by: 'plans' },
  'plan.liquidated': { needs: ['plan', 'amount'], path: '/dashboard', muted_by: 'plans' },
  'withdrawal.asked': { needs: ['amount', 'destination'], path: '/transactions' },
  'withdrawal.confirmed': { needs: ['amount'], path: '/transactions', muted_by: 'withdrawals' },
  'withdrawal.paid': { needs: ['amount', 'destination'], path: '/transactions' },
  'withdrawal.declined': { needs: ['amount', 'reason'], path: '/transactions', muted_by: 'withdrawals' },
  'withdrawal.cancelled': { needs: ['amount'], path: '/transactions', muted_by: 'withdrawals' },
  'withdrawal.lapsed': { needs: ['amount'], path: '/transactions', muted_by: 'withdrawals' },
  'referral.bonus': { needs: ['amount'], path: '/referrals', muted_by: 'referrals' },
  'referral.refused': { needs: ['amount', 'reason'], path: '/referrals', muted_by: 'referrals' },
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
  'deposit_wallet.changed': { needs: ['coin', 'address', 'former', 'from'], path: '/wallet-changes' },
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
