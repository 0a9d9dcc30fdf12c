/** People and transactions by the set, for the lists of the console: rows as the rooms write them, without the money behind. */
import { systemClock } from '#kernel/clock'
import { newId } from '#kernel/id'
import { auditKey, openAudit } from '#server/audit'
import type { Database } from '#server/store'
import { SECRET_KEY } from '#test/support/app.ts'

/** An id of the age of its row, so that ids grow with time as ours do. */
const ID = `(lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text || 's'), 1, 3) || '8' || substr(md5(n::text), 1, 15))::uuid`
const NAMES = `ARRAY['Ada','Grace','Alan','Edsger','Barbara','Donald','Tony','Niklaus','Frances','John','Leslie','Robin']`
const FAMILY = `ARRAY['Lovelace','Hopper','Turing','Dijkstra','Liskov','Knuth','Hoare','Wirth','Allen','McCarthy','Lamport','Milner']`

/** A statement is ended after three seconds. */
const PEOPLE = 4_000

export async function generate(database: Database, users: number, transactions: number): Promise<void> {
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
