/** The dry run of an administrator's decisions and the decisions themselves agree, in any order, on any mix of transactions. */
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import type { Replayed } from '#kernel/idempotency'
import { causeOf, isRefused, type Refused } from '#kernel/refusal'
import type { Transaction } from '#server/transactions'
import { onStore } from '#test/support/database.ts'
import {
  administrator,
  askWithdrawal,
  asTransaction,
  confirmed,
  type FundingRoom,
  once,
  openRoom,
  outcomeOf,
  type Person,
  usd,
} from './room.ts'

type By = ReturnType<typeof administrator>
const actions = ['approve', 'decline', 'delete'] as const
type Action = (typeof actions)[number]

const kinds = ['deposit', 'unconfirmed', 'withdrawal', 'frozen', 'declined', 'settled', 'referred', 'absent'] as const
const rows = fc.array(fc.record({ kind: fc.constantFrom(...kinds), dollars: fc.integer({ min: 1, max: 60 }), owner: fc.nat(1) }), {
  minLength: 1,
  maxLength: 6,
})
const cases = fc.record({
  rows,
  action: fc.constantFrom(...actions),
  /** Two administrators, so that more than the threshold needs the second one. */
  second: fc.boolean(),
  threshold: fc.integer({ min: 0, max: 120 }),
  day: fc.integer({ min: 1, max: 120 }),
  all: fc.integer({ min: 1, max: 200 }),
})

onStore((store) => {
  let room: FundingRoom
  beforeAll(async () => {
    room = await openRoom(store)
  })

  it('agrees with the decisions that follow it, reason by reason', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ rows: wanted, action, second, threshold, day, all }) => {
        const by = await signedUp(room)
        const owners = [await room.person(usd(500)), await room.person(usd(500))]
        const ids: string[] = []
        for (const row of wanted) ids.push(await make(room, by, owners[row.owner] as Person, row))
        await administrators(room, by, second)
        const loose = { ...room.settings }
        const { all: limit, at_most } = await room.funding.readDepositLimits((await room.person()).user_id)
        Object.assign(room.settings, {
          four_eyes_threshold: usd(threshold),
          // What the owners have deposited today leaves their day this much room.
          deposit_limit_day: usd(500 + day),
          deposit_limit_all: limit - at_most + usd(all),
        })
        try {
          const earlier = { amount: 0n, deposits: new Map<string, bigint>() }
          const previews: unknown[] = []
          for (const transaction_id of ids)
            previews.push(wordOf(await room.funding.previewDecision({ transaction_id, action, by, earlier })))
          const acts: unknown[] = []
          for (const transaction_id of ids) acts.push(wordOf(await act(room, by, action, transaction_id)))
          expect(previews).toEqual(acts)
        } finally {
          Object.assign(room.settings, loose)
          await administrators(room, by, false)
        }
      }),
      { numRuns: 40, interruptAfterTimeLimit: 60_000 },
    )
    expect(await room.findings()).toEqual([])
  }, 120_000)
})

async function act({ funding }: FundingRoom, by: By, action: Action, transaction_id: string) {
  const asked = { transaction_id, by }
  if (action === 'approve') return funding.approve(asked, once(by.user_id))
  return action === 'decline' ? funding.decline(asked, once(by.user_id)) : funding.deleteTransaction(asked, once(by.user_id))
}

function wordOf(outcome: string | { readonly change_id: string } | Refused | Transaction | Replayed): unknown {
  if (typeof outcome === 'string') return outcome
  if (isRefused(outcome)) return [outcome.refused, causeOf(outcome)]
  return 'change_id' in outcome ? 'waiting' : 'done'
}

async function signedUp(room: FundingRoom): Promise<By> {
  const { user_id, email } = await room.person()
  return { ...administrator(), user_id, email }
}

/** Who may approve besides the one who decides. */
async function administrators(room: FundingRoom, by: By, second: boolean): Promise<void> {
  const { database } = room
  await database.query(`UPDATE users SET role = 'administrator' WHERE id = $1`, [by.user_id])
  await database.query(`UPDATE users SET role = 'member' WHERE role = 'administrator' AND id <> $1`, [by.user_id])
  if (!second) return
  await insertUser(room, { user_id: newId(), email: `${newId()}@example.test` }, { role: 'administrator', referred_by: null })
}

async function insertUser(
  { database, clock }: FundingRoom,
  { user_id, email }: Person,
  { role, referred_by }: { readonly role: string; readonly referred_by: string | null },
): Promise<void> {
  await database.query(
    `INSERT INTO users (id, email, first_name, last_name, referral_code, status, password_hash, role, referred_by, created_at, updated_at)
     VALUES ($1, $2, 'Test', 'Person', $3, 'active', '$argon2id$none', $4, $5, $6, $6)`,
    [user_id, email, user_id.slice(-12), role, referred_by, clock.now()],
  )
}

async function make(
  room: FundingRoom,
  by: By,
  owner: Person,
  { kind, dollars }: { readonly kind: (typeof kinds)[number]; readonly dollars: number },
): Promise<string> {
  const { funding, database } = room
  const amount = usd(dollars)
  const deposit = async ({ user_id }: Person): Promise<Transaction> =>
    asTransaction(await funding.deposit({ user_id, amount, method: 'card' }, once(user_id)))
  const { user_id } = owner
  switch (kind) {
    case 'deposit':
      return (await deposit(owner)).id
    case 'unconfirmed':
      return (await askWithdrawal(room, owner, amount)).id
    case 'withdrawal':
      return (await confirmed(room, owner, amount)).id
    case 'frozen': {
      const other = await room.person(usd(100))
      const { id } = await confirmed(room, other, amount)
      await database.query('UPDATE users SET frozen_at = now() WHERE id = $1', [other.user_id])
      return id
    }
    case 'declined': {
      const { id } = await deposit(owner)
      expect(outcomeOf(await funding.payDeposit({ user_id, transaction_id: id, choice: 'decline' }, once(user_id)))).toBe('declined')
      return id
    }
    case 'settled': {
      const other = await room.person()
      const { id } = await deposit(other)
      expect(
        outcomeOf(await funding.payDeposit({ user_id: other.user_id, transaction_id: id, choice: 'approve' }, once(other.user_id))),
      ).toBe('settled')
      return id
    }
    case 'referred': {
      const other = { user_id: newId(), email: `${newId()}@example.test` }
      await insertUser(room, other, { role: 'member', referred_by: by.user_id })
      return (await deposit(other)).id
    }
    case 'absent':
      return newId()
  }
}
