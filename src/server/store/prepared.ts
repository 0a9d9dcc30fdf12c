/**
 * Runs a statement on a connection of the driver. A named one costs less than the driver's own query: once a connection has prepared
 * it, its columns are not requested again, and its rows are made by a function of their own.
 */
import pg from 'pg'
import { Answer, type Cells, type Field, NO_COLUMNS, type Result, type Shape, shapeOf, shapesOf, type Wire, wireValues } from './answer.ts'

export type { Result } from './answer.ts'
export type Sent = { readonly name: string | undefined; readonly text: string; readonly values: unknown[] }

/** @throws what the driver does: `pg.DatabaseError`, or an error of the connection. */
export function runOn(client: pg.PoolClient, { name, text, values }: Sent): Promise<Result> {
  if (name === undefined) return client.query({ text, values })
  return new Promise<Result>((resolve, reject) => {
    client.query(new PreparedQuery({ name, text, values }, resolve, reject))
  }).catch(fromCaller)
}

/** For `catch`: an error from the socket's stack gets that of the caller, as with the driver's own queries. */
export function fromCaller(error: Error): never {
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

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
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
