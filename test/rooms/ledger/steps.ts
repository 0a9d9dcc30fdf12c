/** Steps of a run as plain values, their arbitraries, and what each does in the real rooms. A step names people and records by number. */
import fc from 'fast-check'
import { newId } from '#kernel/id'
import { cents } from '#kernel/money'
import { isRefused } from '#kernel/refusal'
import { replayOf } from '#server/ledger'
import { liquidate, matureDue, subscribe } from '#server/plans'
import { fund } from '#server/treasury'
import { quoteExit } from '../../../src/server/plans/liquidate.ts'
import { setMaturityInstruction } from '../../../src/server/plans/mature.ts'
import type { Adjustable, Instruction } from './model.ts'
import { BOSS, type Node, once, type Person, type Rooms, SELECTED } from './rooms.ts'

export const MEMBERS = 3
export const RESERVE = 20_000n
export const BUDGET = 30_000n
/** What each member starts with. */
export const PURSE = 90_000n

export type Size =
  | { readonly is: 'exact'; readonly cents: number }
  /** As much as there is, or a few cents more or less. */
  | { readonly is: 'edge'; readonly off: number }

export type Step =
  | { readonly do: 'deposit'; readonly who: number; readonly cents: number; readonly approve: boolean }
  | { readonly do: 'subscribe'; readonly who: number; readonly plan: 0 | 1; readonly size: Size; readonly twice: boolean }
  | { readonly do: 'liquidate'; readonly nth: number; readonly quoted: boolean; readonly wait: number; readonly twice: boolean }
  | { readonly do: 'instruct'; readonly nth: number; readonly instruction: Instruction }
  | { readonly do: 'advance'; readonly seconds: number }
  | { readonly do: 'jump'; readonly seconds: number }
  | { readonly do: 'mature' }
  | { readonly do: 'lapse' }
  | { readonly do: 'withdraw'; readonly who: number; readonly size: Size; readonly twice: boolean }
  | { readonly do: 'confirm' | 'cancel' | 'approve' | 'decline' | 'delete'; readonly nth: number; readonly twice: boolean }
  | {
      readonly do: 'adjust'
      readonly who: number
      readonly account: Adjustable
      readonly type: 'credit' | 'debit'
      readonly cents: number
      readonly twice: boolean
    }
  | { readonly do: 'transfer'; readonly who: number; readonly from: 'bonus' | 'earning'; readonly cents: number; readonly twice: boolean }
  | { readonly do: 'fund'; readonly direction: 'add' | 'take'; readonly cents: number; readonly twice: boolean }
  | { readonly do: 'repeat'; readonly nth: number; readonly other_body: boolean }
  | { readonly do: 'crash' }

const who = fc.nat({ max: MEMBERS - 1 })
const nth = fc.nat({ max: 30 })
const twice = fc.boolean()
const edge = fc.record({ is: fc.constant('edge' as const), off: fc.integer({ min: -3, max: 12 }) })
const size = (min: number, max: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ is: fc.constant('exact' as const), cents: fc.integer({ min, max }) }) },
    { weight: 2, arbitrary: edge },
  )
const is = <const Name extends string>(name: Name) => fc.constant(name)

export const arbitraries: readonly fc.Arbitrary<Step>[] = [
  fc.record({
    do: is('deposit'),
    who,
    cents: fc.integer({ min: 1, max: 90_000 }),
    approve: fc.integer({ max: 3, min: 0 }).map((n) => n > 0),
  }),
  fc.record({ do: is('subscribe'), who, plan: fc.constantFrom(0 as const, 0 as const, 1 as const), size: size(9_000, 60_000), twice }),
  fc.record({ do: is('subscribe'), who, plan: fc.constant(0 as const), size: size(10_000, 50_000), twice }),
  fc.record({ do: is('subscribe'), who, plan: fc.constant(0 as const), size: size(10_000, 20_000), twice }),
  fc.record({ do: is('liquidate'), nth, quoted: fc.boolean(), wait: fc.constantFrom(0, 1, 59, 60, 61, 3_600), twice }),
  fc.record({
    do: is('instruct'),
    nth,
    instruction: fc.constantFrom('pay_out' as const, 'reinvest_principal' as const, 'reinvest_all' as const),
  }),
  fc.record({ do: is('advance'), seconds: fc.constantFrom(7, 299, 601, 899, 901) }),
  fc.record({
    do: is('jump'),
    seconds: fc.oneof(fc.integer({ min: 3_600, max: 900_000 }), fc.constantFrom(7 * 86_400, 31 * 86_400, -3_600)),
  }),
  fc.record({ do: is('mature') }),
  fc.record({ do: is('lapse') }),
  fc.record({ do: is('withdraw'), who, size: size(1, 40_000), twice }),
  fc.record({ do: is('withdraw'), who, size: size(500, 20_000), twice }),
  fc.record({ do: is('confirm'), nth, twice }),
  fc.record({ do: is('confirm'), nth, twice }),
  fc.record({ do: is('cancel'), nth, twice }),
  fc.record({ do: is('approve'), nth, twice }),
  fc.record({ do: is('decline'), nth, twice }),
  fc.record({ do: is('delete'), nth, twice }),
  fc.record({
    do: is('adjust'),
    who,
    account: fc.constantFrom('main' as const, 'bonus' as const, 'earning' as const),
    type: fc.constantFrom('credit' as const, 'credit' as const, 'debit' as const),
    cents: fc.integer({ min: 1, max: 12_000 }),
    twice,
  }),
  fc.record({
    do: is('transfer'),
    who,
    from: fc.constantFrom('bonus' as const, 'earning' as const),
    cents: fc.integer({ min: 1, max: 9_000 }),
    twice,
  }),
  fc.record({
    do: is('fund'),
    direction: fc.constantFrom('add' as const, 'take' as const),
    cents: fc.integer({ min: 1, max: 9_000 }),
    twice,
  }),
  fc.record({ do: is('repeat'), nth, other_body: fc.boolean() }),
  fc.record({ do: is('crash') }),
]

