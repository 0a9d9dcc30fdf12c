/**
 * The operator adds own money to the reserve or a budget, or removes at most what they added. Nothing else raises the reserve: members'
 * money never does.
 */
import type { Clock } from '#kernel/clock'
import { newId } from '#kernel/id'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type Cents, cents, formatDecimal } from '#kernel/money'
import { atField, type Refused, refuse } from '#kernel/refusal'
import {
  type Budget,
  type Claim,
  entries,
  groupKeys,
  type JournalRecord,
  operatorLimits,
  type Post,
  transientRefusal,
} from '#server/ledger'
import type { Database } from '#server/store'
import { readOperatorFunding } from './coverage.ts'

export type Funding = {
  readonly account: Budget
  readonly direction: 'add' | 'take'
  readonly amount: Cents
  readonly actor: string | null
}
export type FundDependencies = { readonly database: Database; readonly post: Post; readonly clock: Clock }
type FundRefusal = 'insufficient_balance' | 'wrong_status' | 'key_reused' | 'unavailable'

const RACES = 32

type Waits = { readonly waits: true }
/** Additional parts of the group: from the approval. */
export type Permit = { readonly keys: readonly string[]; readonly claims: readonly Claim[]; readonly records: readonly JournalRecord[] }

/**
 * Fundings of one account are serialised by a numbered domain key, so two of them can never take the same money back. `permit` is called
 * before each attempt, and may require another administrator first.
 */
export async function fund(
  { database, post, clock }: FundDependencies,
  funding: Funding,
  once: IdempotencyContext<Funding> | { key: string },
  permit: () => Promise<Permit | Waits> = async () => ({ keys: [], claims: [], records: [] }),
): Promise<Funding | Waits | Replayed | Refused<FundRefusal>> {
  for (let race = 0; race < RACES; race += 1) {
    const { count, put_in, taken_back } = await readOperatorFunding(database.query, funding.account)
    if (funding.direction === 'take' && funding.amount > put_in - taken_back) {
      return refuse('wrong_status', { reason: 'put_in_most', params: { left: formatDecimal(put_in - taken_back) } })
    }
    const permitted = await permit()
    if ('waits' in permitted) return permitted
    const id = newId(clock.now())
    const domain = [`treasury/${funding.account}/${count + 1}`, ...permitted.keys]
    const verdict = await post({
      keys: 'encode' in once ? groupKeys(once, domain) : groupKeys(null, [once.key, ...domain]),
      body_sha: 'encode' in once ? once.body_sha : null,
      entries: [
        funding.direction === 'add'
          ? entries.operatorFund(funding.account, funding.amount, id)
          : entries.operatorTake(funding.account, funding.amount, id),
      ],
      limits: funding.direction === 'add' ? operatorLimits : [],
      claims: permitted.claims,
      records: [{ name: 'treasury_record_funding', row: { id, ...funding, at: clock.now() } }, ...permitted.records],
      reply: 'encode' in once ? once.encode(funding) : null,
      reply_status: 'encode' in once ? (once.statusOf?.(funding) ?? null) : null,
      effective_at: clock.now(),
    })
    if ('posted' in verdict) return funding
    if ('replayed' in verdict) return verdict
    const away = transientRefusal(verdict)
    if (away) return away
    if (verdict.refused === 'limit') return overLimit(verdict.left)
    if (verdict.refused === 'ceiling') return refuse('wrong_status', { reason: 'ledger_full' })
    if (verdict.refused === 'overdrawn') return refuse('insufficient_balance', { reason: 'not_free' })
    if (verdict.refused === 'claim') return refuse('wrong_status', { reason: 'change_decided' })
    if (verdict.refused === 'repeated' && verdict.key === once.key) return refuse('wrong_status', { reason: 'done_before' })
  }
  return refuse('unavailable', { more: { retry_after_seconds: 1 } })
}

function overLimit(left: bigint): Refused<'wrong_status'> {
  return atField('amount', refuse('wrong_status', { reason: 'operator_most', params: { left: formatDecimal(left) } }))
}

const SANDBOX_START: readonly [Budget, bigint][] = [
  ['reserve:free', 100_000_000n],
  ['referral:budget', 10_000_000n],
  ['adjustment:budget', 10_000_000n],
]

/** The sandbox's own paper money: 1,000,000.00 in the reserve, 100,000.00 in each budget, once. */
export async function seedTreasury(dependencies: FundDependencies): Promise<void> {
  for (const [account, amount] of SANDBOX_START) {
    await fund(dependencies, { account, direction: 'add', amount: cents(amount), actor: null }, { key: `seed/${account}` })
  }
}
