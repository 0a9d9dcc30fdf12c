import { expect, it } from 'vitest'
import { isRead } from './pipeline.ts'

it('takes for a read only what can wait for no other statement', () => {
  for (const read of [
    'SELECT 1',
    '  select a FROM b WHERE c = $1',
    'WITH a AS (SELECT 1) SELECT * FROM a',
    'SELECT updated_at FROM user_lock',
  ])
    expect([read, isRead(read)]).toEqual([read, true])
  for (const write of [
    'INSERT INTO a VALUES (1)',
    'WITH b AS (DELETE FROM a RETURNING 1) SELECT * FROM b',
    'SELECT 1 FROM a FOR UPDATE',
    'SELECT 1 FROM a FOR NO KEY UPDATE SKIP LOCKED',
    'SELECT 1 FROM a FOR SHARE',
    'SELECT audit_record($1)',
    'SELECT pg_advisory_lock(1)',
    'SELECT 1; SELECT 2',
    'SET ROLE a',
  ])
    expect([write, isRead(write)]).toEqual([write, false])
})
