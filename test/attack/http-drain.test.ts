import { connect, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { drain } from '#server/http'
import { openToy } from './http-toy.ts'

/** A signal that a handler waits for, so that a call is in flight for as long as the test wants. */
function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    socket.on('data', (part) => parts.push(part))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1')))
  })
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

describe('draining', () => {
  test('closes idle connections at once, finishes what is in flight, takes nothing new', async () => {
    const started = gate()
    const release = gate()
    const toy = await openToy({
      before: (app) =>
        app.get('/slow', async () => {
          started.open()
          await release.opened
          return { ok: true }
        }),
    })
    const idle = connect(toy.port, '127.0.0.1')
    const idleText = readAll(idle)
    idle.write(ask('/healthz'))
    await new Promise((resolve) => idle.once('data', resolve))
    const busy = connect(toy.port, '127.0.0.1')
    const busyText = readAll(busy)
    busy.write(ask('/slow'))
    await started.opened

    const drained = drain(toy.app, 30)
    expect(await idleText).toContain('200 OK')
    await expect(fetch(`${toy.url}/healthz`)).rejects.toThrow()
    release.open()
    const text = await busyText
    expect(text).toContain('{"ok":true}')
    expect(text.toLowerCase()).toContain('connection: close')
    await drained
  })

  test('waits for no connection on which nothing was asked', async () => {
    const toy = await openToy()
    const unused = connect(toy.port, '127.0.0.1')
    const text = readAll(unused)
    await new Promise((resolve) => toy.app.server.once('connection', resolve))
    await toy.app.close()
    expect(await text).toBe('')
  }, 2_000)

  test('cuts after its time what does not end', async () => {
    const started = gate()
    const never = gate()
    const toy = await openToy({
      before: (app) =>
        app.get('/stuck', async () => {
          started.open()
          await never.opened
        }),
    })
    const busy = connect(toy.port, '127.0.0.1')
    const text = readAll(busy)
    busy.write(ask('/stuck'))
    await started.opened
    await drain(toy.app, 0.1)
    expect(await text).toBe('')
  })
})
