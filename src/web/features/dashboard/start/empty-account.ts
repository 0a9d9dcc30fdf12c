/** Whether an account is empty: no money, no plan and no transaction yet. */
import type { Account } from '#web/shared/account/queries.ts'

export function isEmptyAccount({ account_info, transactions, investments }: Account): boolean {
  const { total_deposit, owed_in_all } = account_info
  return total_deposit === '0.00' && owed_in_all === '0.00' && transactions.length === 0 && investments.length === 0
}
