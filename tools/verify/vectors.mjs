/** Prints the test vectors of the format, computed here from the format alone: `node vectors.mjs tree|log|epoch`. They are frozen. */
import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { big32, big64, sha256 } from './hash.mjs'
import { idHash, leafHash, nonceOf, rowsOf, userKey } from './liabilities.mjs'
import { entryHash, headOf, pathOf, proofOf } from './log.mjs'
import { keyId } from './note.mjs'
import { canonical, coverageOf } from './statement.mjs'

const MASTER = Buffer.from(Array.from({ length: 32 }, (_, at) => at))
const SEED = Buffer.from(Array.from({ length: 32 }, (_, at) => 255 - at))
const ORIGIN = 'vectors.example/clearterm'
const hex = (bytes) => bytes.toString('hex')
const accountId = (number) => `0190a0b0-c0d0-7000-8000-${String(number).padStart(12, '0')}`

function leavesFor(amounts, epoch) {
  return amounts.map((amount, at) => {
    const account_id = accountId(Math.floor(at / 4) + 1)
    const i = at % 4
    const key = userKey(MASTER, account_id)
    const nonce = nonceOf(key, epoch, i)
    return { account_id, i, amount, key, nonce, hash: leafHash({ nonce, account_id, i, amount }), sum: BigInt(amount) }
  })
}

function treeOf(leaves) {
  const sorted = leaves.toSorted((a, b) => Buffer.compare(a.hash, b.hash))
  const rows = rowsOf(sorted)
  const siblings = (position) =>
    rows.slice(0, -1).map((row, at) => {
      const { hash, sum } = row[Math.floor(position / 2 ** at) ^ 1]
      return { hash: hex(hash), sum: String(sum) }
    })
  return { sorted, root: rows[rows.length - 1][0], siblings }
}

function treeCase(name, amounts, epoch = 7) {
  const leaves = leavesFor(amounts, epoch)
  const { sorted, root, siblings } = treeOf(leaves)
  const shown = leaves.map((leaf) => {
    const position = sorted.indexOf(leaf)
    const { account_id, i, amount, key, nonce, hash } = leaf
    const hashes = { user_key: hex(key), nonce: hex(nonce), id_hash: hex(idHash(account_id)), hash: hex(hash) }
    return { account_id, i, amount: String(amount), ...hashes, position, path: siblings(position) }
  })
  return { name, epoch, leaves: shown, file: fileOf(sorted), root: hex(root.hash), total: String(root.sum) }
}

function fileOf(sorted) {
  return sorted.map(({ hash, sum }) => `${hex(hash)} ${sum}\n`).join('')
}

function tree() {
  const sizes = [1, 2, 3, 5, 8, 9].map((size) =>
    treeCase(
      `${size} leaves`,
      Array.from({ length: size }, (_, at) => BigInt(at * at * 1_000_003 + 17)),
    ),
  )
  const edges = [treeCase('all zero', [0n, 0n, 0n, 0n, 0n]), treeCase('total 2^53-1', [2n ** 53n - 4n, 1n, 2n])]
  return { master: hex(MASTER), cases: [...sizes, ...edges, treeCase('one leaf of 2^53-1', [2n ** 53n - 1n])] }
}

/** Entries as the reference implementation of Certificate Transparency tests its trees with. */
const CT_ENTRIES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f', 'ff']

function log() {
  const hashes = CT_ENTRIES.map((entry) => entryHash(Buffer.from(entry, 'hex')))
  const sizes = Array.from({ length: hashes.length + 1 }, (_, size) => size)
  return {
    entries: CT_ENTRIES,
    heads: sizes.map((size) => hex(headOf(hashes.slice(0, size)))),
    inclusion: sizes.flatMap((size) =>
      hashes.slice(0, size).map((_, index) => ({ index, size, hashes: pathOf(index, hashes.slice(0, size)).map(hex) })),
    ),
    consistency: sizes.flatMap((to) =>
      sizes.slice(0, to + 1).map((from) => ({ from, to, hashes: proofOf(from, hashes.slice(0, to)).map(hex) })),
    ),
  }
}

