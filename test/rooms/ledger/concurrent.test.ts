/**
 * The same steps, many at once, on two nodes over one PostgreSQL. Which of them win is not predicted; that what was accepted is all that
 * happened is: the balances must be the sum of the accepted answers, each counted once, however often it was sent.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomBelow } from '#kernel/id'
import { cents } from '#kernel/money'
import { isRefused } from '#kernel/refusal'
import { member } from '#server/ledger'
import { fund } from '#server/treasury'
import { testStore } from '#test/support/database.ts'
import { is_whole } from '#test/support/whole.ts'
import { check } from './checker.ts'
import { PLANS } from './model.ts'
import { type Node, openRooms, type Person, type Rooms, tally } from './rooms.ts'
import {
  arbitraries,
  BUDGET,
  type Call,
  callsOf,
  MEMBERS,
  matureDue,
  PURSE,
  quoteExit,
  RESERVE,
  type Step,
  setMaturityInstruction,
} from './steps.ts'

const ROUNDS = Number(process.env.LEDGER_RUNS ?? (is_whole ? 3 : 2)) * 4
const AT_ONCE = 40
const SEED = Number(process.env.LEDGER_SEED ?? randomBelow(2 ** 31))
const REFUSALS = [
  'invalid',
  'insufficient_balance',
  'fully_subscribed',
  'wrong_status',
  'quote_expired',
  'wrong_code',
  'too_many',
  'unavailable',
]

type Row = { id: string; user_id: string; principal: bigint; promised: bigint; status: string; paid: bigint | null }
type Effects = Map<string, bigint>

function book(effects: Effects, from: string, to: string, amount: bigint): void {
  effects.set(from, (effects.get(from) ?? 0n) - amount)
  effects.set(to, (effects.get(to) ?? 0n) + amount)
}

describe('two nodes on one PostgreSQL', () => {
  const store = testStore('postgresql')

  it(`do together exactly what they accepted, in ${ROUNDS} rounds of ${AT_ONCE} calls at once (seed ${SEED})`, async () => {
    const place = await store.place()
    const rooms = openRooms(await store.open(place))
    const nodes = [rooms, rooms.openNode(await store.open(place))] as const
    await rooms.fundReserve(cents(RESERVE))
    await fund(
      rooms.treasury,
      { account: 'adjustment:budget', direction: 'add', amount: cents(BUDGET), actor: null },
      { key: 'test/budget' },
    )
    const people: Person[] = []
    for (let n = 0; n < MEMBERS; n += 1) people.push(await rooms.person(cents(PURSE)))
    const effects: Effects = new Map()
    for (const [code, balance] of await rooms.balances()) effects.set(code, code.startsWith('custody') ? -balance : balance)
    const run = { rooms, nodes, people, effects, words: [] as string[] }
    const batches = fc.sample(fc.array(fc.oneof(...arbitraries), { minLength: AT_ONCE, maxLength: AT_ONCE }), {
      numRuns: ROUNDS,
      seed: SEED,
    })
    for (const steps of batches) {
      rooms.time.advance(20)
      const lists = await listed(rooms)
      await Promise.all(steps.map((step, n) => take(step, n, run, lists)))
      expect(await check(rooms.database)).toEqual([])
    }
    await matured(rooms, effects)
    const actual = await rooms.balances()
    const nonZero = (of: ReadonlyMap<string, bigint>) =>
      [...of].filter(([, balance]) => balance !== 0n).sort(([a], [b]) => (a < b ? -1 : 1))
    expect(nonZero(actual)).toEqual(nonZero(effects).map(([code, balance]) => [code, code.startsWith('custody') ? -balance : balance]))
    expect(await rooms.findings()).toEqual([])
    const counts = tally(run.words)
    if (process.env.LEDGER_RUNS) console.error(counts)
    for (const word of REFUSALS) delete counts[word]
    const known = ['awaiting_approval', 'cancelled', 'declined', 'deleted', 'done', 'settled', 'unconfirmed']
    expect(Object.keys(counts).filter((word) => !known.includes(word))).toEqual([])
  }, 3_600_000)
})

async function listed(rooms: Rooms) {
  const investments = await rooms.database.query<Row>(
    'SELECT id, user_id, principal, promised, status, paid FROM investment ORDER BY started_at DESC, id LIMIT 12',
  )
  const withdrawals = await rooms.database.query<{ id: string; user_id: string; amount: bigint; state: string }>(
    `SELECT id, user_id, amount, state FROM member_transaction WHERE origin = 'rail' AND type = 'debit' ORDER BY created_at DESC, id LIMIT 12`,
  )
  return { investments, withdrawals }
}

type Run = {
  readonly rooms: Rooms
  readonly nodes: readonly [Node, Node]
  readonly people: readonly Person[]
  readonly effects: Effects
  readonly words: string[]
}

async function take(step: Step, n: number, run: Run, lists: Awaited<ReturnType<typeof listed>>): Promise<void> {
  const { rooms, nodes, people, effects, words } = run
  const calls = callsOf(rooms)
  const node = nodes[n % 2 ? 1 : 0]
  const person = (at: number): Person => people[at % people.length] ?? { user_id: '', email: '' }
  const pocket = (at: number, name: Parameters<typeof member>[1]): string => member(person(at).user_id, name)
  /** Sends it to both nodes at once where the step says so, and books its effect once if it was accepted. */
  const send = async (call: Call, accepted: (text: string) => void, twice: boolean): Promise<string | null> => {
    const all = await Promise.all((twice ? nodes : [node]).map((one) => call(one)))
    words.push(...all.map(({ outcome }) => outcome))
    const texts = new Set(all.flatMap(({ text }) => text ?? []))
    expect(texts.size).toBeLessThanOrEqual(1)
    expect(all.filter(({ text, replayed }) => text !== null && !replayed).length).toBe(texts.size)
    const [text] = texts
    if (text === undefined) return null
    accepted(text)
    return all.find(({ id }) => id !== null)?.id ?? null
  }
  switch (step.do) {
    case 'deposit': {
      const amount = BigInt(step.cents)
      const id = await send(calls.deposit(person(step.who), amount), () => {}, false)
      if (id)
        await send(
          calls.pay(person(step.who), id, step.approve),
          () => step.approve && book(effects, 'custody:sandbox', pocket(step.who, 'main'), amount),
          true,
        )
      return
    }
    case 'subscribe': {
      const plan = PLANS[step.plan]
      const principal = step.size.is === 'exact' ? BigInt(step.size.cents) : 10_000n
      // What it locks and promises is booked from its row, at the end.
      if (plan) await send(calls.subscribe(person(step.who), plan.id, principal), () => {}, step.twice)
      return
    }
    case 'liquidate': {
      const found = lists.investments[step.nth % Math.max(1, lists.investments.length)]
      if (!found) return
      const owner = { user_id: found.user_id, email: '' }
      const quote = step.quoted ? await quoteExit(node.plans, { user_id: found.user_id, investment_id: found.id }) : null
      await send(calls.liquidate(owner, found.id, quote && !isRefused(quote) ? quote.quote : undefined), () => {}, step.twice)
      return
    }
    case 'instruct': {
      const found = lists.investments[step.nth % Math.max(1, lists.investments.length)]
      if (found)
        await setMaturityInstruction(node.plans, { user_id: found.user_id, investment_id: found.id, instruction: step.instruction })
      return
    }
    case 'advance':
      return rooms.time.advance(step.seconds)
    case 'jump':
      return rooms.time.jump(Math.abs(step.seconds))
    case 'mature':
      await Promise.all(nodes.map((one) => matureDue(one.plans)))
      return
    case 'lapse':
      await Promise.all(nodes.map((one) => one.funding.lapseWithdrawals()))
      return
    case 'withdraw':
      await send(calls.withdraw(person(step.who), step.size.is === 'exact' ? BigInt(step.size.cents) : 5_000n), () => {}, step.twice)
      return
    case 'confirm':
    case 'cancel':
    case 'approve':
    case 'decline':
    case 'delete': {
      const found = lists.withdrawals[step.nth % Math.max(1, lists.withdrawals.length)]
      const owner = people.find(({ user_id }) => user_id === found?.user_id)
      if (found && owner) await send(calls[step.do](owner, found.id), () => {}, step.twice)
      return
    }
    case 'adjust': {
      const { who, account, type } = step
      const own = pocket(who, account)
      const [from, to] = type === 'credit' ? ['adjustment:budget', own] : [own, 'adjustment:budget']
      await send(
        calls.adjust(person(who), account, type, BigInt(step.cents)),
        () => book(effects, from, to, BigInt(step.cents)),
        step.twice,
      )
      return
    }
    case 'transfer': {
      const { who, from } = step
      await send(
        calls.transfer(person(who), from, BigInt(step.cents)),
        () => book(effects, pocket(who, from), pocket(who, 'main'), BigInt(step.cents)),
        step.twice,
      )
      return
    }
    case 'fund': {
      const add = step.direction === 'add'
      const booked = () =>
        book(effects, add ? 'custody:sandbox' : 'reserve:free', add ? 'reserve:free' : 'custody:sandbox', BigInt(step.cents))
      await send(calls.fund(step.direction, BigInt(step.cents)), booked, step.twice)
      return
    }
    case 'repeat':
    case 'crash':
  }
}

