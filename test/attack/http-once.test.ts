import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEMBER, openToy, send, type Toy } from './http-toy.ts'

let toy: Toy
beforeAll(async () => {
  toy = await openToy()
})
afterAll(() => toy.app.close())

const pay = (key: string | null, body: unknown, path = '/pay/w1', token = MEMBER) =>
  send(toy, 'POST', path, { body, token, ...(key === null ? {} : { headers: { 'idempotency-key': key } }) })

describe('sec/B9 Idempotency-Key', () => {
  test('sec/B9 the same key and body gives the first answer byte for byte, and says so', async () => {
    const first = await pay('k1', { amount: '5.00' })
    const again = await pay('k1', { amount: '5.00' })
    expect([first.status, first.headers.get('idempotent-replay')]).toEqual([201, null])
    expect([again.status, again.headers.get('idempotent-replay')]).toEqual([201, 'true'])
    expect(again.text).toBe(first.text)
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'))
  })

  test('sec/B9 one amount written in two ways is one request, another amount or parameter is a conflict', async () => {
    await pay('k2', { amount: '7.00', note: 'x' })
    expect((await pay('k2', { note: 'x', amount: 7 })).headers.get('idempotent-replay')).toBe('true')
    const other = await pay('k2', { amount: '7.01', note: 'x' })
    expect([other.status, other.json.error_code]).toEqual([409, 53])
    expect((await pay('k2', { amount: '7.00', note: 'x' }, '/pay/w2')).status).toBe(409)
  })

  test('sec/B9 another caller with the same key, and calls without one, are independent', async () => {
    const before = toy.effects()
    await pay('k3', { amount: '1.00' })
    await pay('k3', { amount: '1.00' }, '/pay/w1', 'second-token')
    await pay(null, { amount: '1.00' })
    await pay(null, { amount: '1.00' })
    expect(toy.effects() - before).toBe(4)
  })

  test('sec/B9 a refusal is not kept: the corrected retry passes', async () => {
    expect((await pay('k4', { amount: '0' })).status).toBe(400)
    expect((await pay('k4', { amount: '5.00' }, '/pay/full')).status).toBe(409)
    expect((await pay('k4', { amount: '5.00' })).status).toBe(201)
  })

  test('sec/B9 a key is 1 to 255 printable characters', async () => {
    expect((await pay('x'.repeat(255), { amount: '1.00' })).status).toBe(201)
    for (const key of ['x'.repeat(256), '', ' ', 'tab\there', 'ümlaut']) {
      const { status, json } = await pay(key, { amount: '1.00' })
      expect([status, json.error_code]).toEqual([400, 40])
    }
  })
})
