import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { toHex } from '#kernel/id'
import { chunkNonce, depthOf, idHash, leafOf, parseHash, parseLeaves, userKey, verifyPath } from '#proof/index'
import { type AccountRecord, findRecord, OWED_BYTES } from './account-record.ts'
import { gzipOf, PART_LEAVES, pathThrough, readBranches, readPart, unpackPart } from './branches.ts'
import { openTree } from './tree.ts'
import type { Piece } from './tree-work.ts'

const MASTER = new Uint8Array(32).fill(5)
const EPOCH = 3

function accountId(number: number): string {
  return `0190a0b0-c0d0-7000-8000-${String(number).padStart(12, '0')}`
}

/** As the store packs it: the id and six amounts. */
function owed(number: number): Uint8Array {
  const bytes = Buffer.alloc(OWED_BYTES)
  bytes.write(accountId(number).replaceAll('-', ''), 'hex')
  for (let place = 0; place < 6; place += 1) bytes.writeBigUInt64BE(BigInt(number * place * 1_001), 16 + place * 8)
  return bytes
}

async function workOf(accounts: number) {
  const tree = openTree({ master: MASTER, epoch: EPOCH, accounts })
  const numbers = Array.from({ length: accounts }, (_, at) => at)
  tree.add(Buffer.concat(numbers.slice(0, 7).map(owed)))
  tree.add(Buffer.concat(numbers.slice(7).map(owed)))
  const head = await tree.build()
  if ('refused' in head) throw new Error(head.refused)
  const pieces: Piece[] = []
  for (let some = await tree.more(2); some.length > 0; some = await tree.more(2)) pieces.push(...some)
  await tree.close()
  const parts = pieces.flatMap((piece) => ('part' in piece ? [piece.bytes] : []))
  const chunks: Uint8Array[] = []
  for await (const bytes of gzipOf(ReadableStream.from(parts))) chunks.push(bytes)
  return { head, parts, records: recordsOf(pieces), file: gunzipSync(Buffer.concat(chunks)).toString(), numbers }
}

function recordsOf(pieces: readonly Piece[]): (number: number) => AccountRecord | null {
  const all = pieces.flatMap((piece) => ('records' in piece ? [piece.records] : []))
  return (number) => all.map((records) => findRecord(records, accountId(number))).find((found) => found !== null) ?? null
}

it('fails, and does not wait for ever, if its thread ended before it was asked', async () => {
  const tree = openTree({ master: MASTER, epoch: EPOCH, accounts: 129 })
  await tree.close()
  await expect(tree.build()).rejects.toThrow('the thread of the tree ended')
  await expect(tree.more(1)).rejects.toThrow('the thread of the tree ended')
})

/** The last two are built in a thread. */
describe.each([1, 3, 128, 129, 300])('of %i accounts', (accounts) => {
  it('keeps enough to lead every leaf of every account to the root, and the whole file in one stream', async () => {
    const { head, parts, records, file, numbers } = await workOf(accounts)
    const root = { hash: parseHash(head.root) ?? new Uint8Array(), sum: head.total }
    expect(head.total).toBe(numbers.reduce((sum, number) => sum + BigInt(number * 15 * 1_001), 0n))
    const leaves = parseLeaves(file)
    if ('refused' in leaves) throw new Error(leaves.refused)
    expect(leaves.length).toBe(accounts * 4)
    const branches = readBranches(head.branches)
    const read = new Map<number, ReturnType<typeof readPart>>()
    for (const number of numbers) {
      const record = records(number)
      expect(record?.amount).toBe(BigInt(number * 15 * 1_001))
      record?.chunks.forEach(({ amount, position }, i) => {
        const nonce = chunkNonce(userKey(MASTER, record.account_id), EPOCH, i)
        const leaf = leafOf({ i, amount, nonce }, idHash(record.account_id))
        expect(toHex(leaf.hash)).toBe(toHex(leaves[position]?.hash ?? new Uint8Array()))
        const part = Math.floor(position / PART_LEAVES)
        const rows = read.get(part) ?? readPart(unpackPart(parts[part] ?? new Uint8Array()), part, head.leaves)
        read.set(part, rows)
        const path = pathThrough(rows, branches, position)
        expect(path.length).toBe(depthOf(head.leaves))
        expect(verifyPath(leaf, { position, leaves: head.leaves, path }, root)).toBe(true)
      })
    }
  })
})

it('takes neither more nor fewer accounts than were counted', async () => {
  const tree = openTree({ master: MASTER, epoch: EPOCH, accounts: 2 })
  tree.add(owed(1))
  await expect(tree.build()).rejects.toThrow('counted')
  tree.add(owed(2))
  expect(() => tree.add(owed(3))).toThrow('counted')
})
