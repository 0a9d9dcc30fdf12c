/**
 * Two ledgers of the same 10,000 accounts, picked the same way. Ours: the real `post` with keys, chain, triggers, rights and journal, and
 * subscriptions through the real use case. The ordinary one: eight connections, one transaction a transfer, two rows locked, three rows
 * inserted, two updated; bigint ids, foreign keys, the usual indexes, a unique idempotency key.
 */
import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Clock } from '#kernel/clock'
import { newId, randomBelow } from '#kernel/id'
import { type Cents, cents } from '#kernel/money'
import { singleFlight } from '#kernel/single-flight'
import { CLAIM_ACTIVE } from '#server/identity'
import { type AccountCode, entries, type Group, member, openPost, type Verdict } from '#server/ledger'
import { plansRoom, readTerms, subscribe } from '#server/plans'
import { type Database, sealer } from '#server/store'
import { transactionsRoom } from '#server/transactions'
import { fund, treasuryRoom } from '#server/treasury'
import { onServer, urlOf } from '../../support/on-server.ts'
import { fillPeople } from './fill.ts'

const ACCOUNTS = 10_000
const HOT = 1

/** Two different accounts, uniformly; numbered from 1. */
function pickTwo(): readonly [number, number] {
  const first = randomBelow(ACCOUNTS) + 1
  const second = randomBelow(ACCOUNTS - 1) + 1
  return [first, second >= first ? second + 1 : second]
}

/** All members pay into one account. */
function pickHot(): readonly [number, number] {
  return [randomBelow(ACCOUNTS - 1) + 2, HOT]
}

const CONNECTIONS = 8

const SCHEMA = `
  CREATE TABLE account (id bigint PRIMARY KEY, balance bigint NOT NULL CHECK (balance >= 0));
  CREATE TABLE transfer (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, debit bigint NOT NULL REFERENCES account, credit bigint NOT NULL REFERENCES account,
    amount bigint NOT NULL CHECK (amount > 0), idempotency_key text NOT NULL UNIQUE, at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE posting (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, transfer bigint NOT NULL REFERENCES transfer, account bigint NOT NULL REFERENCES account, amount bigint NOT NULL);
  CREATE INDEX posting_account ON posting (account, id);
  INSERT INTO account SELECT n, 1000000000 FROM generate_series(1, ${ACCOUNTS}) n;`

export async function openOrdinary(url: string) {
  const name = 'clearterm_ordinary'
  await onServer(url, `CREATE DATABASE ${name}`)
  const pool = new pg.Pool({ connectionString: urlOf(url, name), max: CONNECTIONS })
  pool.on('error', () => {})
  await pool.query(SCHEMA)

  const transfer = async ([debit, credit]: readonly [number, number]): Promise<void> => {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      await client.query('SELECT id, balance FROM account WHERE id IN ($1, $2) ORDER BY id FOR UPDATE', [debit, credit])
      const created = await client.query(
        'INSERT INTO transfer (debit, credit, amount, idempotency_key) VALUES ($1, $2, 1, $3) RETURNING id',
        [debit, credit, newId()],
      )
      const id = created.rows[0].id
      await client.query('INSERT INTO posting (transfer, account, amount) VALUES ($1, $2, -1)', [id, debit])
      await client.query('INSERT INTO posting (transfer, account, amount) VALUES ($1, $2, 1)', [id, credit])
      await client.query('UPDATE account SET balance = balance - 1 WHERE id = $1', [debit])
      await client.query('UPDATE account SET balance = balance + 1 WHERE id = $1', [credit])
      await client.query('COMMIT')
    } finally {
      client.release()
    }
  }
  return { uniform: () => transfer(pickTwo()), hot: () => transfer(pickHot()), close: () => pool.end() }
}

const START = 1_000_000_000n

export async function openOurs(database: Database, clock: Clock) {
  const all = [transactionsRoom, plansRoom, treasuryRoom].map(({ ledger }) => ledger)
  const { post } = openPost({
    database,
    clock,
    claims: new Set([...all.flatMap((functions) => functions.claims), CLAIM_ACTIVE]),
    records: new Set([...all.flatMap((functions) => functions.records), 'store_record_outbox']),
  })
  const users = Array.from({ length: ACCOUNTS }, () => newId())
  await fillPeople(database, users)
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
  return { uniform: () => transfer(pickTwo()), hot: () => transfer(pickHot()), subscribe: buy }
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
