/** A deposit request: the rail settles or declines it later. No money moves yet. */
import { assert } from '#kernel/assert'
import { newId } from '#kernel/id'
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { type Cents, ZERO } from '#kernel/money'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { claimActive } from '#server/identity'
import { type Claim, entries, type LedgerRejection, submit, type TransientName } from '#server/ledger'
import { type PaymentMethod, recordTransaction, type Transaction, toTransaction } from '#server/transactions'
import { checkLimits, claimDayLimit, readDepositLimits, refuseExceededLimit, totalLimit } from '../decision/deposit-limit.ts'
import { refuseInactiveOwner } from '../decision/find.ts'
import type { FundingDependencies } from '../dependencies.ts'
import { noticeRecord } from '../notice.ts'
import { findWalletForMembers } from '../wallet/wallet.ts'

export type DepositRequest = {
  readonly user_id: string
  readonly amount: Cents
  readonly method: PaymentMethod
  readonly wallet_id?: string | undefined
}

export async function deposit(
  dependencies: FundingDependencies,
  { user_id, amount, method, wallet_id }: DepositRequest,
  once: IdempotencyContext<Transaction>,
): Promise<Transaction | Replayed | Refused<'no_wallet' | 'deposit_limit' | 'suspended' | 'frozen' | TransientName>> {
  const { post, memberOf } = dependencies
  if ((await memberOf(user_id))?.status !== 'active') return refuse('suspended')
  const wallet = method === 'wallet' ? await findWalletForMembers(dependencies, wallet_id ?? '') : null
  if (isRefused(wallet)) return wallet
  const over = await checkLimits(dependencies, { user_id, amount })
  if (over) return over
  const transaction = await newDeposit(dependencies, {
    user_id,
    amount,
    state: 'awaiting_approval',
    method,
    ...(wallet ? { wallet_id: wallet.id, coin: wallet.symbol.toLowerCase(), network: wallet.network, address: wallet.address } : {}),
  })
  const work = {
    keys: [`deposit/${transaction.id}`],
    claims: [claimActive(user_id), await claimDayLimit(dependencies, { user_id, amount }, 'ask')],
    records: [recordTransaction(transaction, 'member')],
    effective_at: transaction.effective_at,
  }
  const outcome = await submit(post, work, once, transaction)
  if (isReplayed(outcome) || isRefused(outcome)) return outcome
  if ('reply' in outcome) return outcome.reply
  const refused = refuseInactiveOwner(outcome.blocked) ?? (await refuseExceededLimit(dependencies, outcome.blocked))
  assert(refused, 'only an inactive owner or a limit blocks a new deposit')
  return refused
}

type DepositFields = Pick<Transaction, 'user_id' | 'amount' | 'state'> & Partial<Transaction>

/** A row by the rail into the main account, as of now and of the business date. */
async function newDeposit({ clock, business }: FundingDependencies, fields: DepositFields): Promise<Transaction> {
  const at = clock.now()
  return toTransaction({
    id: newId(at),
    created_at: at,
    effective_at: await business.now(),
    type: 'credit',
    account: 'main',
    origin: 'rail',
    ...fields,
  })
}

const CLAIM_FIRST_DEPOSIT = 'funding_claim_first_deposit'
const NONE = 'none'

type FirstDepositRefusal = 'wrong_status' | 'deposit_limit' | 'suspended' | 'frozen' | TransientName
type Owner = { readonly user_id: string }

/**
 * The first deposit: one click adds paper money and settles at once, because the sandbox has no payment to wait for. The
 * operator sets the amount. The same limits, entry and notice apply as to any other deposit. Once per member: a key, a claim
 * and a unique index (decision 074).
 */
export async function firstDeposit(
  dependencies: FundingDependencies,
  { user_id }: Owner,
  once: IdempotencyContext<Transaction>,
): Promise<Transaction | Replayed | Refused<FirstDepositRefusal>> {
  const { post, settings, memberOf } = dependencies
  if ((await memberOf(user_id))?.status !== 'active') return refuse('suspended')
  const { deposit_first: amount } = await settings()
  if (amount === ZERO) return refuse('wrong_status', { reason: 'first_deposit_off' })
  if (await hasDeposit(dependencies, user_id)) return refuseSecond()
  const over = await checkLimits(dependencies, { user_id, amount })
  if (over) return over
  const transaction = await newDeposit(dependencies, { user_id, amount, state: 'settled' })
  const work = {
    keys: [firstDepositKey(user_id), `deposit/${transaction.id}`, `deposit/${transaction.id}/settle`],
    entries: [entries.depositSettle(user_id, amount, transaction.id)],
    limits: [await totalLimit(dependencies)],
    claims: [claimActive(user_id), await claimDayLimit(dependencies, { user_id, amount }, 'settle'), claimFirstDeposit(user_id)],
    records: [recordTransaction(transaction, 'member'), noticeRecord(dependencies, transaction, 'deposit.settled')],
    effective_at: transaction.effective_at,
  }
  const outcome = await submit(post, work, once, transaction)
  if (isReplayed(outcome) || isRefused(outcome)) return outcome
  return 'reply' in outcome ? outcome.reply : refuseBlocked(dependencies, outcome.blocked)
}

/** The amount that one click would add now; null if the member has a deposit, or the setting or a limit excludes it. */
async function readFirstDeposit(
  dependencies: FundingDependencies,
  { user_id, at_most }: Owner & { readonly at_most: Cents },
): Promise<Cents | null> {
  const [{ deposit_first }, has_deposit] = await Promise.all([dependencies.settings(), hasDeposit(dependencies, user_id)])
  return deposit_first === ZERO || deposit_first > at_most || has_deposit ? null : deposit_first
}

/** The limits, and the first deposit if it is possible. */
export async function readDepositOffer(dependencies: FundingDependencies, user_id: string) {
  const { at_most, by, deposit, day, day_left } = await readDepositLimits(dependencies, user_id)
  return { at_most, by, deposit, day, day_left, first: await readFirstDeposit(dependencies, { user_id, at_most }) }
}

function claimFirstDeposit(user_id: string): Claim {
  return { name: CLAIM_FIRST_DEPOSIT, id: user_id, expects: [NONE] }
}

export async function hasDeposit({ database }: Pick<FundingDependencies, 'database'>, user_id: string): Promise<boolean> {
  const [row] = await database.query<{ some: boolean }>(
    `SELECT EXISTS (SELECT FROM member_transaction WHERE user_id = $1 AND origin = 'rail' AND type = 'credit'
       AND state IN ('settled', 'awaiting_approval', 'awaiting_second')) AS some`,
    [user_id],
  )
  return row?.some ?? false
}

async function refuseBlocked(dependencies: FundingDependencies, blocked: LedgerRejection): Promise<Refused<FirstDepositRefusal>> {
  if (blocked.refused === 'repeated') return refuseSecond()
  if (blocked.refused === 'claim' && blocked.claim === CLAIM_FIRST_DEPOSIT) return refuseSecond()
  if (blocked.refused === 'ceiling') return refuse('wrong_status', { reason: 'ledger_full' })
  const refused = refuseInactiveOwner(blocked) ?? (await refuseExceededLimit(dependencies, blocked))
  assert(refused, 'only an earlier deposit, an inactive owner or a limit blocks a first deposit')
  return refused
}

function refuseSecond(): Refused<'wrong_status'> {
  return refuse('wrong_status', { reason: 'first_deposit_made' })
}

function firstDepositKey(user_id: string): string {
  return `deposit/first/${user_id}`
}
