/** A whole instance: downloads what it publishes, recomputes everything, and compares it with what was remembered. Throws Broken. */
import { openReading } from './fact.mjs'
import { get, getJson, NETWORK } from './get.mjs'
import { fromBase64, isHash, isNatural, must, PLATFORM, sha256 } from './hash.mjs'
import { followKeys } from './key.mjs'
import { readLeaves, rowsOf } from './liabilities.mjs'
import { entryHash, growing, headFromPath, isConsistent } from './log.mjs'
import { isName, readCheckpoint } from './note.mjs'
import { checkRecoveries, continuesOrigin, coverKnown, describe, numberOf, readNote } from './recovery.mjs'

const KEPT_EPOCHS = 1000
const CLOCK_ALLOWANCE = 3_600_000

/**
 * Checks the instance at a base URL. `remembered` is what an earlier run returned, or null; `pinned` the identity known from elsewhere.
 * `all` checks every leaves file that is kept, not only the newest. Returns what to remember, the identity, the log's heads by
 * size and the newest checkpoint; null where nothing was ever published.
 */
export async function verifyInstance(url, { remembered, pinned, all = false, now, say }) {
  const { identity, note, listed, keys: shown } = await readFront(url, [remembered, pinned])
  say(`identity: ${identity.origin}`)
  if (note === '' && listed.length === 0 && !remembered) return null
  const checkpoint = readCheckpoint(note, identity)
  say(`checkpoint: ${checkpoint.size} entries`)
  const earlier = remembered ? readNote(remembered.checkpoint, identity, 'remembered') : null
  const same_origin = earlier?.number === numberOf(identity.origin)
  if (same_origin) must(checkpoint.size >= earlier.size, 'remembered', 'the log is shorter than it was: entries are withheld')
  const { heads, statements, facts, recoveries: found, keys, unknown, audit, audit_heads } = await readEntries(url, checkpoint.size)
  const same = heads.headAt(checkpoint.size).equals(checkpoint.root)
  must(same, 'entries', 'the published entries do not add up to the signed root: an entry was rewritten')
  say('entries: recomputed to the signed root')
  must(isSameKeys(keys, shown), 'key', 'the instance shows other hand-overs of its key than the log has')
  for (const { index } of keys) say(`key: handed over by entry ${index}, signed by the key before`)
  const recoveries = checkRecoveries(found, identity, heads)
  for (const one of recoveries) say(describe(one))
  const since = earlier ? await compareRemembered(url, { heads, earlier, checkpoint, recoveries, say }) : 0
  if (audit) say(`audit log: ${audit_heads} heads in order, the newest of ${audit.count} entries`)
  for (const [kind, count] of unknown) say(`facts: ${count} of the kind ${kind}, which this tool does not know and does not check`)
  checkOrder(statements, heads, facts)
  if (remembered) checkDates(statements, since, remembered.seen_at)
  say(`statements: ${statements.length} in order`)
  checkList(listed, statements)
  for (const one of statements.toReversed().slice(0, all ? undefined : 1)) {
    await checkEpoch(url, { one, identity, heads, newest: statements.length, say })
  }
  await checkInclusion(url, statements, checkpoint)
  const public_key = identity.public_key.toString('base64')
  const former = identity.former.map((key) => ({ ...key, public_key: key.public_key.toString('base64') }))
  const remember = { origin: identity.origin, public_key, former, checkpoint: note, seen_at: now.toISOString() }
  return { remember, identity, heads, note }
}

function isSameKeys(logged, shown) {
  return (
    logged.length === shown.length && logged.every(({ text, index }, place) => text === shown[place].text && index === shown[place].index)
  )
}

/** A bundle's checkpoint has to be a head of the downloaded log. */
export function inHistory(heads, { size, root }) {
  must(size <= heads.size(), 'one log', 'the checkpoint of the bundle is newer than the downloaded log: run it again', NETWORK)
  must(heads.headAt(size).equals(root), 'one log', 'the bundle is of another history than the published one')
}

