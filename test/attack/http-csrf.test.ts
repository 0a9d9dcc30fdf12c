import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, MEMBER, openToy, send, type Toy, toy as table } from './http-toy.ts'

let toy: Toy
beforeAll(async () => {
  toy = await openToy({ public_url: 'http://clearterm.example' })
})
afterAll(() => toy.app.close())

const mutating = Object.entries(table).filter(([, route]) => route.method !== 'GET')
const foreign: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a form on another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'a form on a sibling site': { origin: 'http://shop.clearterm.example', 'sec-fetch-site': 'same-site' },
  'another site in an old browser': { origin: 'https://evil.example' },
  'a sandboxed frame': { origin: 'null' },
  'another port of our host': { origin: 'http://clearterm.example:8080' },
  'a host that begins as ours': { origin: 'http://clearterm.example.evil.example' },
  'a name that was made to lead here': { origin: 'http://rebind.example:3000' },
  'an origin that is no URL': { origin: 'clearterm.example' },
  'a navigation without an origin': { 'sec-fetch-site': 'none' },
}
const forms: Readonly<Record<string, string>> = {
  'text/plain': '{"amount":"5.00"}',
  'application/x-www-form-urlencoded': 'amount=5.00',
  'multipart/form-data; boundary=x': '--x\r\nContent-Disposition: form-data; name="amount"\r\n\r\n5.00\r\n--x--\r\n',
  'application/json': '{"amount":"5.00"}',
}

describe('sec/A12 cross-site request forgery', () => {
  test.each(mutating)('sec/A12 %s is refused from every foreign origin and as every kind of form, without effect', async (_name, route) => {
    const before = toy.effects()
    for (const headers of Object.values(foreign)) {
      for (const [type, body] of Object.entries(forms)) {
        const cookie = `clearterm=${route.who === 'administrator' ? ADMIN : MEMBER}`
        const { status } = await send(toy, route.method, route.path.replace(':id', 'w1'), {
          body,
          cookie,
          headers: { ...headers, 'content-type': type },
        })
        expect([403, 409]).toContain(status)
      }
    }
    expect(toy.effects()).toBe(before)
  })

  test('sec/A12 with the cookie, a call that says nothing of its origin is refused; with a token it passes', async () => {
    const body = { amount: '5.00' }
    const silent = await send(toy, 'POST', '/pay/w1', { body, cookie: `clearterm=${MEMBER}`, headers: { 'sec-fetch-mode': 'cors' } })
    expect([silent.status, silent.json.error_code]).toEqual([403, 47])
    expect((await send(toy, 'POST', '/pay/w1', { body, token: MEMBER })).status).toBe(201)
  })

  test('sec/A12 our own pages pass: by Sec-Fetch-Site, or by the public origin', async () => {
    const own = [{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://clearterm.example' }]
    for (const headers of own) {
      expect((await send(toy, 'POST', '/pay/w1', { body: { amount: '5.00' }, cookie: `clearterm=${MEMBER}`, headers })).status).toBe(201)
    }
  })

  test('sec/A12 a log-in forged by another site is refused although no session is there yet', async () => {
    const { status } = await send(toy, 'POST', '/auth/enter', {
      body: { email: 'm@example.com' },
      headers: { origin: 'https://evil.example' },
    })
    expect(status).toBe(403)
  })
})