function batch() {
  const moves = [
    { id: '1', debit: '2', credit: '3', amount: '2500', debit_seq: '1', credit_seq: '1', debit_after: '2500', credit_after: '2500' },
    { id: '2', debit: '3', credit: '9', amount: '100', debit_seq: '2', credit_seq: '1', debit_after: '2400', credit_after: '100' },
  ].map((move, at) => ({ ...move, ref: accountId(at + 50), kind: at === 0 ? 'deposit' : 'fee–é' }))
  const bytes = moves.flatMap(({ ref, kind, ...numbers }) => {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(Buffer.byteLength(kind))
    return [...Object.values(numbers).map(big64), Buffer.from(ref.replaceAll('-', ''), 'hex'), length, Buffer.from(kind)]
  })
  const commitment = sha256('clearterm/journal/batch/v1\0', MASTER, big64(5), big32(moves.length), ...bytes)
  return { number: '5', salt: hex(MASTER), moves, commitment: hex(commitment) }
}

function privateKey() {
  return createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), SEED]),
    format: 'der',
    type: 'pkcs8',
  })
}

function checkpointOf(entries, public_key) {
  const text = `${ORIGIN}\n${entries.length}\n${headOf(entries.map(entryHash)).toString('base64')}\n`
  const line = Buffer.concat([keyId(ORIGIN, public_key), sign(null, Buffer.from(text), privateKey())])
  return `${text}\n— ${ORIGIN} ${line.toString('base64')}\n`
}

function statementOf(entries, sorted, root) {
  const [reserve_free, operator_other] = [2_000_000n, 30_001n]
  const custody = root.sum + reserve_free + operator_other
  const amounts = { liabilities: root.sum, custody, reserve_free, reserve_committed: 90_000n, operator_other }
  const journal = { journal_seq: entries.length, journal_root: hex(headOf(entries.map(entryHash))) }
  return canonical({
    ...{ v: 1, epoch: 1, at: '2026-01-31T12:00:00.000Z', ...journal, leaves: sorted.length, root: hex(root.hash), code: 'unknown' },
    ...Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, String(value)])),
    ...{ coverage_bps: coverageOf(custody, root.sum), leaves_sha256: hex(sha256(fileOf(sorted))) },
  })
}

function epoch() {
  const public_key = createPublicKey(privateKey()).export({ format: 'der', type: 'spki' }).subarray(-32)
  const leaves = leavesFor([100_000n, 0n, 25_000n, 1n, 0n, 0n, 0n, 0n, 7n, 93n, 800n, 100n], 1)
  const { sorted, root, siblings } = treeOf(leaves)
  const before = [1, 2, 3].map((number) => sha256('a batch', big64(number)))
  const statement = statementOf(before, sorted, root)
  const entries = [...before, Buffer.from(statement), sha256('a batch', big64(4))]
  const bundles = [0, 1, 2].map((user) => {
    const own = leaves.slice(user * 4, user * 4 + 4)
    const amount = String(own.reduce((sum, leaf) => sum + leaf.sum, 0n))
    const chunks = own.map(({ i, sum, nonce, hash }) => {
      const position = sorted.findIndex((leaf) => leaf.hash.equals(hash))
      return { i, amount: String(sum), nonce: hex(nonce), position, path: siblings(position) }
    })
    const breakdown = { main: amount, bonus: '0', earning: '0', locked: '0', held: '0', promised: '0' }
    const inclusion = { index: 3, size: 5, hashes: pathOf(3, entries.map(entryHash)).map(hex) }
    const place = { statement, statement_index: 3, statement_inclusion: inclusion, checkpoint: checkpointOf(entries, public_key) }
    return { epoch: 1, account_id: own[0].account_id, amount, breakdown, chunks, ...place }
  })
  const seed = hex(SEED)
  return {
    origin: ORIGIN,
    seed,
    public_key: public_key.toString('base64'),
    batch: batch(),
    entries: entries.map(hex),
    file: fileOf(sorted),
    bundles,
  }
}

const made = { tree, log, epoch }[process.argv[2]]
if (made) process.stdout.write(`${JSON.stringify(made(), null, 1)}\n`)
else process.exitCode = 2
