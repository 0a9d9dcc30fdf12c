import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isId } from '#kernel/id'
import { ADMIN, MEMBER, openToy, send, type Toy } from './http-toy.ts'

let toy: Toy
beforeAll(async () => {
  toy = await openToy()
})
afterAll(() => toy.app.close())

const pay = { amount: '5.00' }

describe('the order of checks: authenticate, authorise, validate, the rest', () => {
  test('a body that does not parse is not looked at before the caller is known', async () => {
    const { status, json } = await send(toy, 'POST', '/pay/w1', { body: '{"amount":' })
    expect([status, json.error_code]).toEqual([401, 22])
  })

  test('a member on an administrator route is refused before the body is read', async () => {
    const { status, json } = await send(toy, 'PATCH', '/admin/rule', { body: { x: 1 }, token: MEMBER })
    expect([status, json.error_code]).toEqual([403, 45])
    expect((await send(toy, 'PATCH', '/admin/rule', { token: ADMIN })).status).toBe(200)
  })

  test('a caller who is not allowed a wrong content type learns first that they are not allowed', async () => {
    const { status } = await send(toy, 'PATCH', '/admin/rule', { body: 'x', headers: { 'content-type': 'text/plain' }, token: MEMBER })
    expect(status).toBe(403)
  })

  test('sec/A10 a call that waits for a step-up says by what, to who may call it, before its body is read', async () => {
    const asked: unknown[] = []
    const waiting = await openToy({
      steppedUp: async ({ user_id }, need) => {
        asked.push([user_id, need])
        return ['passkey', 'recovery']
      },
    })
    expect((await send(waiting, 'POST', '/guarded', { body: { n: 1 } })).status).toBe(401)
    expect(asked).toEqual([])
    const { status, json } = await send(waiting, 'POST', '/guarded', { body: '{"n":', token: MEMBER })
    expect([status, json]).toMatchObject([403, { error_code: 46, message: 'Confirm it is you.', factors: ['passkey', 'recovery'] }])
    expect((await send(waiting, 'PUT', '/count', { body: { n: 1 }, token: MEMBER })).status).toBe(200)
    expect([asked, waiting.effects()]).toEqual([[['u1', true]], 1])
    await waiting.app.close()
  })

  test('what does not validate does not count toward a limit', async () => {
    const before = toy.limited.length
    expect((await send(toy, 'POST', '/pay/w1', { body: { amount: '0' }, token: MEMBER })).status).toBe(400)
    expect(toy.limited.length).toBe(before)
    await send(toy, 'POST', '/pay/w1', { body: pay, token: MEMBER })
    expect(toy.limited.slice(before)).toEqual(['money u1'])
  })

  test('a sign-up counts toward both limits of its address', async () => {
    const before = toy.limited.length
    await send(toy, 'POST', '/auth/enter', { body: { email: 'm@example.com' } })
    expect(toy.limited.slice(before)).toEqual(['auth 127.0.0.1', 'sign_up 127.0.0.1'])
  })

  test('a call over its limit gets a retry time', async () => {
    const limited = await openToy({ limit: async () => ({ allowed: false, retry_after_seconds: 41 }) })
    const { status, headers, json } = await send(limited, 'POST', '/pay/w1', { body: pay, token: MEMBER })
    expect([status, headers.get('retry-after'), json.error_code]).toEqual([429, '41', 60])
    expect(json.message).toBe('Too many attempts. Try again in 41 seconds.')
    expect(limited.effects()).toBe(0)
    await limited.app.close()
  })
})

describe('who may call', () => {
  test('a token is taken bare, with Bearer, and from the cookie', async () => {
    for (const authorization of [MEMBER, `Bearer ${MEMBER}`, `bearer ${MEMBER}`]) {
      expect((await send(toy, 'GET', '/rows', { headers: { authorization } })).status).toBe(200)
    }
    expect((await send(toy, 'GET', '/rows', { cookie: `clearterm=${MEMBER}` })).status).toBe(200)
  })

  test('a bad Authorization header does not fall back to the cookie', async () => {
    const { status } = await send(toy, 'GET', '/rows', { headers: { authorization: 'Bearer nobody' }, cookie: `clearterm=${MEMBER}` })
    expect(status).toBe(401)
  })

  test('what cannot be a token is never looked up', async () => {
    for (const authorization of ['', 'Basic eDp5', 'a b', 'x'.repeat(600), "' OR 1=1 --"]) {
      expect((await send(toy, 'GET', '/rows', { headers: { authorization } })).status).toBe(401)
    }
  })

  test('a signed-in caller on a guest route gets an error', async () => {
    const { status, json } = await send(toy, 'POST', '/auth/enter', { body: { email: 'm@example.com' }, token: MEMBER })
    expect([status, json.error_code, json.message]).toEqual([409, 10, 'You are already logged in.'])
  })

  test('a sandbox route is as absent without the sandbox mailbox', async () => {
    expect((await send(toy, 'GET', '/sandbox/box')).json.error_code).toBe(28)
    const sandbox = await openToy({ mailbox_key: 'a key of the mailbox' })
    expect((await send(sandbox, 'GET', '/sandbox/box')).json.error_code).toBe(28)
    const cookie = 'clearterm-mailbox=a%20key%20of%20the%20mailbox'
    expect((await send(sandbox, 'GET', '/sandbox/box', { cookie })).json).toEqual({ data: ['mail'] })
    await sandbox.app.close()
  })
})

