/** What the product talks to: a proxy before the database, a mail server, a price provider. Each can be broken and repaired. */
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { proxyBefore } from '#test/support/proxy.ts'
import { coins } from '#trading/coins'

export type DatabaseProxy = { readonly url: string; delay_ms: number; is_down: boolean; cut(): void; close(): Promise<void> }

export async function startProxy(database_url: string): Promise<DatabaseProxy> {
  const open = new Set<Socket>()
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (part) => {
      if (state.delay_ms === 0) to.write(part)
      else setTimeout(() => to.write(part), state.delay_ms)
    })
    from.once('close', () => {
      open.delete(from)
      to.destroy()
    })
  }
  const { place, close } = await proxyBefore({ database_url, data_dir: '' }, (client, server) => {
    if (state.is_down) {
      client.destroy()
      server.destroy()
      return
    }
    for (const socket of [client, server]) open.add(socket)
    pass(client, server)
    pass(server, client)
  })
  const cut = (): void => {
    for (const socket of open) socket.destroy()
  }
  const state: DatabaseProxy = { url: place.database_url ?? '', delay_ms: 0, is_down: false, cut, close }
  return state
}

export type MailServer = { readonly url: string; refuses: boolean; taken: number; close(): void }

export async function startMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      state.refuses ? done(Object.assign(new Error('the mailbox is not available now'), { responseCode: 451 })) : done(),
    onData: (stream, _session, done) => {
      stream.resume()
      stream.once('end', () => {
        state.taken += 1
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  const url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const state: MailServer = { url, refuses: false, taken: 0, close: () => server.close() }
  return state
}

export type PriceProvider = { readonly url: string; is_silent: boolean; asked_at: number; close(): void }

export async function startPriceProvider(): Promise<PriceProvider> {
  const server = createServer((request, response) => {
    state.asked_at = Date.now()
    if (state.is_silent) return void request.socket.destroy()
    const last_updated_at = Math.floor(Date.now() / 1000)
    const prices = Object.fromEntries(coins.map(({ id }, at) => [id, { usd: 10 + at, usd_24h_change: 1, last_updated_at }]))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(prices))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const state: PriceProvider = { url, is_silent: false, asked_at: 0, close: () => server.close() }
  return state
}
