/** Rows as years of use would leave them, written in a few set-based statements. For reads only: the journal has no hash chain. */
import { systemClock } from '#kernel/clock'
import { newId } from '#kernel/id'
import { auditKey, openAudit } from '#server/audit'
import type { Database, Query, Queryable } from '#server/store'
import { SECRET_KEY } from '#test/support/assembled.ts'
import { connect } from '../../support/on-server.ts'

/** A statement is ended after three seconds. */
const PEOPLE = 2_000

/** Far beyond the numbers that the journal itself gives out. */
const FIRST = 1_000_000_000_000
/** Of those of one member: so many moves to a record. */
const [TO_A_TRANSACTION, TO_AN_INVESTMENT, TO_A_MESSAGE] = [5, 8, 10]

export type Crowd = {
  readonly members: readonly string[]
  readonly busy: string
  readonly moves: number
  readonly moves_each: number
  readonly moves_busy: number
}

/** `each`: moves of one member; `busy_share`: of all moves, the part that is the busy one's. */
type Size = { readonly moves: number; readonly each?: number; readonly busy_share?: number }

/** Members who deposit, buy, get paid and buy again, one of them far more than the others. */
export async function fillJournal(database: Queryable, { moves, each = 200, busy_share = 0.01 }: Size): Promise<Crowd> {
  const moves_busy = Math.round(moves * busy_share)
  const members = Array.from({ length: Math.round((moves - moves_busy) / each) }, () => newId())
  const busy = newId()
  const all = [...members, busy]
  await fillAccounts(database, all)
  const [{ made } = { made: 0n }] = await database.query<{ made: bigint }>('SELECT count(*) AS made FROM move WHERE id > $1', [FIRST])
  await makeMoves(database, members, FIRST + Number(made), each)
  await makeMoves(database, [busy], FIRST + Number(made) + members.length * each, moves_busy)
  await makeRecords(database, all, each)
  for (const table of ['users', 'account', 'move', 'member_transaction', 'investment', 'message']) await database.query(`ANALYZE ${table}`)
  return { members, busy, moves: members.length * each + moves_busy, moves_each: each, moves_busy }
}

/** People without a password, who never log in. */
export async function fillPeople(database: Queryable, users: readonly string[]): Promise<void> {
  for (const part of inSteps(users))
    await database.query(
      `INSERT INTO users (id, email, first_name, last_name, referral_code, status, password_hash, created_at, updated_at)
       SELECT id, id || '@bench.test', 'Bench', 'Member', id::text, 'active', '$argon2id$none', now(), now() FROM unnest($1::uuid[]) AS id`,
      [part],
    )
}

/** People with 100 of paper money in each account, and custody to match. */
export async function fillAccounts(database: Queryable, users: readonly string[]): Promise<void> {
  await fillPeople(database, users)
  for (const part of inSteps(users))
    await database.query(
      `INSERT INTO account (code, normal_side, owner, balance)
       SELECT 'member:' || id || ':' || pot, 'credit', id, 10000 FROM unnest($1::uuid[]) AS id, unnest(ARRAY['main', 'bonus', 'earning', 'locked', 'held']) AS pot`,
      [part],
    )
  await database.query(
    `INSERT INTO account (code, normal_side, balance) VALUES ('custody:sandbox', 'debit', 9000000000000), ('reserve:free', 'credit', 9000000000), ('reserve:committed', 'credit', 9000000000)
     ON CONFLICT (code) DO NOTHING`,
  )
  await database.query(`UPDATE account SET balance = balance + 50000 * $1::bigint WHERE code = 'custody:sandbox'`, [users.length])
}

function inSteps(users: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(users.length / PEOPLE) }, (_, at) => users.slice(at * PEOPLE, (at + 1) * PEOPLE))
}

