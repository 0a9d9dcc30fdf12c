/**
 * The checker of the faults: it believes neither the application nor the auditor, but folds every move itself and holds the result against
 * the balances, the chain and a list, kept outside of the database, of what was sent and what was acknowledged. The numbers are those of
 * the table of faults: I7 is asked over HTTP, by sending again.
 */

import type { Database } from '#server/store'
import { commitBatch, extendChain, type Move } from '../../../src/server/ledger/post/commitment.ts'

/** `answer` is the body that came back, null where the connection was gone before it did. */
export type Sent = { readonly key: string; readonly answer: string | null }

type Account = { id: bigint; code: string; balance: bigint; seq: bigint; normal_side: string }
type BatchRow = { number: bigint; first_move: bigint; moves: number; salt: Buffer; commitment: Buffer; chain: Buffer }
type MoveRow = Move & { batch: bigint }
type StoredReply = { key: string; reply: string | null }
type Picture = {
  readonly accounts: readonly Account[]
  readonly moves: readonly MoveRow[]
  readonly batches: readonly BatchRow[]
  readonly keys: readonly StoredReply[]
  readonly totals: readonly { account: bigint; kind: string; total: bigint }[]
  readonly promised: bigint
  readonly head: { readonly batch: bigint; readonly hash: Buffer }
}

/** Every violation in a sentence, from one snapshot; none where the books are right. */
export async function check(database: Pick<Database, 'transaction'>, sent: readonly Sent[] | null = null): Promise<string[]> {
  const picture = await database.transaction(
    async ({ query }): Promise<Picture> => {
      const [head] = await query<Picture['head']>('SELECT batch, hash FROM journal_head')
      const [open] = await query<{ promised: bigint }>(
        `SELECT coalesce(sum(promised), 0)::bigint AS promised FROM investment WHERE status = 'active'`,
      )
      return {
        accounts: await query<Account>('SELECT id, code, balance, seq, normal_side FROM account'),
        moves: await query<MoveRow>('SELECT * FROM move ORDER BY id'),
        batches: await query<BatchRow>('SELECT * FROM journal_batch ORDER BY number'),
        keys: await query<StoredReply>(`SELECT key, reply FROM ledger_key WHERE key LIKE 'http/%'`),
        totals: await query<Picture['totals'][number]>('SELECT account, kind, total FROM account_total'),
        promised: open?.promised ?? 0n,
        head: head ?? { batch: -1n, hash: Buffer.alloc(0) },
      }
    },
    { snapshot: true },
  )
  return [...sums(picture), ...folds(picture), ...kinds(picture), ...chain(picture), ...(sent ? keys(picture, sent) : [])]
}

function sums({ accounts, promised }: Picture): string[] {
  const wrong: string[] = []
  const of = (side: string): bigint => accounts.filter((a) => a.normal_side === side).reduce((total, a) => total + a.balance, 0n)
  if (of('debit') !== of('credit')) wrong.push(`I1 assets ${of('debit')}, claims on them ${of('credit')}`)
  for (const { code, balance } of accounts) if (balance < 0n) wrong.push(`I4 ${code} holds ${balance}`)
  const committed = accounts.find((a) => a.code === 'reserve:committed')?.balance ?? 0n
  if (committed < promised) wrong.push(`I8 ${promised} promised, ${committed} committed`)
  return wrong
}

/** What the moves of each account and kind add up to: nothing is left over on either side. */
function kinds({ moves, totals }: Picture): string[] {
  const left = new Map(totals.map(({ account, kind, total }) => [`${account} ${kind}`, total]))
  const take = (account: bigint, kind: string, amount: bigint) =>
    left.set(`${account} ${kind}`, (left.get(`${account} ${kind}`) ?? 0n) - amount)
  for (const { debit, credit, kind, amount } of moves) {
    take(debit, kind, -amount)
    take(credit, kind, amount)
  }
  return [...left].filter(([, rest]) => rest !== 0n).map(([of, rest]) => `I3 the total of ${of} is ${rest} off`)
}

/** Every account from its moves alone, in the order of their numbers. */
function folds({ accounts, moves }: Picture): string[] {
  const wrong: string[] = []
  const state = new Map(accounts.map((a) => [a.id, { balance: 0n, seq: 0n, asset: a.normal_side === 'debit' }]))
  for (const move of moves) {
    const debit = state.get(move.debit)
    const credit = state.get(move.credit)
    if (!debit || !credit || debit === credit || move.amount <= 0n) {
      wrong.push(`I2 move ${move.id} does not take from one account and give to another`)
      continue
    }
    for (const [side, account] of [
      ['debit', debit],
      ['credit', credit],
    ] as const) {
      account.balance += account.asset === (side === 'debit') ? move.amount : -move.amount
      account.seq += 1n
      if (account.balance < 0n) wrong.push(`I4 move ${move.id} overdraws`)
      if (account.balance !== move[`${side}_after`] || account.seq !== move[`${side}_seq`])
        wrong.push(`I3 move ${move.id} tells another ${side}`)
    }
  }
  for (const { id, code, balance, seq } of accounts) {
    const folded = state.get(id)
    if (folded?.balance !== balance || folded.seq !== seq) wrong.push(`I3 ${code} holds ${balance}, its moves say ${folded?.balance}`)
  }
  return wrong
}

function chain({ batches, moves, head }: Picture): string[] {
  let hash: Buffer = Buffer.alloc(32)
  let next = 1n
  let at = 0
  for (const batch of batches) {
    const own = moves.slice(at, at + batch.moves)
    at += own.length
    const whole =
      batch.number === next && own.length === batch.moves && own.every((move) => move.batch === next) && own[0]?.id === batch.first_move
    if (!whole || !commitBatch(next, batch.salt, own).equals(batch.commitment))
      return [`I9 batch ${batch.number} is not as it was committed`]
    hash = extendChain(hash, batch.commitment)
    if (!hash.equals(batch.chain)) return [`I9 batch ${batch.number} does not follow from the one before`]
    next += 1n
  }
  if (at !== moves.length) return [`I9 ${moves.length - at} moves are in no batch`]
  return head.batch === next - 1n && head.hash.equals(hash) ? [] : ['I9 the head is not the last batch']
}

function keys({ keys: kept }: Picture, sent: readonly Sent[]): string[] {
  const wrong: string[] = []
  const known = new Map(kept.map(({ key, reply }) => [key, reply]))
  const asked = new Set(sent.map(({ key }) => key))
  for (const { key, answer } of sent) {
    if (answer !== null && known.get(key) !== answer)
      wrong.push(`I5 ${key} was acknowledged with ${answer} and is kept as ${known.get(key)}`)
  }
  for (const key of known.keys()) if (!asked.has(key)) wrong.push(`I6 ${key} was never sent`)
  return wrong
}
