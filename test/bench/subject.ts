/** Our side: the real `post` with keys, chain, triggers, rights and journal; and subscriptions through the real use case. */
import { createHash } from 'node:crypto'
import type { Clock } from '#kernel/clock'
import { newId } from '#kernel/id'
import { type Cents, cents } from '#kernel/money'
import { singleFlight } from '#kernel/single-flight'
import { CLAIM_ACTIVE } from '#server/identity'
import { type AccountCode, entries, type Group, member, openPost, type Verdict } from '#server/ledger'
import { plansRoom, readTerms, subscribe } from '#server/plans'
import { type Database, sealer } from '#server/store'
import { transactionsRoom } from '#server/transactions'
import { fund, treasuryRoom } from '#server/treasury'
import { ACCOUNTS, pickHot, pickTwo } from './accounts.ts'

const START = 1_000_000_000n

export async function openSubject(database: Database, clock: Clock) {
  const all = [transactionsRoom, plansRoom, treasuryRoom].map(({ ledger }) => ledger)
  const { post } = openPost({
    database,
    clock,
    claims: new Set([...all.flatMap((functions) => functions.claims), CLAIM_ACTIVE]),
    records: new Set([...all.flatMap((functions) => functions.records), 'store_record_outbox']),
  })
  const users = Array.from({ length: ACCOUNTS }, () => newId())
  await database.query(
    `INSERT INTO users (id, email, first_name, last_name, referral_code, status, password_hash, created_at, updated_at)
     SELECT id, id || '@bench.test', '', '', id::text, 'active', '$argon2id$none', now(), now() FROM unnest($1::uuid[]) AS id`,
    [users],
  )
  const main = (number: number): AccountCode => member(users[number - 1] ?? '', 'main')
  await Promise.all(users.map((user) => accepted(post(bare([entries.depositSettle(user, cents(START), newId())])))))
  await fund(
    { database, post, clock },
    { account: 'reserve:free', direction: 'add', amount: cents(9_000_000_000_000n), actor: null },
    { key: 'bench/reserve' },
  )

  const transfer = ([debit, credit]: readonly [number, number]): Promise<void> =>
    accepted(post(bare([{ kind: 'transfer', debit: main(debit), credit: main(credit), amount: cents(1n), ref: newId() }])))

  const plans = {
    database,
    post,
    clock,
    business: { now: async () => clock.now() },
    sealer: sealer('a secret key for benchmarks, long enough'),
    readTerms: singleFlight(() => readTerms(database.query)),
    quote_keys: [Buffer.alloc(32)] as const,
  }
  const buy = async (): Promise<void> => {
    const user_id = users[pickTwo()[0] - 1] ?? ''
    const once = {
      key: `http/${user_id}/subscribe/${newId()}`,
      body_sha: createHash('sha256').update(user_id).digest(),
      encode: () => '{}',
    }
    const outcome = await subscribe(plans, { user_id, plan: 'starter', principal: cents(10_000n) as Cents }, once)
    if ('refused' in outcome) throw new Error(outcome.refused)
  }
  return { uniform: () => transfer(pickTwo()), hot: () => transfer(pickHot()), subscribe: buy, close: () => database.close() }
}

function bare(list: Group['entries']): Group {
  return {
    keys: [{ key: `bench/${newId()}`, on_repeat: 'refuse' }],
    body_sha: null,
    entries: list,
    claims: [],
    records: [],
    reply: null,
    effective_at: new Date(0),
  }
}

async function accepted(verdict: Promise<Verdict>): Promise<void> {
  const outcome = await verdict
  if (!('posted' in outcome)) throw new Error(JSON.stringify(outcome))
}
