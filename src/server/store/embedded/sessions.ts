/**
 * Many clients on one backend: units run one at a time in order of arrival, and during a transaction only its client's. A
 * client that disconnects is rolled back; one that idles in a transaction is disconnected, because all others wait for it.
 */
import { createCutter, type Unit } from './frames.ts'

/** Owns its buffer, so that it can be transferred to another thread. */
type Answer = Uint8Array<ArrayBuffer>

export type Backend = {
  /** Runs the messages and returns the server's reply. */
  readonly run: (messages: Uint8Array) => Answer
  readonly inTransaction: () => boolean
}

export type Client = {
  readonly send: (answer: Answer) => void
  readonly end: () => void
}

export type Session = { readonly receive: (chunk: Uint8Array) => void; readonly leave: () => void }

type Waiting = { readonly client: Client; readonly unit: Unit }

const ROLLBACK = simpleQuery('ROLLBACK')
const TERMINATE = 0x58

export function createSessions(backend: Backend, silence_ms: number): (client: Client) => Session {
  let queue: Waiting[] = []
  let owner: Client | null = null
  let alarm: NodeJS.Timeout | undefined

  function leave(client: Client): void {
    queue = queue.filter((waiting) => waiting.client !== client)
    if (owner !== client) return
    // Sync first: a unit cut by a Flush may have left the extended protocol half-way.
    backend.run(SYNC)
    if (backend.inTransaction()) backend.run(ROLLBACK)
    owner = null
    clearTimeout(alarm)
    pump()
  }

  function pump(): void {
    for (;;) {
      const index = owner ? queue.findIndex((waiting) => waiting.client === owner) : 0
      const [next] = index < 0 ? [] : queue.splice(index, 1)
      if (!next) return
      runOne(next)
    }
  }

  function runOne({ client, unit }: Waiting): void {
    clearTimeout(alarm)
    const answer = backend.run(unit.bytes)
    if (answer.length > 0) client.send(answer)
    owner = backend.inTransaction() || !unit.complete ? client : null
    if (owner) alarm = setTimeout(() => dismiss(client), silence_ms)
  }

  function dismiss(client: Client): void {
    leave(client)
    client.end()
  }

  return (client) => {
    const cut = createCutter()
    return {
      receive: (chunk) => {
        for (const unit of cut(chunk)) {
          if (unit.bytes[0] === TERMINATE) return dismiss(client)
          queue.push({ client, unit })
        }
        pump()
      },
      leave: () => leave(client),
    }
  }
}

/** Ends an extended query, and answers ReadyForQuery. */
export const SYNC = new Uint8Array([0x53, 0, 0, 0, 4])

function simpleQuery(text: string): Uint8Array {
  const body = new TextEncoder().encode(`${text}\0`)
  const message = new Uint8Array(5 + body.length)
  message[0] = 0x51
  new DataView(message.buffer).setUint32(1, 4 + body.length)
  message.set(body, 5)
  return message
}
