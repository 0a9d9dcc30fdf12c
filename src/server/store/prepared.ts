/**
 * Runs statements on a connection of the driver. A named one costs less than the driver's own query: once a connection has prepared
 * it, its columns are not requested again, and its rows are made by a function of their own.
 */
import pg from 'pg'
import { Answer, type Cells, type Column, NO_COLUMNS, type Result, type Shape, shapeOf, shapesOf, type Wire, wireValues } from './answer.ts'

export type { Result } from './answer.ts'
export type Sent = { readonly name: string | undefined; readonly text: string; readonly values: unknown[] }

/** @throws what the driver does: `pg.DatabaseError`, or an error of the connection. */
export function runOn(client: pg.PoolClient, { name, text, values }: Sent): Promise<Result> {
  if (name === undefined) return client.query({ text, values })
  return new Promise<Result>((resolve, reject) => {
    client.query(new PreparedQuery({ name, text, values }, resolve, reject))
  }).catch(fromCaller)
}

/**
 * Runs reads that depend on nothing of each other. Those that the connection has prepared share one Sync, so that the server sends their
 * answers at once; after a failed one it passes over the rest, and each of those is sent again alone.
 */
export function runTogether(client: pg.PoolClient, reads: readonly Sent[]): readonly Promise<Result>[] {
  const wire = (client as unknown as { readonly connection: Wire }).connection
  const shapes = shapesOf(wire)
  const known: Known[] = []
  const results = reads.map((sent) => {
    const shape = sent.name !== undefined && wire.parsedStatements[sent.name] === sent.text && shapes.get(sent.name)
    if (!shape) return runOn(client, sent)
    return new Promise<Result>((resolve, reject) => {
      const again = (): void => void runOn(client, sent).then(resolve, reject)
      known.push({ name: sent.name, values: wireValues(sent.values), shape, answer: new Answer(), resolve, reject, again })
    }).catch(fromCaller)
  })
  if (known.length > 0) client.query(new KnownQueries(known))
  return results
}

function fromCaller(error: Error): never {
  // From the socket's stack to that of the caller, as the driver's own queries have it.
  Error.captureStackTrace(error)
  throw error
}

const { prepare: prepareAndDescribe } = pg.Query.prototype as unknown as { prepare(this: pg.Query, wire: Wire): void }

/** A pipelining connection takes only the driver's class; its methods are what the client calls at each message. */
class PreparedQuery extends pg.Query {
  declare readonly name: string
  declare readonly values: unknown[]
  declare readonly hasBeenParsed: (wire: Wire) => boolean
  declare callback: (error: Error | null) => void
  private wire: Wire | null = null
  private shape: Shape | null = null
  private readonly answer = new Answer()

  constructor(sent: Sent, resolve: (result: Result) => void, reject: (error: Error) => void) {
    super(sent.text)
    Object.assign(this, { name: sent.name, values: sent.values })
    this.callback = (error) => (error ? reject(error) : resolve(this.answer.result))
  }

  prepare(wire: Wire): void {
    this.wire = wire
    this.shape = (this.hasBeenParsed(wire) && shapesOf(wire).get(this.name)) || null
    if (!this.shape) {
      prepareAndDescribe.call(this, wire)
      return
    }
    wire.bind({ statement: this.name, values: wireValues(this.values) })
    wire.execute({})
    wire.sync()
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    this.shape = shapeOf(this.name, fields)
  }

  handleDataRow({ fields }: { fields: Cells }): void {
    if (this.shape) this.answer.addRow(this.shape, fields)
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.answer.complete(text)
    // One without columns has no description.
    if (this.wire) shapesOf(this.wire).set(this.name, this.shape ?? NO_COLUMNS)
  }

  handleReadyForQuery(): void {
    this.callback(this.answer.fault)
  }
}

type Known = {
  readonly name: string | undefined
  readonly values: unknown[]
  readonly shape: Shape
  readonly answer: Answer
  resolve(result: Result): void
  reject(error: Error): void
  /** Sends it once more, alone. */
  again(): void
}

class KnownQueries extends pg.Query {
  declare callback: () => void
  private readonly reads: readonly Known[]
  private answered = 0

  constructor(reads: readonly Known[]) {
    super('')
    this.reads = reads
    this.callback = () => {}
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
    const [failed, ...rest] = this.reads.slice(this.answered)
    this.answered = this.reads.length
    failed?.reject(error)
    for (const read of rest) {
      if (error instanceof pg.DatabaseError) read.again()
      else read.reject(error)
    }
  }

  handleReadyForQuery(): void {}
}
