/**
 * The ordinary way to write a ledger: eight connections, one transaction a transfer, two rows locked, three rows inserted, two updated;
 * bigint ids, foreign keys, the usual indexes, a unique idempotency key.
 */
import pg from 'pg'
import { newId } from '#kernel/id'
import { ACCOUNTS, pickHot, pickTwo } from './accounts.ts'

const CONNECTIONS = 8

const SCHEMA = `
  CREATE TABLE account (id bigint PRIMARY KEY, balance bigint NOT NULL CHECK (balance >= 0));
  CREATE TABLE transfer (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, debit bigint NOT NULL REFERENCES account, credit bigint NOT NULL REFERENCES account,
    amount bigint NOT NULL CHECK (amount > 0), idempotency_key text NOT NULL UNIQUE, at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE posting (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, transfer bigint NOT NULL REFERENCES transfer, account bigint NOT NULL REFERENCES account, amount bigint NOT NULL);
  CREATE INDEX posting_account ON posting (account, id);
  INSERT INTO account SELECT n, 1000000000 FROM generate_series(1, ${ACCOUNTS}) n;`

export async function openBaseline(url: string) {
  const name = 'clearterm_baseline'
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  await admin.end()
  const place = new URL(url)
  place.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: place.href, max: CONNECTIONS })
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
