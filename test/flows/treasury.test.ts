import { expect, it } from 'vitest'
import { startApp } from '#test/support/app.ts'
import { testStore } from '#test/support/database.ts'

const store = testStore('embedded')

it('answers a repeat of a funding byte for byte, and moves the money once', async () => {
  const app = await startApp(store)
  const boss = await app.administrator()
  const send = () =>
    boss.call('POST', '/admin/treasury/reserve', { account: 'reserve', amount: '250.00', direction: 'add' }, { 'idempotency-key': 'k' })
  const first = await send()
  const again = await send()
  expect(first.status).toBe(201)
  expect(first.body.data?.reserve).toMatchObject({ free: '1000250.00', put_in: '1000250.00' })
  expect(again.headers.get('idempotent-replay')).toBe('true')
  expect(again.text).toBe(first.text)
  expect((await boss.call('GET', '/admin/treasury')).body.data?.reserve).toEqual(first.body.data?.reserve)
})

it.each(['add', 'take'])('refuses to %s what no account can hold, in words, and changes nothing', async (direction) => {
  const app = await startApp(store)
  const boss = await app.administrator()
  const answer = await boss.call('POST', '/admin/treasury/reserve', { account: 'reserve', amount: '90071992547409.91', direction })
  expect([answer.status, answer.body.error_code]).toEqual([409, 52])
  expect((await boss.call('GET', '/admin/treasury')).body.data?.reserve).toMatchObject({ free: '1000000.00', put_in: '1000000.00' })
  expect(await app.audit()).toEqual([])
})
