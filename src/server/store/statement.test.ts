import { expect, it } from 'vitest'
import { isRead, openStatements } from './statement.ts'

it('names a text from its second call on, the same wherever it is asked', () => {
  const [one, other] = [openStatements(), openStatements()]
  expect(one('SELECT 1').name).toBeUndefined()
  other('SELECT 1')
  const { name } = one('SELECT 1')
  expect(name).toMatch(/^[0-9a-f]{32}$/)
  expect([one('SELECT 1').name, other('SELECT 1').name]).toEqual([name, name])
  one('SELECT 2')
  expect(one('SELECT 2').name).not.toBe(name)
})

it('leaves unnamed what may be two statements, and what comes when the limit is reached', () => {
  const statementOf = openStatements(1)
  const names = (text: string) => [statementOf(text).name, statementOf(text).name, statementOf(text).name]
  expect(names('SELECT 1; SELECT 2')).toEqual([undefined, undefined, undefined])
  expect(names('SELECT 1')[2]).toBeDefined()
  expect(names('SELECT 2')).toEqual([undefined, undefined, undefined])
})

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
