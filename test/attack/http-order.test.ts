import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, MEMBER, openToy, send, type Toy } from './http-toy.ts'

let toy: Toy
beforeAll(async () => {
  toy = await openToy()
})
afterAll(() => toy.app.close())

describe('the order of checks', () => {
  test('a body that does not fit is not looked at before the caller is known', async () => {
    const anonymous = await send(toy, 'POST', '/pay/w1', { body: '{"amount":' })
    expect([anonymous.status, anonymous.json.error_code]).toEqual([401, 22])
  })
  test('a member on an administrator route is refused before the body is read', async () => {
    const member = await send(toy, 'PATCH', '/admin/rule', { body: { x: 1 }, token: MEMBER })
    expect([member.status, member.json.error_code]).toEqual([403, 45])
    expect((await send(toy, 'PATCH', '/admin/rule', { token: ADMIN })).status).toBe(200)
  })
})
