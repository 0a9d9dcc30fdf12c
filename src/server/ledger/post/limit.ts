/**
 * Limits on joint balances, evaluated under the group's row locks. Custody grows only by deposits and the operator's money.
 * Both are limited here, so that custody stays under half of what an account can hold; all other moves are within custody's
 * sum. So no maturity, bonus, exit or decline can overflow an account.
 */
import { type Cents, cents, MAX_CENTS } from '#kernel/money'
import { type AccountCode, CUSTODY, operatorAccounts } from '../chart.ts'

/** After the group: Σ `plus` − Σ `minus` ≤ `at_most`. */
export type Limit = { readonly plus: readonly AccountCode[]; readonly minus: readonly AccountCode[]; readonly at_most: Cents }

/** 20 trillion USD: the maximum for the operator's accounts together, and for the setting of members' money. */
export const SIDE_LIMIT = cents(2_000_000_000_000_000n)
export const CUSTODY_LIMIT = cents(MAX_CENTS / 2n)

/** Money held for members: custody minus the operator's. */
export const membersLimit = (at_most: Cents): Limit => ({ plus: [CUSTODY], minus: operatorAccounts, at_most })

export const operatorLimits: readonly Limit[] = [
  { plus: operatorAccounts, minus: [], at_most: SIDE_LIMIT },
  { plus: [CUSTODY], minus: [], at_most: CUSTODY_LIMIT },
]
