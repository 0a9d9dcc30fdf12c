import { expect, it } from 'vitest'
import { createCutter } from './frames.ts'
import { createSessions } from './sessions.ts'

const text = new TextEncoder()

function message(type: string, body = ''): Uint8Array {
  const bytes = new Uint8Array(5 + body.length)
  bytes.set(text.encode(type))
  new DataView(bytes.buffer).setUint32(1, 4 + body.length)
  bytes.set(text.encode(body), 5)
  return bytes
}

const STARTUP = Uint8Array.of(0, 0, 0, 8, 0, 3, 0, 0)
const types = (bytes: Uint8Array): string => new TextDecoder().decode(bytes).replace(/[^A-Z]/g, '')

it('cuts the wire into units that end with a Sync, a Query or a Flush, however the bytes arrive', () => {
  const wire = [
    STARTUP,
    message('P', 'x'),
    message('B'),
    message('E'),
    message('S'),
    message('Q', 'y'),
    message('P'),
    message('H'),
    message('S'),
  ]
  const bytes = Uint8Array.from(wire.flatMap((part) => [...part]))
  for (const size of [1, 3, 7, bytes.length]) {
    const cut = createCutter()
    const units = []
    for (let at = 0; at < bytes.length; at += size) units.push(...cut(bytes.slice(at, at + size)))
    expect(units.map((unit) => [types(unit.bytes), unit.complete])).toEqual([
      ['', true],
      ['PBES', true],
      ['Q', true],
      ['PH', false],
      ['S', true],
    ])
  }
})

/** A backend that records what it runs: the bodies `b` and `c` of a Query mean BEGIN and COMMIT. */
function rememberingBackend() {
  const ran: string[] = []
  let open = false
  return {
    ran,
    run: (bytes: Uint8Array) => {
      const body = new TextDecoder().decode(bytes.slice(5))
      ran.push(body.replace('\0', ''))
      if (body === 'b') open = true
      if (body === 'c' || body.startsWith('ROLLBACK')) open = false
      return new Uint8Array(0)
    },
    inTransaction: () => open,
  }
}

const quiet = () => ({ send: () => {}, end: () => {} })

it('lets nobody in between the statements of a transaction, and the others in the order they came', () => {
  const backend = rememberingBackend()
  const join = createSessions(backend, 60_000)
  const [first, second] = [join(quiet()), join(quiet())]
  first.receive(STARTUP)
  second.receive(STARTUP)
  first.receive(message('Q', 'b'))
  second.receive(message('Q', '2'))
  first.receive(message('Q', '1'))
  first.receive(message('Q', 'c'))
  expect(backend.ran.slice(2)).toEqual(['b', '1', 'c', '2'])
})

it('rolls back the transaction of a client that leaves, and goes on with the next', () => {
  const backend = rememberingBackend()
  const join = createSessions(backend, 60_000)
  const [first, second] = [join(quiet()), join(quiet())]
  first.receive(STARTUP)
  second.receive(STARTUP)
  first.receive(message('Q', 'b'))
  second.receive(message('Q', '2'))
  first.leave()
  expect(backend.ran.slice(2)).toEqual(['b', '', 'ROLLBACK', '2'])
})

it('sends away a client that keeps a transaction open and says nothing', async () => {
  const backend = rememberingBackend()
  const join = createSessions(backend, 1)
  const ended = new Promise<void>((resolve) => {
    const session = join({ send: () => {}, end: resolve })
    session.receive(STARTUP)
    session.receive(message('Q', 'b'))
  })
  await ended
  expect(backend.ran.at(-1)).toBe('ROLLBACK')
})
