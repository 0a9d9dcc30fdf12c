/** Posts the deposits, plans and withdrawals of invented people, with the clock set to each one's day. */
import { addSeconds } from '#kernel/clock'
import { newId } from '#kernel/id'
import { isRefused } from '#kernel/refusal'
import { type Entry, entries, type Group, openPost, type Verdict } from '#server/ledger'
import { matureDue, openPlans, type PlansDependencies, subscribe } from '#server/plans'
import { type Database, sealer } from '#server/store'
import { changeState, recordTransaction, type Transaction, toTransaction } from '#server/transactions'
import { claims, records } from '../../src/server/rooms.ts'
import type { Event } from './people.ts'

/** Groups posted together; the ledger puts them into one batch. */
const AT_ONCE = 1_000
const DAY_MS = 86_400_000

/**
 * Plays the events in order, day by day: what falls due is paid first, as the jobs of a running platform do. Returns how many transactions
 * were written.
 */
export async function movePaper(database: Database, events: readonly Event[], secret_key: string): Promise<number> {
  let today = new Date(0)
  const clock = { now: () => today, monotonic: () => performance.now() }
  const business = { now: async () => today }
  const { post, idle } = openPost({ database, clock, claims, records })
  const plans = openPlans({ database, post, clock, business, sealer: sealer(secret_key), secret_key })
  for (const ofDay of byDay(events)) {
    today = ofDay[0]?.at ?? today
    await matureDue(plans)
    for (let from = 0; from < ofDay.length; from += AT_ONCE) {
      const slice = ofDay.slice(from, from + AT_ONCE)
      today = slice.at(-1)?.at ?? today
      await Promise.all(slice.filter(({ kind }) => kind !== 'plan').map(async (event) => mustPost(await post(groupOf(event)))))
      await Promise.all(slice.filter(({ kind }) => kind === 'plan').map((event) => buy(plans, event)))
    }
  }
  today = new Date(Math.max(today.getTime(), Date.now()))
  await matureDue(plans)
  await idle()
  return events.length
}

function byDay(events: readonly Event[]): Event[][] {
  const days = new Map<number, Event[]>()
  for (const event of [...events].sort((one, other) => one.at.getTime() - other.at.getTime())) {
    const day = Math.floor(event.at.getTime() / DAY_MS)
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return [...days.values()]
}

function mustPost(verdict: Verdict): void {
  if ('refused' in verdict) throw new Error(`the ledger refused: ${JSON.stringify(verdict)}`)
}

async function buy(plans: PlansDependencies, { person: { id: user_id }, plan, amount: principal }: Event): Promise<void> {
  const key = { key: `demo/${newId()}`, body_sha: new Uint8Array(32), encode: () => '' }
  const outcome = await subscribe(plans, { user_id, plan: plan ?? 'starter', principal }, key)
  if (isRefused(outcome)) throw new Error(`the plan was refused: ${outcome.refused}`)
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
