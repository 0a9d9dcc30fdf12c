/**
 * Runs the reactions to outbox rows. A row and its reaction are one transaction, so each runs exactly once, on the node that takes the row
 * first. A failed reaction is retried with back-off, and its row keeps the error.
 */
import { randomBelow } from '#kernel/id'
import { inBackground, keepUntilAwaited } from '#kernel/promises'
import { type Database, openOutbox, type Sealer, type Tx } from '#server/store'

export type Reaction = (tx: Tx, payload: unknown, outbox_id: string) => Promise<void>

export type Dispatcher = {
  /** Looks for due rows now, after a commit. Returns at once. */
  kick(): void
  /** Runs everything that is due; resolves when nothing is left for this node. */
  drain(): Promise<void>
  /** Polls from now on, for what other nodes wrote and for repeats. */
  start(): void
  /** Adds reactions, by kind of row. A row of an unknown kind waits for a program that knows it. */
  handle(reactions: Readonly<Record<string, Reaction>>): void
  /** Ends the polling; resolves after the running reaction. */
  stop(): Promise<void>
}

export type DispatcherDependencies = {
  readonly database: Database
  readonly sealer: Pick<Sealer, 'open'>
  /** Receives every failure, of a reaction or of the database. */
  readonly report: (error: unknown, row: { readonly id: string; readonly kind: string } | null) => void
  readonly poll_ms?: number
}

type Row = { id: string; kind: string; payload: Buffer; attempts: number }

/** Due by the database's clock, which all nodes share. */
const CLAIM = `SELECT id, kind, payload, attempts FROM outbox
  WHERE done_at IS NULL AND due_at <= now() AND kind = ANY ($1::text[]) ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`

export function openDispatcher(deps: DispatcherDependencies): Dispatcher {
  const reactions: Record<string, Reaction> = {}
  let running: Promise<void> | null = null
  let again = false
  let stopped = false
  let timer: NodeJS.Timeout | null = null

  const rounds = async (): Promise<void> => {
    try {
      do {
        again = false
        while (!stopped && (await takeOne(deps, reactions))) {}
        // A kick during a round starts another one, for rows committed meanwhile.
      } while (again && !stopped)
    } catch (error) {
      deps.report(error, null)
    } finally {
      running = null
    }
  }
  const run = (): Promise<void> => {
    again = true
    running ??= keepUntilAwaited(rounds())
    return running
  }
  const kick = (): void => inBackground(run(), (error) => deps.report(error, null))
  return {
    kick,
    drain: run,
    handle: (more) => void Object.assign(reactions, more),
    start: () => {
      timer ??= setInterval(kick, deps.poll_ms ?? 1_000)
    },
    stop: async () => {
      stopped = true
      if (timer) clearInterval(timer)
      await running
    },
  }
}

/** Rolls back the transaction of a failed reaction. */
class ReactionFailed extends Error {
  override readonly name = 'ReactionFailed'
  readonly row: Row
  constructor(row: Row, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.row = row
  }
}

/** False when nothing is due. */
async function takeOne(deps: DispatcherDependencies, reactions: Readonly<Record<string, Reaction>>): Promise<boolean> {
  try {
    return await deps.database.transaction(async (tx) => {
      const [row] = await tx.query<Row>(CLAIM, [Object.keys(reactions)])
      if (!row) return false
      await react(deps, reactions[row.kind], tx, row)
      await tx.query('UPDATE outbox SET done_at = now(), attempts = attempts + 1, last_error = NULL WHERE id = $1', [row.id])
      return true
    })
  } catch (error) {
    if (!(error instanceof ReactionFailed)) throw error
    await postpone(deps, error)
    return true
  }
}

async function react(deps: DispatcherDependencies, reaction: Reaction | undefined, tx: Tx, row: Row): Promise<void> {
  try {
    await reaction?.(tx, openOutbox(deps.sealer, row.payload), row.id)
  } catch (error) {
    throw new ReactionFailed(row, error)
  }
}

const FIRST_PAUSE_SECONDS = 1
const MAX_PAUSE_SECONDS = 300

async function postpone(deps: DispatcherDependencies, { row, message, cause }: ReactionFailed): Promise<void> {
  deps.report(cause, { id: row.id, kind: row.kind })
  const pause = Math.min(MAX_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(row.attempts, 10))
  await deps.database.query(
    `UPDATE outbox SET attempts = attempts + 1, last_error = $2, due_at = now() + make_interval(secs => $3) WHERE id = $1 AND done_at IS NULL`,
    [row.id, message.slice(0, 500), pause + randomBelow(1_000) / 1_000],
  )
}
