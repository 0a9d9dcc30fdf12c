/** The chart of accounts. Assets grow by debits, all others by credits; no balance is negative. */

export const memberAccounts = ['main', 'bonus', 'earning', 'locked', 'held'] as const
export type MemberAccount = (typeof memberAccounts)[number]

export const operatorAccounts = ['reserve:free', 'reserve:committed', 'referral:budget', 'adjustment:budget'] as const
export type OperatorAccount = (typeof operatorAccounts)[number]

/** One custody account per rail; the sandbox is the only one. */
export const CUSTODY = 'custody:sandbox'

export type AccountCode = typeof CUSTODY | OperatorAccount | `member:${string}:${MemberAccount}`
export type NormalSide = 'debit' | 'credit'

export function member(user_id: string, account: MemberAccount): AccountCode {
  return `member:${user_id}:${account}`
}

export function normalSide(code: string): NormalSide {
  return code.startsWith('custody:') ? 'debit' : 'credit'
}

/** The owner of a member account; null for the operator's accounts and custody. */
export function ownerOf(code: string): string | null {
  return code.startsWith('member:') ? (code.split(':')[1] ?? null) : null
}

/**
 * The accounts to open together with this one: all of its member's, because a batch that meets an unopened account runs twice.
 */
export function openedWith(code: string): readonly string[] {
  const owner = ownerOf(code)
  return owner === null ? [code] : memberAccounts.map((account) => member(owner, account))
}
