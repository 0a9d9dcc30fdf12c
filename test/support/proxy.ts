/** A TCP proxy on loopback: `join` gets each client with a separate connection to the target, and passes bytes between the two. */
import { connect, createServer, type Socket } from 'node:net'
import type { DatabaseAddress } from './database.ts'

export type Proxy = {
  /** The place, reached through the proxy. */
  readonly place: DatabaseAddress
  close(): Promise<void>
}

/** On a free port, if none is given. */
export async function proxyBefore(place: DatabaseAddress, join: (client: Socket, server: Socket) => void, port = 0): Promise<Proxy> {
  const target = new URL(place.database_url ?? '')
  const sockets = new Set<Socket>()
  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname)
    for (const socket of [client, server]) {
      socket.setNoDelay(true)
      sockets.add(socket)
      socket.on('error', () => {})
    }
    join(client, server)
  })
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
  const address = proxy.address()
  const through = new URL(target)
  through.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    place: { ...place, database_url: through.href },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        proxy.close(() => resolve())
      }),
  }
}