describe('the session cookie', () => {
  test('opens with log-in as HttpOnly, SameSite=Strict, for the whole origin; not with a refused one', async () => {
    const { headers } = await send(toy, 'POST', '/auth/enter', { body: { email: 'm@example.com' } })
    expect(headers.get('set-cookie')).toBe(`clearterm=${MEMBER}; Path=/; HttpOnly; SameSite=Strict`)
    const refused = await send(toy, 'POST', '/auth/enter', { body: { email: 'wrong@example.com' } })
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([401, null])
  })

  test('is bound to the host and Secure where people come by https', async () => {
    const https = await openToy({ public_url: 'https://toy.example' })
    const { headers } = await send(https, 'POST', '/auth/enter', { body: { email: 'm@example.com' } })
    expect(headers.get('set-cookie')).toBe(`__Host-clearterm=${MEMBER}; Path=/; HttpOnly; Secure; SameSite=Strict`)
    expect((await send(https, 'GET', '/rows', { cookie: `clearterm=${MEMBER}` })).status).toBe(401)
    await https.app.close()
  })

  test('sec/A11 closes with log-out, and the pages’ storage with it', async () => {
    const { status, headers, text } = await send(toy, 'POST', '/auth/leave', { token: MEMBER })
    expect([status, text]).toEqual([204, ''])
    expect(headers.get('set-cookie')).toMatch(/^clearterm=; .*Expires=Thu, 01 Jan 1970/)
    expect(headers.get('clear-site-data')).toBe('"storage"')
  })
})

