/**
 * The running server's published answers in the hands of a cheat: passed on unchanged, altered in transit, or republished with the
 * platform's own key. Every case starts from the real server's answers.
 */
import { toHex } from '#kernel/id'
import {
  consistencyProof,
  inclusionProof,
  type Leaf,
  type Log,
  type LogIdentity,
  openLog,
  parseBase64,
  parseLeaves,
  parseStatement,
  publicKeyOf,
  type Statement,
  type SumNode,
  signCheckpoint,
  statementBytes,
  statementText,
  toBase64,
  treeHead,
} from '#proof/index'
import { deriveKey } from '#server/store'
import type { Tree } from '#test/rooms/proof/platform.ts'
import type { Answers } from '#test/rooms/proof/run-tool.ts'
import { type Client, SECRET_KEY } from '#test/support/app.ts'
import { must, type World } from './world.ts'

/** What `GET /me/proof` answers, freely altered by a cheat. */
export type Bundle = {
  readonly epoch: number
  readonly account_id: string
  readonly amount: string
  readonly breakdown: Readonly<Record<string, string>>
  readonly chunks: readonly { i: number; amount: string; nonce: string; position: number; path: readonly { hash: string; sum: string }[] }[]
  readonly statement: string
  readonly statement_index: number
  readonly statement_inclusion: { readonly index: number; readonly size: number; readonly hashes: readonly string[] }
  readonly checkpoint: string
}

export type Published = { readonly answers: Answers; readonly entries: readonly Uint8Array[]; readonly identity: LogIdentity }

/** Passes on every call to the real server. */
function forwarded({ app }: World): Answers {
  const get = (path: string) => fetch(`${app.url}/api/v1/proof${path}`)
  const json = async (path: string): Promise<unknown> => (await get(path)).json()
  return {
    front: () => json(''),
    page: (epoch) => json(`/${epoch}`),
    leaves: async (epoch) => (await get(`/${epoch}/leaves`)).text(),
    slice: (from, to) => json(`/log/entries?from=${from}&to=${to}`),
    inclusion: (index, size) => json(`/log/inclusion?index=${index}&size=${size}`),
    consistency: (from, to) => json(`/log/consistency?from=${from}&to=${to}`),
  }
}

/** All that the real server publishes at this moment. */
export async function readPublished(world: World): Promise<Published> {
  const { anyone } = world.app
  const { data: front } = await must(anyone.call('GET', '/proof'))
  const size = Number(String(front?.checkpoint).split('\n')[1])
  const { data } = await must(anyone.call('GET', `/proof/log/entries?from=0&to=${size}`))
  const entries = (data?.entries as unknown as string[]).map((entry) => parseBase64(entry) ?? new Uint8Array())
  const public_key = parseBase64(String(front?.public_key)) ?? new Uint8Array()
  return { answers: forwarded(world), entries, identity: { origin: String(front?.origin), public_key } }
}

export async function bundleOf(person: Client): Promise<Bundle> {
  return (await must(person.call('GET', '/me/proof'))).data as unknown as Bundle
}

export async function leavesOf({ answers }: Published, epoch: number): Promise<readonly Leaf[]> {
  const leaves = parseLeaves(await answers.leaves(epoch))
  if ('refused' in leaves) throw new Error(leaves.refused)
  return leaves
}

export type Logged = { readonly statement: Statement; readonly index: number }

function statementsIn(entries: readonly Uint8Array[]): readonly Logged[] {
  return entries.flatMap((entry, index) => {
    const statement = parseStatement(new TextDecoder().decode(entry))
    return 'refused' in statement ? [] : [{ statement, index }]
  })
}

export function statementOf({ entries }: Pick<Published, 'entries'>, epoch: number): Logged {
  const found = statementsIn(entries).find(({ statement }) => statement.epoch === epoch)
  if (!found) throw new Error(`no statement of epoch ${epoch}`)
  return found
}

/** The same entries with one statement altered. */
export function bentEntries(published: Published, epoch: number, bend: (honest: Statement) => Statement): readonly Uint8Array[] {
  const { statement, index } = statementOf(published, epoch)
  return published.entries.map((entry, at) => (at === index ? statementBytes(bend(statement)) : entry))
}

/** A statement over a tree as a cheat built it. */
export function statementOver(tree: Tree, honest: Statement, leaves_sha256: string): Statement {
  const liabilities = tree.root.sum as Statement['liabilities']
  const custody = (liabilities + honest.reserve_free + honest.operator_other) as Statement['custody']
  const coverage_bps = liabilities === 0n ? null : Number((10_000n * custody) / liabilities)
  const amounts = { liabilities, custody, reserve_committed: 0n as Statement['liabilities'], coverage_bps }
  return { ...honest, ...amounts, leaves: tree.leaves, root: toHex(tree.root.hash), leaves_sha256 }
}

export type Republished = Answers & { readonly log: Log; readonly note: string }

/** Other entries published under the platform's own name and key; leaves files as the real server has them unless they are given. */
export function republished(
  { answers, identity }: Published,
  entries: readonly Uint8Array[],
  leaves: Readonly<Record<number, string>> = {},
): Republished {
  const seed = deriveKey(SECRET_KEY, 'proof/log-key/v1')
  if (toBase64(publicKeyOf(seed)) !== toBase64(identity.public_key)) throw new Error('the cheat has the platform’s key')
  const log = openLog(entries)
  const head = { size: entries.length, root: treeHead(entries.length, log.nodes) }
  const note = signCheckpoint(identity.origin, head, seed)
  const statements = statementsIn(entries)
  return {
    log,
    note,
    front: () => ({
      data: {
        origin: identity.origin,
        public_key: toBase64(identity.public_key),
        checkpoint: note,
        epochs: statements.map(({ statement }) => listed(statement)).reverse(),
      },
    }),
    page: (epoch) => {
      const { statement, index } = statementOf({ entries }, epoch)
      return { data: { statement: statementText(statement), statement_index: index, checkpoint: note } }
    },
    leaves: (epoch) => leaves[epoch] ?? answers.leaves(epoch),
    slice: (from, to) => ({ data: { entries: entries.slice(from, to).map(toBase64) } }),
    inclusion: (index, size) => ({ data: { index, size, hashes: inclusionProof(index, size, log.nodes).map(toHex) } }),
    consistency: (from, to) => ({ data: { from, to, hashes: consistencyProof(from, to, log.nodes).map(toHex) } }),
  }
}

/** A user's real bundle made to point at a statement of another publication, its paths through a tree if there is one. */
export function pointedAt(bundle: Bundle, epoch: number, { log, note }: Republished, entries: readonly Uint8Array[], tree?: Tree): Bundle {
  const { statement, index } = statementOf({ entries }, epoch)
  const size = entries.length
  return {
    ...bundle,
    epoch,
    statement: statementText(statement),
    statement_index: index,
    statement_inclusion: { index, size, hashes: inclusionProof(index, size, log.nodes).map(toHex) },
    checkpoint: note,
    ...(tree ? { chunks: bundle.chunks.map((chunk) => ({ ...chunk, path: tree.path(chunk.position).map(nodeText) })) } : {}),
  }
}

function nodeText({ hash, sum }: SumNode): { hash: string; sum: string } {
  return { hash: toHex(hash), sum: String(sum) }
}

function listed({ epoch, at, root, liabilities, coverage_bps, journal_seq }: Statement) {
  return { epoch, at, root, liabilities: String(liabilities), coverage_bps, journal_seq, checkers: 0 }
}
