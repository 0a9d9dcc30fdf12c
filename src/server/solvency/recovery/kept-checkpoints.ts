/**
 * Published checkpoints outside the database, in the backup folder, or without one in this process: what shows that a database came back
 * older than what was published. Each line of the file is a signed note as JSON; a torn last line is the write of a crash and says nothing.
 */
import { appendFile, mkdir, open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { baseOrigin, type Checkpoint, type LogIdentity, parseCheckpoint, readNote, recoveryNumber } from '#proof/index'

const FILE = 'checkpoints.jsonl'

export type KeptCheckpoint = Checkpoint & { readonly note: string }

export type KeptCheckpoints = {
  /** In the order of their publication. Throws, with a sentence, where the file cannot be read or is of another instance. */
  readonly all: (identity: LogIdentity) => Promise<readonly KeptCheckpoint[]>
  /** The newest, with its signature checked; null: none was kept. */
  readonly newest: (identity: LogIdentity) => Promise<KeptCheckpoint | null>
  readonly keep: (notes: readonly string[]) => Promise<void>
}

/** The folder is the operator's to correct. */
export class UnusableFolder extends Error {
  override readonly name = 'UnusableFolder'
}

/** `folder` null: this process alone remembers. */
export function openKeptCheckpoints(folder: string | null): KeptCheckpoints {
  const own: KeptCheckpoint[] = []
  let read: { readonly state: string; readonly kept: readonly KeptCheckpoint[] } | null = null
  const unusable = (error: unknown): never => {
    throw new UnusableFolder(`${folder} cannot be used for checkpoints (${error instanceof Error ? error.message : String(error)})`)
  }
  const fromFile = async (): Promise<readonly KeptCheckpoint[]> => {
    if (folder === null) return []
    const file = join(folder, FILE)
    const stats = await stat(file).catch(() => null)
    const state = stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : ''
    if (read?.state !== state) read = { state, kept: stats ? parseLines(await readFile(file, 'utf8').catch(unusable)) : [] }
    return read.kept
  }
  const all: KeptCheckpoints['all'] = async ({ origin }) => {
    const kept = [...(await fromFile()), ...own]
    const foreign = kept.find((one) => baseOrigin(one.origin) !== baseOrigin(origin))
    if (foreign) throw new Error(`${folder} holds checkpoints of another instance (${foreign.origin})`)
    return kept.sort(byPublication)
  }
  return {
    all,
    newest: async (identity) => {
      const newest = (await all(identity)).at(-1) ?? null
      if (newest && readNote(newest.note, identity) === 'no') throw new Error(`${folder} holds a checkpoint that this log did not sign`)
      return newest
    },
    keep: async (notes) => {
      if (notes.length === 0) return
      if (folder === null) {
        own.splice(0, own.length, ...notes.slice(-1).flatMap(parseNote))
        return
      }
      await mkdir(folder, { recursive: true, mode: 0o700 }).catch(unusable)
      await appendSynced(join(folder, FILE), notes.map((note) => `${JSON.stringify({ note })}\n`).join('')).catch(unusable)
    },
  }
}

function byPublication(one: Checkpoint, other: Checkpoint): number {
  return recoveryNumber(one.origin) - recoveryNumber(other.origin) || one.size - other.size
}

async function appendSynced(file: string, text: string): Promise<void> {
  await appendFile(file, text, { mode: 0o600 })
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function parseLines(text: string): KeptCheckpoint[] {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    if (line === '') return []
    const parsed = parseLine(line)
    if (parsed.length === 0 && at < lines.length - 1) throw new Error(`line ${at + 1} of ${FILE} in the backup folder is damaged`)
    return parsed
  })
}

function parseLine(line: string): KeptCheckpoint[] {
  try {
    const value: { note?: unknown } | null = JSON.parse(line)
    return parseNote(value?.note)
  } catch {
    return []
  }
}

function parseNote(note: unknown): KeptCheckpoint[] {
  const checkpoint = parseCheckpoint(note)
  return 'refused' in checkpoint || typeof note !== 'string' ? [] : [{ ...checkpoint, note }]
}
