/** A proxy before PostgreSQL that cuts the connection when its client sends COMMIT: before the server sees it, or after it has answered. */
import type { DatabaseAddress } from './database.ts'
import { proxyBefore } from './proxy.ts'

export type Cut = {
  readonly place: DatabaseAddress
  /** Resolves when the server has done with the connection that was cut. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** `Q`, the length of the message, `COMMIT` and its end. */
const COMMIT = Buffer.from('Q\0\0\0\x0bCOMMIT\0', 'latin1')

/** `times` is how many commits are cut before the line holds; by default all are. */
export async function cutAtCommit(place: DatabaseAddress, when: 'before' | 'after', times = Number.POSITIVE_INFINITY): Promise<Cut> {
  let settle = () => {}
  const settled = new Promise<void>((resolve) => {
    settle = resolve
  })
  let cuts = 0
  const proxy = await proxyBefore(place, (client, server) => {
    let cut = false
    client.on('data', (bytes) => {
      if (!cut && cuts < times && bytes.includes(COMMIT)) {
        cut = true
        cuts += 1
      }
      if (cut && when === 'before') {
        server.once('close', settle)
        client.destroy()
        server.destroy()
      } else server.write(bytes)
    })
    server.on('data', (bytes) => {
      if (!cut) return client.write(bytes)
      client.destroy()
      server.destroy()
      settle()
    })
    client.on('close', () => cut || server.destroy())
    server.on('close', () => client.destroy())
  })
  return { ...proxy, settled: () => settled }
}