/** Each does deposit, lock, unlock, pay in turn; the order of the journal goes round all of them. */
async function makeMoves(database: Queryable, users: readonly string[], after: number, each: number): Promise<void> {
  await database.query(
    `WITH member AS (
       SELECT m.owner, min(m.id) FILTER (WHERE m.code LIKE '%:main') AS main, min(m.id) FILTER (WHERE m.code LIKE '%:locked') AS locked,
         row_number() OVER (ORDER BY m.owner) AS n
       FROM account m WHERE m.owner = ANY ($1::uuid[]) GROUP BY m.owner
     ), fixed AS (
       SELECT (SELECT id FROM account WHERE code = 'custody:sandbox') AS custody, (SELECT id FROM account WHERE code = 'reserve:committed') AS committed
     ), step AS (
       SELECT $2::bigint + (s - 1) * $4::bigint + member.n AS id, s % 4 AS turn, s::double precision / $3::bigint AS done, member.*, fixed.* FROM member, fixed, generate_series(1, $3::bigint) AS s
     )
     INSERT INTO move (id, batch, debit, credit, amount, debit_seq, credit_seq, debit_after, credit_after, ref, kind, recorded_at, effective_at)
     SELECT id, id, CASE turn WHEN 1 THEN custody WHEN 2 THEN main WHEN 3 THEN locked ELSE committed END,
       CASE turn WHEN 2 THEN locked ELSE main END, 10000, id, id, 0, 0, md5(id::text)::uuid,
       CASE turn WHEN 1 THEN 'deposit.settle' WHEN 2 THEN 'plan.lock' WHEN 3 THEN 'plan.unlock' ELSE 'plan.pay' END,
       now() - (1 - done) * interval '400 days', now() - (1 - done) * interval '400 days'
     FROM step ORDER BY id`,
    [users, after, each, users.length],
  )
}

/** The records beside the money: transactions, open and ended investments, messages of which some are unread. */
async function makeRecords(database: Queryable, users: readonly string[], each: number): Promise<void> {
  await database.query(
    `INSERT INTO member_transaction (id, user_id, created_at, effective_at, updated_at, amount, type, account, origin, state, method)
     SELECT gen_random_uuid(), id, at, at, at, 10000, 'credit', 'main', 'rail', 'settled', 'card'
     FROM unnest($1::uuid[]) AS id, generate_series(1, $2::int) AS s, LATERAL (SELECT now() - (s - random()) / $2::int * interval '400 days' AS at) AS done`,
    [users, each / TO_A_TRANSACTION],
  )
  await database.query(
    `INSERT INTO investment (id, user_id, plan, terms_version, principal, promised, rate_bps, term_seconds, exit_share_bps, started_at, matures_at,
       status, paid, ended_at, bought_by, ended_by, updated_at)
     SELECT gen_random_uuid(), id, t.plan, t.version, 10000, 1000, t.rate_bps, t.term_seconds, t.exit_share_bps, at, at + make_interval(secs => t.term_seconds::double precision),
       CASE WHEN s <= 5 THEN 'active' ELSE 'liquidated' END, CASE WHEN s <= 5 THEN NULL ELSE 500 END, CASE WHEN s <= 5 THEN NULL ELSE now() END,
       gen_random_uuid(), CASE WHEN s <= 5 THEN NULL ELSE gen_random_uuid() END, now()
     FROM unnest($1::uuid[]) AS id, generate_series(1, $2::int) AS s, LATERAL (SELECT now() - s * interval '3 hours' AS at) AS begun,
       LATERAL (SELECT * FROM plan_terms WHERE plan = 'starter' ORDER BY version DESC LIMIT 1) AS t`,
    [users, Math.floor(each / TO_AN_INVESTMENT)],
  )
  await database.query(
    `INSERT INTO message (id, user_id, event, subject, body, is_read, created_at, updated_at, effective_at)
     SELECT gen_random_uuid(), id, 'deposit.settled', 'A message', 'Its text', s > 3, now() - s * interval '1 hour', now(), now()
     FROM unnest($1::uuid[]) AS id, generate_series(1, $2::int) AS s`,
    [users, each / TO_A_MESSAGE],
  )
}

