/** The frozen vectors: tools/verify computes them from the format alone, src/proof has to come to the same bytes. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toHex } from '#kernel/id'
import { cents } from '#kernel/money'
import * as proof from '#proof/index'
import { commitBatch } from '../../../src/server/ledger/post/commitment.ts'

const read = (name: string) => readFileSync(`test/vectors/proof-${name}.json`, 'utf8')
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

type LeafVector = Record<'account_id' | 'amount' | 'user_key' | 'nonce' | 'id_hash' | 'hash', string> & {
  i: number
  position: number
  path: { hash: string; sum: string }[]
}
type TreeVectors = {
  master: string
  cases: { name: string; epoch: number; leaves: LeafVector[]; file: string; root: string; total: string }[]
}
type LogVectors = {
  entries: string[]
  heads: string[]
  inclusion: { index: number; size: number; hashes: string[] }[]
  consistency: { from: number; to: number; hashes: string[] }[]
}
type MoveVector = Record<'id' | 'debit' | 'credit' | 'amount' | 'debit_seq' | 'credit_seq' | 'debit_after' | 'credit_after', string> & {
  ref: string
  kind: string
}
type EpochVectors = {
  origin: string
  seed: string
  public_key: string
  batch: { number: string; salt: string; moves: MoveVector[]; commitment: string }
  entries: string[]
  file: string
  bundles: { account_id: string; amount: string; statement: string; checkpoint: string }[]
}

it.each(['tree', 'log', 'epoch'])('%s: tools/verify still computes the frozen vectors', (name) => {
  expect(execFileSync(process.execPath, ['tools/verify/vectors.mjs', name], { encoding: 'utf8' })).toBe(read(name))
})

const { master, cases }: TreeVectors = JSON.parse(read('tree'))

describe.each(cases)('the liability tree, $name', ({ epoch, leaves, file, root, total }) => {
  const created = leaves.map(({ account_id, i, amount }) => {
    const key = proof.userKey(bytes(master), account_id)
    const nonce = proof.chunkNonce(key, epoch, i)
    const id_hash = proof.idHash(account_id)
    const leaf = proof.leafOf({ i, amount: cents(BigInt(amount)), nonce }, id_hash)
    return { leaf, keys: { user_key: toHex(key), nonce: toHex(nonce), id_hash: toHex(id_hash), hash: toHex(leaf.hash) } }
  })

  it('has the same keys, nonces and leaves', () => {
    expect(created.map(({ keys }) => keys)).toEqual(
      leaves.map(({ user_key, nonce, id_hash, hash }) => ({ user_key, nonce, id_hash, hash })),
    )
  })

  it('has the same order, paths, root, total and file', () => {
    const tree = proof.buildTree(created.map(({ leaf }) => leaf))
    if ('refused' in tree) throw new Error(tree.refused)
    const top = proof.rootOf(tree)
    expect([toHex(top.hash), String(top.sum), [...proof.leafLines(tree)].join('')]).toEqual([root, total, file])
    const places = leaves.map((_, at) => tree.positions[at] ?? -1)
    expect(places).toEqual(leaves.map(({ position }) => position))
    const paths = places.map((position) => proof.pathOf(tree, position).map(({ hash, sum }) => ({ hash: toHex(hash), sum: String(sum) })))
    expect(paths).toEqual(leaves.map(({ path }) => path))
  })
})

/** Roots over the entries of the reference implementation of Certificate Transparency, as that project publishes them, by size. */
const REFERENCE: Readonly<Record<number, string>> = {
  1: '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  2: 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  3: 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  5: '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  8: '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
}

describe('the journal log', () => {
  const vectors: LogVectors = JSON.parse(read('log'))
  const log = proof.openLog(vectors.entries.map(bytes))
  const head = (size: number) => proof.treeHead(size, log.nodes)

  it('has the same heads, and those that Certificate Transparency publishes for the same entries', () => {
    expect(vectors.heads.map((_, size) => toHex(head(size)))).toEqual(vectors.heads)
    for (const [size, root] of Object.entries(REFERENCE)) expect(vectors.heads[Number(size)]).toBe(root)
  })

  it.each(vectors.inclusion)('makes and takes the inclusion of $index in $size', ({ index, size, hashes }) => {
    expect(proof.inclusionProof(index, size, log.nodes).map(toHex)).toEqual(hashes)
    const found = proof.verifyInclusion(log.nodes(0, index), { index, size, hashes: hashes.map(bytes) }, head(size))
    expect(found).toBe(true)
  })

  it.each(vectors.consistency)('makes and takes the consistency of $from with $to', ({ from, to, hashes }) => {
    expect(proof.consistencyProof(from, to, log.nodes).map(toHex)).toEqual(hashes)
    const [earlier, later] = [from, to].map((size) => ({ size, root: head(size) }))
    expect(earlier && later && proof.verifyConsistency(earlier, later, hashes.map(bytes))).toBe(true)
  })
})

describe('an epoch', () => {
  const { origin, seed, public_key, batch, entries, file, bundles }: EpochVectors = JSON.parse(read('epoch'))
  const key = bytes(Buffer.from(public_key, 'base64').toString('hex'))

  it('has the journal commitment that the ledger makes', () => {
    const moves = batch.moves.map(({ ref, kind, id, debit, credit, amount, ...after }) => ({
      ...{ ref, kind, id: BigInt(id), debit: BigInt(debit), credit: BigInt(credit), amount: BigInt(amount) },
      ...{ debit_seq: BigInt(after.debit_seq), credit_seq: BigInt(after.credit_seq) },
      ...{ debit_after: BigInt(after.debit_after), credit_after: BigInt(after.credit_after) },
    }))
    expect(commitBatch(BigInt(batch.number), bytes(batch.salt), moves).toString('hex')).toBe(batch.commitment)
  })

  it('has a checkpoint that is signed to the same bytes', () => {
    const log = proof.openLog(entries.map(bytes))
    expect(proof.publicKeyOf(bytes(seed))).toEqual(key)
    const note = proof.signCheckpoint(origin, { size: 5, root: proof.treeHead(5, log.nodes) }, bytes(seed))
    expect(bundles.map(({ checkpoint }) => checkpoint)).toEqual([note, note, note])
  })

  it('has a statement that reads back to the same bytes, and a leaves file that it binds', () => {
    const text = bundles[0]?.statement ?? ''
    const statement = proof.parseStatement(text)
    if ('refused' in statement) throw new Error(statement.refused)
    expect(proof.statementText(statement)).toBe(text)
    expect(toHex(proof.statementBytes(statement))).toBe(entries[3])
    expect(proof.verifyLeaves(file, statement)).toBe(true)
  })

  it.each(bundles)('has a bundle of $amount cents that holds', ({ account_id, amount, ...rest }) => {
    const verdict = proof.verifyBundle({ account_id, amount, ...rest }, { origin, public_key: key, account_id, amount: BigInt(amount) })
    expect(verdict.steps.filter((step) => !step.ok)).toEqual([])
    expect(verdict.steps.map(({ name }) => name)).toEqual([
      'form',
      'checkpoint',
      'statement-in-log',
      'statement',
      'amounts',
      'leaves',
      'yours',
    ])
  })
})
