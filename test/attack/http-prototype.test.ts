import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEMBER, openToy, send, type Toy } from './http-toy.ts'

let toy: Toy
beforeAll(async () => {
  toy = await openToy()
})
afterAll(() => toy.app.close())

const poisoned = [
  '{"__proto__":{"is_admin":true},"amount":"5.00"}',
  '{"amount":"5.00","__proto__":null}',
  '{"amount":"5.00","\\u005f_proto__":{"is_admin":true}}',
  '{"amount":"5.00","\\u005f\\u005f\\u0070\\u0072oto__":{"is_admin":true}}',
  '{"amount":"5.00","to":{"wallet":"x","__proto__":{"is_admin":true}}}',
  '{"amount":"5.00","constructor":{"prototype":{"is_admin":true}}}',
  '{"amount":"5.00","constructor":1}',
  '{"amount":"5.00","to":{"wallet":"x","constructor":{"prototype":{"is_admin":true}}}}',
  '{"amount":"5.00","prototype":{"is_admin":true}}',
  '{"amount":"5.00","hasOwnProperty":1,"toString":1,"valueOf":1}',
]
const confused: readonly unknown[] = [
  { amount: ['5.00'] },
  { amount: { toString: '5.00' } },
  { amount: null },
  { amount: true },
  { amount: '5.00', note: ['x'] },
  { amount: '5.00', note: { length: 5 } },
  { amount: '5.00', to: [] },
  { amount: '5.00', to: 'x' },
  { amount: '5.00', to: { wallet: { $ne: null } } },
  { amount: '5.00', to: { wallet: 'a\0b' } },
  { amount: '5.00', to: { wallet: 'a\ud800b' } },
]

describe('sec/B17 prototype pollution and confused types', () => {
  test.each(poisoned)('sec/B17 %s is refused and leaves every object as it was', async (body) => {
    const { status, json } = await send(toy, 'POST', '/pay/x', { body, token: MEMBER })
    expect([status, json.error_code]).toEqual([400, 40])
    expect(Reflect.get({}, 'is_admin')).toBeUndefined()
    expect(toy.effects()).toBe(0)
  })

  test.each(confused)('sec/B17 %j is refused', async (body) => {
    expect((await send(toy, 'POST', '/pay/x', { body, token: MEMBER })).status).toBe(400)
    expect(toy.effects()).toBe(0)
  })

  test('sec/B17 an email as list or object is refused', async () => {
    for (const email of [['m@example.com'], { $gt: '' }, 1, null]) {
      expect((await send(toy, 'POST', '/auth/enter', { body: { email } })).status).toBe(400)
    }
  })

  test('sec/B17 keys of a query that reach for a prototype are refused and do nothing', async () => {
    for (const query of ['__proto__[is_admin]=1', '__proto__=1', 'constructor.prototype.is_admin=1', 'constructor=1']) {
      expect((await send(toy, 'GET', `/rows?${query}`, { token: MEMBER })).status).toBe(400)
      expect(Reflect.get({}, 'is_admin')).toBeUndefined()
    }
  })

  test('sec/B5 a number beyond every number is refused', async () => {
    for (const body of ['{"n":1e400}', '{"n":-1e400}', '{"n":NaN}', '{"n":Infinity}', '{"n":0x10}', '{"n":01}', '{"n":"1"}']) {
      expect((await send(toy, 'PUT', '/count', { body, token: MEMBER })).status).toBe(400)
    }
    for (const amount of ['1e400', '-0', '-1', '0', '0.001', '9007199254740993', '1e3']) {
      const { status } = await send(toy, 'POST', '/pay/x', { body: `{"amount":${amount}}`, token: MEMBER })
      expect(status).toBe(amount === '1e3' ? 201 : 400)
    }
  })

  test('of a key that is written twice the last one counts', async () => {
    expect((await send(toy, 'PUT', '/count', { body: '{"n":1,"n":2}', token: MEMBER })).json).toEqual({ data: { n: 2 } })
  })
})
