/** The idempotency keys of an action: what has the same key, and what has a new one. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionItems } from '#web/shared/session/storage.ts'
import { type Action, actWith, type Keys } from './use-action.ts'

type Deposit = { readonly amount: string; readonly payment_method: 'card' }
const deposit: Action<Deposit, unknown> = { act: (call, body) => call('deposit', { body }) }
const ten: Deposit = { amount: '10.00', payment_method: 'card' }
const twenty: Deposit = { amount: '20.00', payment_method: 'card' }

const sent: (string | undefined)[] = []
const answers: (() => Response)[] = []
const lost = (): Response => {
  throw new TypeError('fetch failed')
}
const created = () => Response.json({ data: {} }, { status: 201 })
const refused = () => Response.json({ error_code: 52, params: { reason: 'paused' }, message: 'Paused.' }, { status: 409 })
const foreign = () => new Response('<h1>Bad gateway</h1>', { status: 502 })
const unreadable = () => new Response('<h1>Log in to this network</h1>')

beforeEach(() => {
  sent.length = 0
  sessionItems.clear()
  vi.stubGlobal('window', { location: { protocol: 'https:' }, addEventListener: () => {} })
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers['idempotency-key'])
    return (answers.shift() ?? created)()
  })
})
afterEach(() => vi.unstubAllGlobals())

const send = (keys: Keys, action: Action<Deposit, unknown>, given: Deposit) => actWith(keys, action, given).catch(() => {})

it.each([
  ['no answer', lost],
  ['a foreign answer', foreign],
  ['an unreadable answer', unreadable],
  ['a refusal', refused],
  ['a success', created],
])('sends the same input with the same key after %s', async (_name, answer) => {
  const keys = new Map() as Keys
  answers.push(answer)
  await send(keys, deposit, ten)
  await send(keys, deposit, { ...ten })
  expect(sent[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(sent[1]).toBe(sent[0])
})

it('sends another input with another key, and the first one with its own when it comes back', async () => {
  const keys = new Map() as Keys
  answers.push(lost)
  for (const given of [ten, twenty, ten]) await send(keys, deposit, given)
  expect(new Set(sent).size).toBe(2)
  expect(sent[2]).toBe(sent[0])
})

it('counts the same input anew after a success where the form stays open, and not before', async () => {
  const keys = new Map() as Keys
  answers.push(lost, refused, created, created)
  for (let n = 0; n < 4; n += 1) await send(keys, { ...deposit, again: true }, ten)
  expect(new Set(sent.slice(0, 3)).size).toBe(1)
  expect(sent[3]).not.toBe(sent[0])
})

it('has a key of its own for each screen and for each file', async () => {
  const keys = new Map() as Keys
  const file = (name: string) => new File(['x'], name, { type: 'image/png', lastModified: 1 })
  const write: Action<File, unknown> = {
    act: (call, attachment) => call('writeToSupport', { params: { id: '1' }, body: { text: 'x' }, files: { attachment } } as never),
  }
  await send(keys, deposit, ten)
  await send(new Map(), deposit, ten)
  expect(sent[1]).not.toBe(sent[0])
  const inputs = [file('a.png'), file('a.png'), file('b.png')]
  for (const given of inputs) await actWith(keys, write, given).catch(() => {})
  expect([...keys.keys()].filter((input) => input.includes('writeToSupport'))).toHaveLength(2)
})