/** What came of a call: the state that it reached or the refusal's name, whether it was a repeat's answer, and whose record it is. */
export type Done = { readonly outcome: string; readonly replayed: boolean; readonly id: string | null; readonly text: string | null }

/** One call to the rooms, which can be made again under the same key, by any node. */
export type Call = (node: Node, body?: string) => Promise<Done>

type Reply = Parameters<ReturnType<typeof once>['encode']>[0]

/** As the server does it: a refused repeat of what was accepted gets the first answer. */
function calling(rooms: Rooms, user_id: string, work: (node: Node, keyed: ReturnType<typeof once>) => Promise<object>): Call {
  const key = newId()
  return async (node, body = 'body') => {
    const keyed = once(user_id, key, body)
    const outcome = await work(node, keyed)
    const last: object = isRefused(outcome) ? ((await replayOf(rooms.database.query, keyed)) ?? outcome) : outcome
    if ('replayed' in last) return { ...fromText(String(last.replayed)), replayed: true }
    if ('refused' in last) return { outcome: String(last.refused), replayed: false, id: null, text: null }
    return { ...fromText(keyed.encode(last as Reply)), replayed: false }
  }
}

function fromText(text: string): Omit<Done, 'replayed'> {
  const { id, state } = JSON.parse(text) as { id?: string; state?: string }
  return { outcome: state ?? 'done', id: id ?? null, text }
}

/** The rooms' verbs with everything but the node and the key filled in. */
export function callsOf(rooms: Rooms) {
  const by = BOSS
  return {
    deposit: ({ user_id }: Person, amount: bigint): Call =>
      calling(rooms, user_id, (node, keyed) => node.funding.deposit({ user_id, amount: cents(amount), method: 'card' }, keyed)),
    pay: ({ user_id }: Person, transaction_id: string, approve: boolean): Call =>
      calling(rooms, user_id, (node, keyed) =>
        node.funding.payDeposit({ user_id, transaction_id, choice: approve ? 'approve' : 'decline' }, keyed),
      ),
    subscribe: ({ user_id }: Person, plan: string, principal: bigint): Call =>
      calling(rooms, user_id, (node, keyed) =>
        subscribe(
          node.plans,
          { user_id, plan, principal: cents(principal) },
          { ...keyed, encode: (bought) => keyed.encode({ id: bought.id, amount: bought.principal }) },
        ).then((bought) => ('principal' in bought ? { id: bought.id, amount: bought.principal } : bought)),
      ),
    liquidate: ({ user_id }: Person, investment_id: string, quote?: string): Call =>
      calling(rooms, user_id, (node, keyed) => liquidate(node.plans, { user_id, investment_id, quote }, keyed)),
    withdraw: ({ user_id }: Person, amount: bigint): Call =>
      calling(rooms, user_id, (node, keyed) =>
        node.funding.withdraw({ user_id, amount: cents(amount), method: 'wallet', selected_coin: SELECTED }, keyed),
      ),
    confirm: (person: Person, transaction_id: string): Call =>
      calling(rooms, person.user_id, (node, keyed) =>
        node.funding.confirmWithdrawal({ ...person, transaction_id, code: rooms.codeOf(transaction_id) }, keyed),
      ),
    cancel: ({ user_id }: Person, transaction_id: string): Call =>
      calling(rooms, user_id, (node, keyed) => node.funding.cancelWithdrawal({ user_id, transaction_id }, keyed)),
    approve: (_: Person, transaction_id: string): Call =>
      calling(rooms, by.user_id, (node, keyed) => node.funding.approve({ transaction_id, by }, keyed)),
    decline: (_: Person, transaction_id: string): Call =>
      calling(rooms, by.user_id, (node, keyed) => node.funding.decline({ transaction_id, by }, keyed)),
    delete: (_: Person, transaction_id: string): Call =>
      calling(rooms, by.user_id, (node, keyed) => node.funding.deleteTransaction({ transaction_id, by }, keyed)),
    adjust: ({ user_id }: Person, account: Adjustable, type: 'credit' | 'debit', amount: bigint): Call =>
      calling(rooms, by.user_id, (node, keyed) =>
        node.funding.adjust({ user_id, account, type, amount: cents(amount), narration: 'Test', by }, keyed),
      ),
    transfer: ({ user_id }: Person, from: 'bonus' | 'earning', amount: bigint): Call =>
      calling(rooms, user_id, (node, keyed) => node.funding.transfer({ user_id, from, amount: cents(amount) }, keyed)),
    fund: (direction: 'add' | 'take', amount: bigint): Call =>
      calling(rooms, by.user_id, (node, keyed) =>
        fund(
          node.treasury,
          { account: 'reserve:free', direction, amount: cents(amount), actor: null },
          { ...keyed, encode: (created) => keyed.encode(created.amount) },
        ),
      ),
  }
}

export { matureDue, quoteExit, setMaturityInstruction }
