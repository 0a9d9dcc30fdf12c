/** A price provider on loopback that answers as a test says, well or badly. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { coins } from '#trading/coins'

export type Provider = {
  readonly url: string
  /** The requests that came, by path and query. */
  readonly asked: string[]
  /** Bytes of bodies that were taken from it. */
  sent(): number
  answer(how: Behaviour): void
}

export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void

export async function startProvider(): Promise<Provider> {
  const asked: string[] = []
  let behave: Behaviour = (response) => response.end('{}')
  let sent = 0
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.on('close', () => {
      sent += response.socket?.bytesWritten ?? 0
    })
    behave(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api/v3`,
    asked,
    sent: () => sent,
    answer: (how) => {
      behave = how
    },
  }
}

export type ToldCoin = { readonly usd?: unknown; readonly usd_24h_change?: unknown; readonly last_updated_at?: unknown } | null

/** All fifteen coins at that price, but for those that are named. */
export function wellFormed(at: Date, usd: number, others: Readonly<Record<string, ToldCoin | undefined>> = {}): string {
  const last_updated_at = Math.floor(at.getTime() / 1000) - 5
  const all = Object.fromEntries(coins.map(({ id }) => [id, { usd, usd_24h_change: 1.5, last_updated_at }]))
  return JSON.stringify({ ...all, ...others })
}

export function json(text: string, status = 200, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(text)
  }
}
