import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { is_whole } from '#test/support/whole.ts'
import { MEMBER, openToy, send, sendRaw, type Toy, toy as table } from './http-toy.ts'

let toy: Toy
beforeAll(async () => {
  toy = await openToy()
})
afterAll(() => toy.app.close())

const ROUNDS = is_whole ? 1_000 : 300
const LEAK = /\bat \/|\bat [\w.]+ \(|node:|node_modules|\.ts\b|\.js\b|\bSELECT\b|\bINSERT\b|\bFROM\b|\/(home|usr|srv|tmp|root)\b|Error:/

/** A fixed sequence, so that a failure can be run again. */
function sequence(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const scraps = [
  "'",
  '"',
  '\\',
  '\0',
  '%00',
  '%',
  '%zz',
  '../',
  '..%2f',
  '{{7*7}}',
  '<script>',
  '\ud800',
  '\r',
  '\t',
  ';--',
  '#{x}',
  '💥',
  '\x7f',
  'null',
  '[]',
  '{}',
]

function spoil(text: string, draw: (below: number) => number): string {
  const at = draw(text.length + 1)
  const scrap = scraps[draw(scraps.length)] ?? ''
  const action = draw(4)
  if (action === 0) return text.slice(0, at) + scrap + text.slice(at)
  if (action === 1) return text.slice(0, at)
  if (action === 2) return text.slice(0, at) + String.fromCharCode(draw(256)) + text.slice(at + 1)
  return text.slice(0, at) + text.slice(draw(text.length + 1))
}

describe('sec/E7 malformed requests', () => {
  test('sec/E7 bytes in disorder never raise a 5xx and never show the inside', async () => {
    const draw = sequence(7)
    const body = '{"amount":"5.00","note":"x"}'
    const honest = `POST /api/v1/pay/w1?a=b HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${MEMBER}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`
    for (let round = 0; round < ROUNDS; round += 20) {
      const texts = Array.from({ length: 20 }, () => spoil(spoil(honest, draw), draw))
      const answers = await Promise.all(texts.map((text) => sendRaw(toy.port, Buffer.from(text, 'latin1'), 150)))
      for (const { text } of answers) {
        expect(text).not.toMatch(/^HTTP\/1\.1 5/m)
        expect(text).not.toMatch(LEAK)
      }
    }
  }, 60_000)

  test('sec/E7 well-formed HTTP with nonsense in path, query, body and headers answers in the error shape', async () => {
    const draw = sequence(11)
    const routes = Object.values(table).filter(({ path }) => path !== '/break' && path !== '/away')
    for (let round = 0; round < ROUNDS; round += 1) {
      const route = routes[draw(routes.length)]
      if (!route) continue
      const path = encodeURI(spoil(route.path.replace(':id', 'w1'), draw).replace(/[\ud800-\udfff]/g, '')).replace(/%25/g, () =>
        draw(2) ? '%' : '%25',
      )
      const body = route.method === 'GET' ? {} : { body: spoil('{"amount":"5.00","n":1,"email":"m@example.com"}', draw) }
      const { status, json, text } = await send(toy, route.method, `/${path.replace(/^\/+/, '')}`, { ...body, token: MEMBER })
      expect(text).not.toMatch(LEAK)
      expect(status).toBeLessThan(500)
      if (status >= 400)
        expect(json).toMatchObject({ error_code: expect.any(Number), message: expect.any(String), request_id: expect.any(String) })
    }
    expect(toy.faults).toEqual([])
    expect((await send(toy, 'GET', '/open')).status).toBe(200)
  }, 60_000)
})
