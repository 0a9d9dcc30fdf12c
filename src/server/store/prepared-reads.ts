/** Reads that a connection has prepared, sent as one. */
import pg from 'pg'
import { Answer, type Cells, type Result, type Shape, shapesOf, type Wire, wireValues } from './answer.ts'
import { fromCaller, runOn, type Sent } from './prepared.ts'

/** A statement and what its answer goes to. */
export type PooledRead = { readonly sent: Sent; readonly resolve: (result: Result) => void; readonly reject: (error: unknown) => void }

/**
 * Runs reads that depend on nothing of each other, and resolves with whether one failed. Those that the connection has prepared share one
 * Sync, so that the server sends their answers at once; after a failed one it passes over the rest, and each of those is sent again alone.
 */
export async function runTogether(client: pg.PoolClient, reads: readonly PooledRead[]): Promise<boolean> {
  const wire = (client as unknown as { readonly connection: Wire }).connection
  const shapes = shapesOf(wire)
  const prepared: Prepared[] = []
  const failed = reads.map(({ sent, resolve, reject }) => {
    const shape = sent.name !== undefined && wire.parsedStatements[sent.name] === sent.text && shapes.get(sent.name)
    const answered = shape ? join(prepared, client, sent, shape) : runOn(client, sent)
    return answered.then(
      (result) => {
        resolve(result)
        return false
      },
      (error: unknown) => {
        reject(error)
        return true
      },
    )
  })
  if (prepared.length > 0) client.query(new PreparedReads(prepared))
  return (await Promise.all(failed)).includes(true)
}

/** Adds a read to those that will share a Sync. */
function join(prepared: Prepared[], client: pg.PoolClient, sent: Sent, shape: Shape): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const again = (): void => {
      runOn(client, sent).then(resolve, reject)
    }
    prepared.push({ name: sent.name, values: wireValues(sent.values), shape, answer: new Answer(), resolve, reject, again })
  }).catch(fromCaller)
}

type Prepared = {
  readonly name: string | undefined
  readonly values: unknown[]
  readonly shape: Shape
  readonly answer: Answer
  resolve(result: Result): void
  reject(error: Error): void
  /** Sends it once more, alone. */
  again(): void
}

class PreparedReads extends pg.Query {
  /**
   * The driver replaces it by one that also ends its time limit, so it is called however the reads end; the driver itself calls it with the
   * error of that limit.
   */
  declare callback: (error?: Error | null) => void
  private readonly reads: readonly Prepared[]
  private answered = 0

  constructor(reads: readonly Prepared[]) {
    super('')
    this.reads = reads
    this.callback = (error) => {
      if (error) for (const read of this.takeLeft()) read.reject(error)
    }
  }

  override submit = (connection: pg.Connection): void => {
    const wire = connection as Wire
    for (const { name = '', values } of this.reads) {
      wire.bind({ statement: name, values })
      wire.execute({})
    }
    wire.sync()
  }

  handleDataRow({ fields }: { fields: Cells }): void {
    const read = this.reads[this.answered]
    read?.answer.addRow(read.shape, fields)
  }

  handleCommandComplete({ text }: { text: string }): void {
    const read = this.reads[this.answered]
    this.answered += 1
    if (!read) return
    read.answer.complete(text)
    if (read.answer.fault) read.reject(read.answer.fault)
    else read.resolve(read.answer.result)
  }

  handleError(error: Error): void {
    const [failed, ...rest] = this.takeLeft()
    this.callback()
    failed?.reject(error)
    for (const read of rest) {
      if (error instanceof pg.DatabaseError) read.again()
      else read.reject(error)
    }
  }

  /** Those without an answer, once. */
  private takeLeft(): readonly Prepared[] {
    const left = this.reads.slice(this.answered)
    this.answered = this.reads.length
    return left
  }

  handleReadyForQuery(): void {
    this.callback()
  }
}
