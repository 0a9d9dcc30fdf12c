/** A proxy before PostgreSQL that counts what goes over the wire: statements and round trips. */
import type { DatabaseAddress } from './database.ts'
import { proxyBefore } from './proxy.ts'

export type Wire = {
  readonly place: DatabaseAddress
  /** Since the last call: statements executed (BEGIN and COMMIT are some), and round trips. */
  take(): { readonly statements: number; readonly trips: number }
  close(): Promise<void>
}

export async function countOnWire(place: DatabaseAddress): Promise<Wire> {
  let [statements, trips] = [0, 0]
  const proxy = await proxyBefore(place, (client, server) => {
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
  return {
    ...proxy,
    take: () => {
      const counted = { statements, trips }
      statements = 0
      trips = 0
      return counted
    },
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