/** What an instance says of itself and its newest checkpoint; `known` are identities that it has to be. */
export async function readFront(url, known) {
  const { origin, public_key, checkpoint, epochs, recoveries, keys } = await getJson(url, '/proof')
  const key = fromBase64(public_key)
  must(
    isName(origin) && key?.length === 32 && Array.isArray(epochs),
    'identity',
    'the instance does not publish an origin, a key and epochs',
  )
  const handOvers = Array.isArray(keys) ? keys.map(({ index, statement }) => ({ index, text: statement })) : []
  const former = followKeys(handOvers, { origin, public_key: key })
  const isOwn = (base64) => base64 === public_key || former.some((one) => one.public_key.toString('base64') === base64)
  const same = known.every((one) => !one || (continuesOrigin(origin, one.origin) && isOwn(one.public_key)))
  must(same, 'identity', `the instance has another origin or key than expected: ${origin} ${public_key}`)
  return {
    identity: { origin, public_key: key, former },
    keys: handOvers,
    note: checkpoint,
    listed: epochs,
    recoveries: Array.isArray(recoveries) ? recoveries : [],
  }
}

async function readEntries(url, size) {
  const heads = growing()
  const { read, take } = openReading()
  while (heads.size() < size) {
    const { entries } = await getJson(url, `/proof/log/entries?from=${heads.size()}&to=${size}`)
    must(Array.isArray(entries) && entries.length > 0, 'entries', `the log withholds its entries from ${heads.size()} on`)
    must(heads.size() + entries.length <= size, 'entries', 'the log returned more entries than requested')
    for (const base64 of entries) {
      const entry = fromBase64(base64)
      take(entry, heads.size())
      heads.push(entryHash(entry))
    }
  }
  return { heads, ...read }
}

/** From which entry on the log is new to this reader. */
async function compareRemembered(url, { heads, earlier, checkpoint, recoveries, say }) {
  const cover = coverKnown(recoveries, earlier, heads)
  if (cover && !cover.kept) {
    say(`remembered: the ${earlier.size} entries seen before were lost, and the recovery statement names them`)
    return cover.index
  }
  await sameHistory(url, { heads, earlier, checkpoint, say })
  return earlier.size
}

async function sameHistory(url, { heads, earlier, checkpoint, say }) {
  const why = `the history up to entry ${earlier.size} is not the one that was signed before: keep both checkpoints, they are the evidence`
  must(heads.headAt(earlier.size).equals(earlier.root), 'remembered', why)
  await proveConsistent(url, earlier, checkpoint)
  say(`remembered: the ${earlier.size} entries seen before are its start`)
}

/** Asks the instance to show that the earlier tree is the start of the later one; throws Broken when its proof does not. */
export async function proveConsistent(url, earlier, later) {
  const { hashes } = await getJson(url, `/proof/log/consistency?from=${earlier.size}&to=${later.size}`)
  must(Array.isArray(hashes) && hashes.every(isHash), 'GET /proof/log/consistency', 'the answer is not a list of hashes')
  const proof = hashes.map((hash) => Buffer.from(hash, 'hex'))
  const joined = isConsistent(earlier.size, earlier.root, later.size, later.root, proof)
  must(joined, 'consistency', 'the consistency proof is invalid')
}

/** Asks the instance to show that a text is the entry at its index of the signed log; throws Broken when its proof does not. */
export async function proveEntry(url, { text, index }, { size, root }) {
  const { hashes } = await getJson(url, `/proof/log/inclusion?index=${index}&size=${size}`)
  must(Array.isArray(hashes) && hashes.every(isHash), 'inclusion', 'the proof of inclusion is not a list of hashes')
  const proof = hashes.map((hash) => Buffer.from(hash, 'hex'))
  const head = headFromPath(index, size, entryHash(Buffer.from(text)), proof)
  must(head?.equals(root), 'inclusion', 'a recovery statement or a hand-over of the key is not in the signed log')
}

function checkOrder(statements, heads, facts) {
  const others = new Set([...facts, ...statements.map(({ index }) => index)])
  for (const [place, { statement, index }] of statements.entries()) {
    const last = statements[place - 1]?.statement
    const { epoch, at, journal_seq } = statement
    must(epoch === place + 1, 'statements', `entry ${index} states epoch ${epoch} where epoch ${place + 1} comes: a replay or a gap`)
    must(!last || at >= last.at, 'statements', `epoch ${epoch} is dated before the epoch that it follows: back-dated`)
    must(!last || journal_seq >= last.journal_seq, 'statements', `epoch ${epoch} is of an older journal than the epoch before`)
    const afterBatch = journal_seq === 0 || !others.has(journal_seq - 1)
    must(afterBatch, 'statements', `the journal of epoch ${epoch} does not end with a batch`)
    const root = heads.headAt(journal_seq).toString('hex')
    must(root === statement.journal_root, 'statements', `the journal root of epoch ${epoch} is not the log's`)
  }
}