/** Investments and withdrawals by their rows: they show who won a race, and each row may have had its effects once. */
async function matured(rooms: Rooms, effects: Effects): Promise<void> {
  for (const { user_id, principal, promised, status, paid } of await rooms.database.query<Row>('SELECT * FROM investment')) {
    const [main, locked] = [member(user_id, 'main'), member(user_id, 'locked')]
    book(effects, main, locked, principal)
    book(effects, 'reserve:free', 'reserve:committed', promised)
    if (status === 'active') continue
    book(effects, locked, main, principal)
    book(effects, 'reserve:committed', main, paid ?? 0n)
    book(effects, 'reserve:committed', 'reserve:free', promised - (paid ?? 0n))
  }
  const rows = await rooms.database.query<{ user_id: string; amount: bigint; state: string }>(
    `SELECT user_id, amount, state FROM member_transaction WHERE origin = 'rail' AND type = 'debit'`,
  )
  for (const { user_id, amount, state } of rows) {
    book(effects, member(user_id, 'main'), member(user_id, 'held'), amount)
    if (state === 'settled') book(effects, member(user_id, 'held'), 'custody:sandbox', amount)
    else if (!['unconfirmed', 'awaiting_approval'].includes(state)) book(effects, member(user_id, 'held'), member(user_id, 'main'), amount)
  }
}
