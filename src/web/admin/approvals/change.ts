import type { WireReplyOf } from '#contract/define'
import type { Api } from '#contract/routes'

export type Change = WireReplyOf<Api['listChanges']>['data'][number]

export const kindTexts = {
  'adjustment.credit': 'approvals.kinds.adjustment_credit',
  'adjustment.debit': 'approvals.kinds.adjustment_debit',
  'deposit.approve': 'approvals.kinds.deposit_approve',
  'withdrawal.approve': 'approvals.kinds.withdrawal_approve',
  'treasury.take': 'approvals.kinds.treasury_take',
  'user.role': 'approvals.kinds.user_role',
  'team.invite': 'approvals.kinds.team_invite',
  'plan.terms': 'approvals.kinds.plan_terms',
  'wallet.create': 'approvals.kinds.wallet_create',
  'wallet.change': 'approvals.kinds.wallet_change',
  'settings.change': 'approvals.kinds.settings_change',
} as const satisfies Record<Change['kind'], string>
