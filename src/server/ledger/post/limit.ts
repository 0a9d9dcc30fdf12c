/**
 * Limits on what accounts hold together, judged under the row locks of the group that they belong to. Only what comes from outside makes custody
 * grow: deposits and the operator's own money. Both are limited here so that custody stays under half of what an account can hold; every other
 * move is from one account to another, whose sum is custody's. So no maturity, bonus, exit or decline can meet a full account.
 */
import { type Cents, cents, MAX_CENTS } from '#kernel/money'
import { type AccountCode, CUSTODY, operatorAccounts } from '../chart.ts'

/** Once the group is through: Σ `plus` − Σ `minus` ≤ `at_most`. */
export type Limit = { readonly plus: readonly AccountCode[]; readonly minus: readonly AccountCode[]; readonly at_most: Cents }

/** 20 trillion USD: the most that the operator's accounts may hold together, and that the setting for members' money may be. */
export const SIDE_LIMIT = cents(2_000_000_000_000_000n)
export const CUSTODY_LIMIT = cents(MAX_CENTS / 2n)

/** What is held for members: custody less the operator's own. */
export const membersLimit = (at_most: Cents): Limit => ({ plus: [CUSTODY], minus: operatorAccounts, at_most })

export const operatorLimits: readonly Limit[] = [
  { plus: operatorAccounts, minus: [], at_most: SIDE_LIMIT },
  { plus: [CUSTODY], minus: [], at_most: CUSTODY_LIMIT },
]