/**
 * Past triggers and keys: each row would notify a member. While an instance runs, because its auditor stops all money writes over rows that
 * no journal explains.
 */
export async function openBypass(database_url: string) {
  const client = await connect(database_url)
  const query = async (text: string, values: readonly unknown[] = []) => (await client.query(text, [...values])).rows
  await query('SET session_replication_role = replica')
  return { query: query as Query, end: () => client.end() }
}

/** Of the line-up. */
const BOTS = 6
const [HOURS, POINTS, FILLS, DAYS] = [8_760, 10_000, 10_000, 6_000]

/**
 * The public rows of an instance some years old: candles of a year, of each bot a long curve and many fills, and scored forecasts of a
 * coin.
 */
export async function fillPublicRows(database_url: string): Promise<void> {
  const client = await openBypass(database_url)
  // Bots and models begin with the first prices.
  const waits = 'SELECT FROM bot_history, (SELECT FROM forecast_model LIMIT 1) AS models'
  while ((await client.query(waits)).length !== BOTS) await new Promise((resolve) => setTimeout(resolve, 500))
  await client.query(
    `INSERT INTO market_candle (source, interval, at, opens, highs, lows, closes, known_at, generated)
     SELECT 'SIMULATED 2', '1h', date_trunc('hour', now()) - n * interval '1 hour', p, p, p, p, now(), true
     FROM generate_series(1, ${HOURS}) AS n, (SELECT array_agg(50123456789012345 + c) AS p FROM generate_series(1, 15) AS c) AS prices ON CONFLICT DO NOTHING`,
  )
  await client.query(
    `INSERT INTO bot_equity (run_id, part, at, net, gross, hold, crp)
     SELECT id, 'since_release', date_trunc('hour', now()) - n * interval '1 hour', 1000000 + n, 1000000 + n, 1000000, 1000000
     FROM bot_run, generate_series(1, ${POINTS}) AS n ON CONFLICT DO NOTHING`,
  )
  await client.query(
    `INSERT INTO bot_fill (id, run_id, order_id, seq, symbol, side, opens, quantity, tick_id, at, tick_price, half_spread, impact, price, amount, spread, fee,
       slippage, cash_after, quantity_after, cost_after, fees_after, costs_after, traded_after)
     SELECT gen_random_uuid(), id, gen_random_uuid(), 100000 + n, 'BTC', 'buy', true, 100000, gen_random_uuid(), now() - n * interval '1 minute',
       50000000000000000, 0, 0, 50000000000000000, 5000, 1, 1, 1, 1000000, 100000, 5000, 1, 1, 5000
     FROM bot_run, generate_series(1, ${FILLS} / 5) AS n ON CONFLICT DO NOTHING`,
  )
  await client.query(
    `INSERT INTO forecast (source, coin, model, day, origin, written_at, variance, half_width, base_price)
     SELECT 'SIMULATED 2', 'bitcoin', m.id, date '2001-01-01' + n, 'backtest', now(), 0.001, 0.05, 50000000000000000
     FROM forecast_model m, generate_series(1, ${DAYS}) AS n ON CONFLICT DO NOTHING`,
  )
  await client.query(
    `INSERT INTO forecast_day (source, coin, day, variance, gain, cut_variance, cut_gain, cut_price)
     SELECT DISTINCT source, coin, day, 0.001, 0.01, 0.001, 0.01, 50000000000000000 FROM forecast ON CONFLICT DO NOTHING`,
  )
  await client.query(
    `INSERT INTO forecast_score (source, coin, model, day, qlike, pinball, missed, scored_at)
     SELECT source, coin, model, day, 0.1, 0.01, false, now() FROM forecast ON CONFLICT DO NOTHING`,
  )
  await client.query('VACUUM ANALYZE')
  await client.end()
}

