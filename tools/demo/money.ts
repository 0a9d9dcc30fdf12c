/** Deposits, plans and withdrawals of invented people, posted in the order of their days, each with the clock set to its day. */
import { addSeconds } from '#kernel/clock'
import { newId } from '#kernel/id'
import { type Cents, cents } from '#kernel/money'
import {
  changeState,
  type Entry,
  entries,
  type Group,
  ledgerFunctions,
  openPost,
  recordTransaction,
  type Transaction,
  toTransaction,
} from '#server/ledger'
import type { Database } from '#server/store'
import type { Person } from './people.ts'

type Kind = 'deposit' | 'pending_deposit' | 'withdrawal' | 'pending_withdrawal'
type Event = { readonly person: Person; readonly kind: Kind; readonly at: Date; readonly amount: Cents }

/** Groups that are on their way at once: a batch of the ledger takes as many as came. */
const AT_ONCE = 1_000

/** The history of the nth person: all deposit; some request withdrawals, and some of those are still pending. */
function lifeOf(person: Person, n: number): Event[] {
  const amount = cents(BigInt(10_000 + ((n * 7_919) % 490_000)))
  const event = (kind: Kind, hours: number, share: bigint): Event => ({
    person,
    kind,
    at: addSeconds(person.created_at, hours * 3_600),
    amount: cents((amount * share) / 100n),
  })
  return [
    event('deposit', 1, 100n),
    ...(n % 3 === 0 ? [event('withdrawal', 12, 20n)] : []),
    ...(n % 50 === 0 ? [event('pending_withdrawal', 14, 10n)] : []),
    ...(n % 60 === 0 ? [event('pending_deposit', 15, 40n)] : []),
  ]
}

/** Returns how many transactions were written. */
export async function movePaper(database: Database, people: readonly Person[]): Promise<number> {
  let today = people[0]?.created_at ?? new Date(0)
  const clock = { now: () => today, monotonic: () => performance.now() }
  const { post, idle } = openPost({ database, clock, claims: new Set(ledgerFunctions.claims), records: new Set(ledgerFunctions.records) })
  const events = people.flatMap(lifeOf).sort((one, other) => one.at.getTime() - other.at.getTime())
  for (let from = 0; from < events.length; from += AT_ONCE) {
    const slice = events.slice(from, from + AT_ONCE)
    today = slice.at(-1)?.at ?? today
    const verdicts = await Promise.all(slice.map((event) => post(groupOf(event))))
    const refused = verdicts.find((verdict) => 'refused' in verdict)
    if (refused) throw new Error(`the ledger refused: ${JSON.stringify(refused)}`)
  }
  await idle()
  return events.length
}

function groupOf({ person: { id: user_id }, kind, at, amount }: Event): Group {
  const id = newId(at)
  const pending = kind.startsWith('pending')
  const incoming = kind.endsWith('deposit')
  const row = toTransaction({
    id,
    user_id,
    created_at: at,
    effective_at: at,
    amount,
    type: incoming ? 'credit' : 'debit',
    account: 'main',
    origin: 'rail',
    state: pending || !incoming ? 'awaiting_approval' : 'settled',
    method: incoming ? 'card' : 'bank',
    ...(incoming ? {} : { expires_at: addSeconds(at, 900), narration: 'Demo' }),
  })
  return {
    keys: [{ key: incoming ? `deposit/${id}` : `withdrawal/${id}`, on_repeat: 'refuse' }, ...endsWith(row, incoming, pending)],
    body_sha: null,
    entries: movesOf(row, pending),
    claims: [],
    records: [recordTransaction(row, 'member'), ...paidOut(row, incoming || pending ? null : addSeconds(at, 3_600))],
    reply: null,
    effective_at: at,
  }
}

function paidOut(row: Transaction, at: Date | null): Group['records'] {
  return at ? [changeState(row, { state: 'settled', at, by: 'administrator' }).record] : []
}

/** What has ended may not end again. */
function endsWith({ id }: Transaction, incoming: boolean, pending: boolean): Group['keys'] {
  return pending ? [] : [{ key: incoming ? `deposit/${id}/settle` : `withdrawal/${id}/end`, on_repeat: 'refuse' }]
}

function movesOf({ id, user_id, type, amount }: Transaction, pending: boolean): Entry[] {
  if (type === 'credit') return pending ? [] : [entries.depositSettle(user_id, amount, id)]
  const hold = entries.withdrawalHold(user_id, amount, id)
  return pending ? [hold] : [hold, entries.withdrawalPay(user_id, amount, id)]
}
