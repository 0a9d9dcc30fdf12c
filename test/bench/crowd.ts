/**
 * A journal as years of use would leave it, written in a few set-based statements: members who deposit, buy, get paid and buy again, one
 * of them far more than the others. For reads only: it has no hash chain.
 */
import { newId } from '#kernel/id'
import type { Queryable } from '#server/store'

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

export async function fillJournal(database: Queryable, { moves, each = 200, busy_share = 0.01 }: Size): Promise<Crowd> {
  const moves_busy = Math.round(moves * busy_share)
  const members = Array.from({ length: Math.round((moves - moves_busy) / each) }, () => newId())
  const busy = newId()
  const all = [...members, busy]
  await makePeople(database, all)
  const [{ made } = { made: 0n }] = await database.query<{ made: bigint }>('SELECT count(*) AS made FROM move WHERE id > $1', [FIRST])
  await makeMoves(database, members, FIRST + Number(made), each)
  await makeMoves(database, [busy], FIRST + Number(made) + members.length * each, moves_busy)
  await makeRecords(database, all, each)
  for (const table of ['users', 'account', 'move', 'member_transaction', 'investment', 'message']) await database.query(`ANALYZE ${table}`)
  return { members, busy, moves: members.length * each + moves_busy, moves_each: each, moves_busy }
}

async function makePeople(database: Queryable, users: readonly string[]): Promise<void> {
  await database.query(
    `INSERT INTO users (id, email, first_name, last_name, referral_code, status, password_hash, created_at, updated_at)
     SELECT id, id || '@bench.test', 'Bench', 'Member', id::text, 'active', '$argon2id$none', now(), now() FROM unnest($1::uuid[]) AS id`,
    [users],
  )
  await database.query(
    `INSERT INTO account (code, normal_side, owner, balance)
     SELECT 'member:' || id || ':' || pot, 'credit', id, 10000 FROM unnest($1::uuid[]) AS id, unnest(ARRAY['main', 'bonus', 'earning', 'locked', 'held']) AS pot`,
    [users],
  )
  await database.query(
    `INSERT INTO account (code, normal_side, balance) VALUES ('custody:sandbox', 'debit', 9000000000000), ('reserve:free', 'credit', 9000000000), ('reserve:committed', 'credit', 9000000000)
     ON CONFLICT (code) DO NOTHING`,
  )
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