/** An id of the age of its row, so that ids grow with time as ours do. */
const ID = `(lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text || 's'), 1, 3) || '8' || substr(md5(n::text), 1, 15))::uuid`
const NAMES = `ARRAY['Ada','Grace','Alan','Edsger','Barbara','Donald','Tony','Niklaus','Frances','John','Leslie','Robin']`
const FAMILY = `ARRAY['Lovelace','Hopper','Turing','Dijkstra','Liskov','Knuth','Hoare','Wirth','Allen','McCarthy','Lamport','Milner']`

/** People, transactions and audit entries for the lists of the console, as the rooms write them, without the money behind. */
export async function fillConsole(database: Database, users: number, transactions: number): Promise<void> {
  for (let from = 0; from < users; from += PEOPLE)
    await database.query(
      `INSERT INTO users (id, email, first_name, last_name, phone, referral_code, status, password_hash, created_at, updated_at, suspended_at)
     SELECT ${ID}, 'person' || n || '@bench.test', (${NAMES})[1 + n % 12], (${FAMILY})[1 + (n / 12) % 12], '+1415' || lpad(n::text, 7, '0'),
       'B' || n, CASE WHEN n % 500 = 0 THEN 'suspended' WHEN n % 301 = 0 THEN 'in_review' ELSE 'active' END, '$argon2id$none', at, at,
       CASE WHEN n % 500 = 0 THEN at END
     FROM generate_series($2::int + 1, $3::int) AS n CROSS JOIN LATERAL (SELECT now() - make_interval(secs => ($1::int - n) * 300.0) AS at) t`,
      [users, from, Math.min(from + PEOPLE, users)],
    )
  const step = 100_000
  for (let from = 0; from < transactions; from += step) {
    await database.query(
      `INSERT INTO member_transaction (id, user_id, created_at, effective_at, updated_at, amount, type, account, origin, state, method, coin, network)
       SELECT ${ID}, u.id, at, at, at, 100 + (n::bigint * 7919) % 1000000, CASE WHEN n % 3 = 0 THEN 'debit' ELSE 'credit' END, 'main', 'rail',
         CASE WHEN n > $4::int - 400 THEN 'awaiting_approval' WHEN n % 41 = 0 THEN 'declined' WHEN n % 997 = 0 THEN 'deleted' ELSE 'settled' END,
         CASE n % 10 WHEN 0 THEN 'bank' WHEN 1 THEN 'wallet' ELSE 'card' END, NULL, NULL
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS k FROM users WHERE email LIKE 'person%') u
         JOIN generate_series($1::int + 1, $1::int + $2::int) AS n ON u.k = 1 + (n::bigint * 48271) % $3::int
         CROSS JOIN LATERAL (SELECT now() - make_interval(secs => ($4::int - n) * 30.0) AS at) t`,
      [from, Math.min(step, transactions - from), users, transactions],
    )
  }
  const audit = openAudit({ database, clock: systemClock, key: auditKey(SECRET_KEY) })
  const actions = ['deposit.approve', 'user.suspend', 'withdrawal.decline'] as const
  const entry = (n: number) =>
    audit.row({
      actor: null,
      actor_email: `operator${n % 7}@bench.test`,
      action: actions[n % 3] ?? 'user.suspend',
      object_kind: 'transaction',
      object_id: newId(),
      after: { amount: n },
      reason: `Reason ${n}`,
    })
  // In steps, for the head is locked meanwhile.
  for (let from = 0; from < 20_000; from += 1000)
    await database.transaction((tx) =>
      audit.append(
        tx,
        Array.from({ length: 1000 }, (_, at) => entry(from + at + 1)),
      ),
    )
  await database.query(
    `INSERT INTO user_note (id, user_id, author, text, created_at) SELECT $1, id, id, 'A note', now() FROM users ORDER BY id DESC LIMIT 1`,
    [newId()],
  )
  await database.query('VACUUM ANALYZE')
}
