/** COPY over a connection of our own: a table's rows to a gzip file and back. PostgreSQL's client programs are not needed, and nothing in a file is run as SQL. */
import { createReadStream, createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
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
  const written = keepUntilAwaited(finished(gzip.pipe(createWriteStream(file, { mode: 0o600 }))))
  let parts: Buffer[] = []
  let bytes = 0
  const flush = (connection: CopyConnection | null): void => {
    const ready = gzip.write(Buffer.concat(parts))
    parts = []
    bytes = 0
    if (ready || !connection || connection.stream.isPaused()) return
    connection.stream.pause()
    gzip.once('drain', () => connection.stream.resume())
  }
  await runCopy(client, copy, {
    handleCopyData: ({ chunk }, connection) => {
      // A copy: the connection reuses its buffer.
      parts.push(Buffer.from(chunk))
      bytes += chunk.length
      if (bytes >= PART_BYTES) flush(connection)
    },
  }).finally(() => {
    flush(null)
    gzip.end()
  })
  await written
}

/** `copy` is COPY … FROM STDIN. */
export async function copyFromFile(client: pg.Client, copy: string, file: string): Promise<void> {
  let ended = false
  const send = async (connection: CopyConnection): Promise<void> => {
    for await (const part of partsOf(file)) {
      if (ended) return
      connection.sendCopyFromChunk(part)
      if (connection.stream.writableNeedDrain) await new Promise<void>((resolve) => connection.stream.once('drain', resolve))
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
