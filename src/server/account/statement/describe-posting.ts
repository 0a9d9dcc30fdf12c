/**
 * Describes a posting in plain words. A promised return is called a return, regardless of who pays it; an adjustment names
 * the operator.
 */
import { fill } from '#content/fill'
import { sayValue, textIn } from '#content/languages'
import type { Translation } from '#content/translated'
import type { Language } from '#contract/shared/language'
import type { MemberPosting } from '#server/books'
import type { Transaction } from '#server/transactions'

/** A posting with what its description needs. */
export type DescribedPosting = {
  readonly posting: Pick<MemberPosting, 'kind' | 'amount' | 'account'>
  readonly transaction: Transaction | undefined
  /** The plan's name, if the posting belongs to an investment. */
  readonly plan: string | null
}

type Saying = { readonly name: keyof Translation['statement']; readonly params?: Readonly<Record<string, string>> }

export function describePosting(language: Language, posting: DescribedPosting): string {
  const { name, params } = sayingOf(language, posting)
  return fill(language, textIn(language, 'statement')[name], params ?? {})
}

function sayingOf(language: Language, { posting: { kind, amount, account }, transaction, plan }: DescribedPosting): Saying {
  const rose = amount > 0n
  const named = { plan: plan ?? textIn(language, 'statement').a_plan }
  switch (kind) {
    case 'deposit.settle':
      return { name: transaction?.method ? `deposit_${transaction.method}` : 'deposit' }
    case 'plan.lock':
      return { name: rose ? 'lock_in' : 'lock_out', params: named }
    case 'plan.unlock':
      return { name: rose ? 'unlock_in' : 'unlock_out', params: named }
    case 'plan.pay':
      return { name: 'pay', params: named }
    case 'withdrawal.hold':
      return rose ? { name: 'hold_in' } : (withDestination('hold', transaction) ?? { name: 'hold_out' })
    case 'withdrawal.pay':
      return withDestination('paid', transaction) ?? { name: 'paid' }
    case 'withdrawal.release':
      return { name: rose ? endOf(transaction) : 'hold_ended' }
    case 'transfer':
      return rose ? { name: 'transfer_in', params: { account: fromWhere(language, transaction) } } : { name: 'transfer_out' }
    case 'referral.bonus':
      return { name: 'referral' }
    case 'adjustment.credit':
    case 'adjustment.debit':
      return { name: 'adjustment' }
    case 'reversal':
      return { name: 'reversal' }
    default:
      return { name: account }
  }
}

function withDestination(what: 'hold' | 'paid', transaction: Transaction | undefined): Saying | null {
  if (transaction?.bank_last_four) return { name: `${what}_bank`, params: { number: `••••${transaction.bank_last_four}` } }
  if (transaction?.address) {
    return { name: `${what}_wallet`, params: { coin: transaction.coin?.toUpperCase() ?? 'wallet', address: transaction.address } }
  }
  return null
}

function endOf(transaction: Transaction | undefined): keyof Translation['statement'] {
  switch (transaction?.state) {
    case 'declined':
    case 'lapsed':
    case 'cancelled':
    case 'deleted':
      return `release_${transaction.state}`
    default:
      return 'release'
  }
}

function fromWhere(language: Language, transaction: Transaction | undefined): string {
  return transaction ? sayValue('account', language, transaction.account) : textIn(language, 'statement').another
}

/** The recorded reason, for adjustments and for unusual outcomes. */
export function reasonOf({ transaction, posting: { kind } }: DescribedPosting): string | null {
  if (!transaction) return null
  if (transaction.origin === 'adjustment') return transaction.reason ?? transaction.narration
  return kind === 'withdrawal.release' ? transaction.reason : null
}
