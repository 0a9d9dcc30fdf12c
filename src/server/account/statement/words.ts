/** What a posting was, in plain words. A promised return is a return, whoever pays it; an adjustment says that the operator made it. */
import type { MemberAccount, MemberPosting, Transaction } from '#server/ledger'

export const accountNames: Record<MemberAccount, string> = {
  main: 'Main',
  bonus: 'Bonus',
  earning: 'Earning',
  locked: 'Locked in plans',
  held: 'Held for withdrawals',
}

const METHODS: Record<NonNullable<Transaction['method']>, string> = { card: 'card', wallet: 'wallet', bank: 'bank' }

const ENDS: Partial<Record<Transaction['state'], string>> = {
  declined: 'declined',
  lapsed: 'lapsed',
  cancelled: 'cancelled',
  deleted: 'withdrawn by the operator',
}

/** `plan` is the plan's name where the posting belongs to an investment. */
export function wordsOf({ kind, amount, account }: MemberPosting, transaction: Transaction | undefined, plan: string | null): string {
  const rose = amount > 0n
  const named = plan ?? 'a plan'
  switch (kind) {
    case 'deposit.settle':
      return `Deposit${transaction?.method ? ` by ${METHODS[transaction.method]}` : ''}`
    case 'plan.lock':
      return rose ? `Principal locked in ${named}` : `Invested in ${named}`
    case 'plan.unlock':
      return rose ? `Principal back from ${named}` : `Principal of ${named} unlocked`
    case 'plan.pay':
      return `Return of ${named}`
    case 'withdrawal.hold':
      return rose ? 'Held for a withdrawal' : `Withdrawal requested${destination(transaction)}`
    case 'withdrawal.pay':
      return `Withdrawal paid${destination(transaction)}`
    case 'withdrawal.release':
      return rose ? `Withdrawal ${(transaction && ENDS[transaction.state]) ?? 'ended'}, money back` : 'Hold ended'
    case 'transfer':
      return rose ? `Transfer from ${transaction?.account ?? 'another account'}` : 'Transfer to main'
    case 'referral.bonus':
      return 'Referral bonus'
    case 'adjustment.credit':
    case 'adjustment.debit':
      return 'Adjustment by operator'
    case 'reversal':
      return 'Reversal by operator'
    default:
      return accountNames[account]
  }
}

/** The reason that the record gives, for adjustments and for what ended otherwise than asked. */
export function reasonOf(transaction: Transaction | undefined, { kind }: Pick<MemberPosting, 'kind'>): string | null {
  if (!transaction) return null
  if (transaction.origin === 'adjustment') return transaction.reason ?? transaction.narration
  return kind === 'withdrawal.release' ? transaction.reason : null
}

function destination(transaction: Transaction | undefined): string {
  if (transaction?.bank_last_four) return ` to bank account ••••${transaction.bank_last_four}`
  if (transaction?.address) return ` to ${transaction.coin?.toUpperCase() ?? 'wallet'} ${transaction.address}`
  return ''
}
