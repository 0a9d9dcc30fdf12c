/** The labels of what can be decided, by kind; none where a decision needs its own screen. */
import type { T } from '#web/shared/locale/text.ts'
import type { Decision, Kind } from './queries.ts'

export type Verb = 'approve' | 'decline'

export function verbText(t: T, { kind, approve, change }: Decision, verb: Verb, me: string | undefined): string {
  if (verb === 'approve') {
    if (kind === 'accounts') return t('admin.users.verify')
    if (kind === 'referrals') return t('desk.bonuses.release')
    if (kind === 'testimonials') return t('testimonials.admin.publish')
    return approve === 'second' ? t('queue.second') : t('admin.transactions.approve')
  }
  if (kind === 'accounts') return t('admin.users.suspend')
  if (kind === 'referrals') return t('desk.bonuses.refuse')
  return change && change.asked_by_id === me ? t('approvals.verbs.take_back') : t('admin.transactions.decline')
}

export function titleText(t: T, { kind, name, amount, subject, change_kind }: Decision, moneyText: (value: string) => string): string {
  const words = { name: name || t('desk.inbox.nobody'), amount: amount === null ? '' : moneyText(amount) }
  if (kind === 'changes' && change_kind) {
    const change = t(`approvals.kinds.${change_kind}`)
    return amount === null ? change : t('desk.inbox.titles.changes', { change, amount: words.amount })
  }
  if (kind === 'support') return subject ?? t('desk.inbox.titles.support', words)
  return t(`desk.inbox.titles.${kind}`, words)
}

/** The screen where such a decision is made, or the record is read. */
export function screenOf({ kind, id }: { readonly kind: Kind; readonly id: string }): string | null {
  if (kind === 'support') return `/admin/support/${id}`
  return kind === 'applications' ? `/admin/retirement/${id}` : null
}
