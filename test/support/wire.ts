/** A TCP proxy before PostgreSQL that counts what goes over the wire: statements, and how often somebody waited for an answer. */
import { connect, createServer, type Socket } from 'node:net'
import type { Place } from './database.ts'

export type Wire = {
  readonly place: Place
  /** Since the last call: statements executed (BEGIN and COMMIT are some), and round trips. */
  take(): { readonly statements: number; readonly trips: number }
  close(): Promise<void>
}

export async function countOnWire(place: Place): Promise<Wire> {
  const target = new URL(place.database_url ?? '')
  const sockets = new Set<Socket>()
  let [statements, trips] = [0, 0]
  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname)
    for (const socket of [client, server]) {
      socket.setNoDelay(true)
      sockets.add(socket)
      socket.on('error', () => {})
    }
    const count = countStatements()
    let answered = true
    client.on('data', (bytes) => {
      if (answered) trips += 1
      answered = false
      statements += count(bytes)
      server.write(bytes)
    })
    server.on('data', (bytes) => {
      answered = true
      client.write(bytes)
    })
    client.on('close', () => server.destroy())
    server.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  const through = new URL(target)
  through.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    place: { ...place, database_url: through.href },
    take: () => {
      const counted = { statements, trips }
      statements = 0
      trips = 0
      return counted
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        proxy.close(() => resolve())
      }),
  }
}

const [TYPE, LENGTH] = [1, 4]

/** Bind and Query messages of one connection; its first message has no type (PostgreSQL manual, "Message Formats"). */
function countStatements(): (bytes: Buffer) => number {
  let rest: Buffer = Buffer.alloc(0)
  let started = false
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    let counted = 0
    for (;;) {
      const head = started ? TYPE : 0
      if (rest.length < head + LENGTH) return counted
      const end = head + rest.readUInt32BE(head)
      if (rest.length < end) return counted
      if (started && /[BQ]/.test(String.fromCharCode(rest[0] ?? 0))) counted += 1
      started = true
      rest = rest.subarray(end)
    }
  }
}