describe('the error shape', () => {
  test('names the fields, the unknown ones too, and carries the request id of the header', async () => {
    const { status, headers, json } = await send(toy, 'POST', '/pay/w1', {
      body: { amount: '1.005', is_admin: true, to: { x: 1 } },
      token: MEMBER,
    })
    expect(status).toBe(400)
    expect(json).toEqual({
      error_code: 40,
      params: { reason: 'invalid_amount' },
      message: 'Invalid amount',
      fields: {
        amount: { code: 'invalid_amount', params: {}, message: 'Invalid amount' },
        'to.wallet': { code: 'field_required', params: {}, message: 'This field is required.' },
        'to.x': { code: 'unknown_field', params: { name: 'x' }, message: 'Unknown field: x' },
        is_admin: { code: 'unknown_field', params: { name: 'is_admin' }, message: 'Unknown field: is_admin' },
      },
      request_id: headers.get('x-request-id'),
    })
    expect(isId(String(json.request_id))).toBe(true)
  })

  test('a request id is the server’s own', async () => {
    const { headers } = await send(toy, 'GET', '/open', { headers: { 'x-request-id': 'mine' } })
    expect(isId(headers.get('x-request-id') ?? '')).toBe(true)
  })

  test('a refusal sends its own message and what the contract names besides', async () => {
    const over = await send(toy, 'POST', '/pay/over', { body: pay, token: MEMBER })
    expect([over.status, over.json.error_code, over.json.message]).toEqual([409, 52, 'This deposit is settled.'])
    expect((await send(toy, 'POST', '/pay/full', { body: pay, token: MEMBER })).json.capacity_left).toBe('12.00')
  })

  test('parameters that do not fit name nothing that exists', async () => {
    const { status, json } = await send(toy, 'POST', '/pay/123456789', { body: pay, token: MEMBER })
    expect([status, json.error_code, json.message]).toEqual([404, 28, 'No wallet found'])
  })

  test('an unknown path, a known path with another method and a path that does not decode answer in it', async () => {
    expect((await send(toy, 'GET', '/nothing')).json.error_code).toBe(28)
    expect((await send(toy, 'DELETE', '/open')).json.error_code).toBe(28)
    const broken = await send(toy, 'GET', '/%E0%A4%A')
    expect([broken.status, broken.json.error_code]).toEqual([400, 40])
  })

  test('a body that is not JSON, no object, or of another type is refused', async () => {
    const call = (body: string, type = 'application/json') =>
      send(toy, 'POST', '/pay/w1', { body, token: MEMBER, headers: { 'content-type': type } })
    for (const body of ['{', '[]', 'null', '"x"', '1', '{}x', '\uFEFF{', '']) expect((await call(body)).status).toBe(400)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'x']) {
      const { status, json } = await call('{"amount":"5.00"}', type)
      expect([status, json.error_code]).toEqual([415, 61])
    }
    expect((await call('{"amount":"5.00"}', 'application/json; charset=utf-8')).status).toBe(201)
  })

  test('a route that takes no body takes an absent or empty one only', async () => {
    const thing = '/things/00000000-0000-7000-8000-000000000001'
    expect((await send(toy, 'DELETE', thing, { token: MEMBER })).status).toBe(204)
    expect((await send(toy, 'DELETE', thing, { token: MEMBER, body: {} })).status).toBe(204)
    expect((await send(toy, 'DELETE', thing, { token: MEMBER, body: { force: true } })).status).toBe(400)
    expect((await send(toy, 'PATCH', '/admin/rule', { token: ADMIN, body: '' })).status).toBe(200)
  })

  test('a store that is away answers 503 with Retry-After', async () => {
    const { status, headers, json } = await send(toy, 'GET', '/away')
    expect([status, headers.get('retry-after'), json.error_code]).toEqual([503, '5', 91])
  })

  test('a fault reveals no internals, and is logged for the operator with its id', async () => {
    const { status, json, text } = await send(toy, 'POST', '/break')
    expect([status, json.error_code, json.message]).toEqual([500, 90, 'Something went wrong'])
    expect(text).not.toMatch(/SELECT|srv|\.ts/)
    expect(toy.faults).toHaveLength(1)
  })

  test('a reply carries what its schema names and nothing else', async () => {
    expect((await send(toy, 'GET', '/leak')).text).toBe('{"data":{"ok":true}}')
  })
})

describe('lists', () => {
  test('a page at a time by an opaque cursor', async () => {
    const first = await send(toy, 'GET', '/rows?limit=2', { token: MEMBER })
    const { next_cursor, total } = first.json.page as { next_cursor: string; total: number }
    expect([(first.json.data as unknown[]).length, total]).toEqual([2, 3])
    const second = await send(toy, 'GET', `/rows?limit=2&cursor=${next_cursor}`, { token: MEMBER })
    expect(second.json).toMatchObject({ data: [{ _id: 'r2' }], page: { next_cursor: null } })
  })

  test('a limit out of range, a repeated one and a broken cursor are refused by name', async () => {
    for (const limit of ['0', '201', '1.5', 'x', '1e400', 'Infinity', '']) {
      expect((await send(toy, 'GET', `/rows?limit=${limit}`, { token: MEMBER })).json.fields).toHaveProperty('limit')
    }
    expect((await send(toy, 'GET', '/rows?cursor=abc', { token: MEMBER })).json.fields).toHaveProperty('cursor')
    expect((await send(toy, 'GET', '/rows?cursor=a&cursor=b', { token: MEMBER })).status).toBe(400)
    expect((await send(toy, 'GET', '/rows?cursor=%00', { token: MEMBER })).status).toBe(400)
  })

  test('sec/B3 a query member that the route does not name is refused, also where it names none', async () => {
    for (const [path, token] of [
      ['/rows?limit=2&admin=1', MEMBER],
      ['/open?admin=1', undefined],
    ] as const) {
      const { status, json } = await send(toy, 'GET', path, token ? { token } : {})
      expect([status, json.error_code, json.fields]).toEqual([
        400,
        40,
        { admin: { code: 'unknown_field', params: { name: 'admin' }, message: expect.any(String) } },
      ])
    }
  })

  test('the same rows as text/csv where the caller asks for that', async () => {
    const { headers, text } = await send(toy, 'GET', '/rows', { token: MEMBER, headers: { accept: 'text/csv' } })
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(text).toBe(
      '"_id","label","effect"\r\n"r0","\'=1+1","-0.01"\r\n"r1","plain","0.00"\r\n"r2","with ""quotes"", and commas","0.01"\r\n',
    )
  })
})