/** What was added since this machine last looked cannot be dated much before that look. */
function checkDates(statements, size, seen_at) {
  const least = new Date(Date.parse(seen_at) - CLOCK_ALLOWANCE).toISOString()
  const old = statements.find(({ index, statement }) => index >= size && statement.at < least)
  const why = `epoch ${old?.statement.epoch} was added after ${seen_at} and is dated an hour or more before: back-dated`
  must(!old, 'statements', why, [PLATFORM, "this machine's clock"])
}

function checkList(listed, statements) {
  const names = ['epoch', 'at', 'root', 'liabilities', 'coverage_bps', 'journal_seq']
  const first = listed.length === 0 ? statements.length === 0 : listed[0]?.epoch >= statements.length
  must(first, 'epochs', 'the list of epochs lacks the newest one in the log')
  listed.forEach((one, place) => {
    must(place === 0 || one?.epoch < listed[place - 1].epoch, 'epochs', 'the list of epochs is not newest first')
    const logged = statements[one?.epoch - 1]?.statement
    if (!logged && one?.epoch > statements.length) return
    const same = logged && names.every((name) => one[name] === (name === 'liabilities' ? String(logged[name]) : logged[name]))
    must(same, 'epochs', `the list contradicts the statement of epoch ${one?.epoch} in the log`)
  })
}

async function checkEpoch(url, { one: { statement, text, index }, identity, heads, newest, say }) {
  const { epoch } = statement
  const check = `epoch ${epoch}`
  const shown = await getJson(url, `/proof/${epoch}`)
  must(shown.statement === text && shown.statement_index === index, check, 'its page shows another statement than the log')
  const { size, root } = readCheckpoint(shown.checkpoint, identity, check)
  must(size > index, check, 'its checkpoint is older than its statement')
  must(size > heads.size() || heads.headAt(size).equals(root), check, 'its checkpoint is of another history')
  const file = await get(url, `/proof/${epoch}/leaves`)
  if (file.status === 404 && epoch <= newest - KEPT_EPOCHS) return say(`${check}: its leaves are no longer kept`)
  must(file.ok, check, `its leaves are not published (${file.status})`)
  checkLeaves(Buffer.from(await file.arrayBuffer()), statement, check)
  return say(`${check}: ${statement.leaves} leaves add up to ${statement.liabilities} cents under the signed root`)
}

function checkLeaves(file, statement, check) {
  const leaves = readLeaves(file.toString('latin1'))
  must(typeof leaves !== 'string', check, leaves)
  must(leaves.length === statement.leaves, check, `the leaves file has ${leaves.length} leaves of ${statement.leaves}: truncated`)
  must(sha256(file).toString('hex') === statement.leaves_sha256, check, 'the leaves file is not the one that the statement binds')
  const rows = rowsOf(leaves)
  must(rows !== null, check, 'the leaves add up to 2^53 or more')
  const [root] = rows[rows.length - 1]
  must(root.sum === statement.liabilities, check, `the leaves add up to ${root.sum} cents, not to ${statement.liabilities}`)
  must(root.hash.toString('hex') === statement.root, check, 'the leaves do not lead to the signed root')
}

async function checkInclusion(url, statements, checkpoint) {
  const last = statements.at(-1)
  if (!last) return
  const { hashes } = await getJson(url, `/proof/log/inclusion?index=${last.index}&size=${checkpoint.size}`)
  must(Array.isArray(hashes) && hashes.every(isHash), 'inclusion', 'the proof of inclusion is not a list of hashes')
  const proof = hashes.map((hash) => Buffer.from(hash, 'hex'))
  const head = headFromPath(last.index, checkpoint.size, entryHash(Buffer.from(last.text)), proof)
  must(head?.equals(checkpoint.root), 'inclusion', 'the inclusion proof of the newest statement is invalid')
}

export function isRemembered(value) {
  const key = fromBase64(value?.public_key)
  return isName(value?.origin) && key?.length === 32 && typeof value.checkpoint === 'string' && isNatural(Date.parse(value.seen_at))
}
