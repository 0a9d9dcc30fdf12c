/**
 * COPY over a connection of our own: a table's rows to a gzip file and back. PostgreSQL's client programs are not needed, and nothing in a
 * file is run as SQL.
 */
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import pg from 'pg'
import { keepUntilAwaited } from '#kernel/promises'

const PART_BYTES = 65_536

/** What `pg` has and its types do not name. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(why: string): void
}
type CopyHandlers = {
  readonly handleCopyData?: (message: { readonly chunk: Buffer }, connection: CopyConnection) => void
  readonly handleCopyInResponse?: (connection: CopyConnection) => void
}

export async function withClient<Outcome>(url: string, work: (client: pg.Client) => Promise<Outcome>): Promise<Outcome> {
  const client = new pg.Client({ connectionString: url, application_name: 'clearterm backup' })
  // A connection that breaks fails its next statement.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** `copy` is COPY … TO STDOUT. */
export async function copyToFile(client: pg.Client, copy: string, file: string): Promise<void> {
  const gzip = createGzip({ level: 3 })
  const written = keepUntilAwaited(pipeline(gzip, createWriteStream(file, { mode: 0o600 })))
  let parts: Buffer[] = []
  let bytes = 0
  const flush = (connection: CopyConnection): void => {
    connection.stream.pause()
    // Not at 'drain': a stream that was ended or destroyed never drains, and the connection would stay silent.
    gzip.write(Buffer.concat(parts), () => connection.stream.resume())
    parts = []
    bytes = 0
  }
  await runCopy(client, copy, {
    handleCopyData: ({ chunk }, connection) => {
      // A copy: the connection reuses its buffer.
      parts.push(Buffer.from(chunk))
      bytes += chunk.length
      if (bytes >= PART_BYTES) flush(connection)
    },
  }).finally(() => gzip.end(Buffer.concat(parts)))
  await written
}

/** `copy` is COPY … FROM STDIN. */
export async function copyFromFile(client: pg.Client, copy: string, file: string): Promise<void> {
  let ended = false
  const send = async (connection: CopyConnection): Promise<void> => {
    for await (const part of partsOf(file)) {
      if (ended) return
      connection.sendCopyFromChunk(part)
      if (connection.stream.writableNeedDrain) await drained(connection.stream)
    }
    connection.endCopyFrom()
  }
  let fault: unknown = null
  await runCopy(client, copy, {
    handleCopyInResponse: (connection) => {
      send(connection).catch((error: unknown) => {
        fault = error
        connection.sendCopyFail('the file cannot be read')
      })
    },
  })
    .catch((error: unknown) => {
      throw fault ?? error
    })
    .finally(() => {
      ended = true
    })
}

/** Also where the stream closes, after which nothing drains. */
function drained(stream: Duplex): Promise<unknown> {
  const settled = new AbortController()
  return Promise.race(['drain', 'close'].map((event) => once(stream, event, { signal: settled.signal }))).finally(() => settled.abort())
}

/** Reads a file to its end, so that a damaged one is found. */
export async function readThrough(file: string): Promise<void> {
  for await (const part of partsOf(file)) void part
}

async function* partsOf(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file)
  const plain = source.pipe(createGunzip())
  source.once('error', (error) => plain.destroy(error))
  for await (const part of plain) yield part as Buffer
}

function runCopy(client: pg.Client, copy: string, handlers: CopyHandlers): Promise<void> {
  return new Promise((resolve, reject) => {
    const query = Object.assign(new pg.Query(copy), handlers)
    query.on('error', reject)
    query.on('end', () => resolve())
    client.query(query)
  })
}
