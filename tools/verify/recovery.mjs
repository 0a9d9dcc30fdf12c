/**
 * Recovery statements: the log's operator restored an older database and signed which published checkpoints were lost with it. A history
 * that continues under a new origin is accepted only where such a statement names the last checkpoint that the reader knows.
 */
import { verify } from 'node:crypto'
import { fromBase64, must } from './hash.mjs'
import { publicKey, readCheckpoint } from './note.mjs'
import { canonical, isInstant, parse } from './statement.mjs'

const TAG = 'clearterm/recovery/v1\0'
const NUMBERED = /^(.+)\/recovery-([1-9]\d{0,8})$/
const LOST = /^([1-9]\d{0,15}) [A-Za-z0-9+/]{43}=$/
const MEMBERS = ['at', 'kind', 'lost', 'old_checkpoint', 'origin', 'reason', 'restored_checkpoint', 'signature', 'v'].join()
const CHECK = 'recovery'

/** 0 for the first origin of an instance. */
export function numberOf(origin) {
  return Number(NUMBERED.exec(origin)?.[2] ?? 0)
}

export function baseOf(origin) {
  return NUMBERED.exec(origin)?.[1] ?? origin
}

/** Whether an origin is the other one, or was begun after it by recoveries of the same instance. */
export function continuesOrigin(origin, earlier) {
  return baseOf(origin) === baseOf(earlier) && numberOf(origin) >= numberOf(earlier)
}

/** Reads the text of a recovery statement and checks its signatures under the instance's key; throws Broken. */
export function readRecovery(text, { origin, public_key, former = [] }) {
  const object = parse(text)
  must(object !== null && Object.keys(object).sort().join() === MEMBERS, CHECK, 'a recovery statement has missing or extra members')
  must(canonical(object) === text && hasTypes(object), CHECK, 'a recovery statement is malformed')
  const { signature, ...unsigned } = object
  must(baseOf(object.origin) === baseOf(origin), CHECK, `a recovery statement is of another log: ${object.origin}`)
  const bytes = Buffer.from(TAG + canonical(unsigned))
  const keys = [public_key, ...former.map((one) => one.public_key)]
  const signed = keys.some((key) => verify(null, bytes, publicKey(key), fromBase64(signature)))
  must(signed, CHECK, 'the signature of a recovery statement is invalid for this key')
  const old = readNote(object.old_checkpoint, { origin, public_key, former })
  const restored = object.restored_checkpoint === null ? null : readNote(object.restored_checkpoint, { origin, public_key, former })
  const number = numberOf(object.origin)
  must(old.number < number && (restored?.number ?? 0) <= old.number, CHECK, 'a recovery statement closes an origin that came after it')
  must(object.lost.includes(lineOf(old)), CHECK, 'a recovery statement does not name its own last checkpoint as lost')
  const least = restored?.size ?? 0
  const newer = object.lost.every((line) => Number(line.split(' ')[0]) > least)
  must(newer, CHECK, 'a recovery statement names a checkpoint as lost that is not newer than the restored log')
  return { text, at: object.at, reason: object.reason, origin: object.origin, number, old, restored, lost: object.lost }
}

/** Whether the statement names a checkpoint as lost. */
export function namesLost({ lost }, checkpoint) {
  return lost.includes(lineOf(checkpoint))
}

/** Recoveries in the log, in order, each after the log that it restored; throws Broken. `heads` is the downloaded log. */
export function checkRecoveries(found, identity, heads) {
  const recoveries = found.map(({ text, index }) => ({ ...readRecovery(text, identity), index }))
  for (const [place, { number, restored, index }] of recoveries.entries()) {
    const before = recoveries[place - 1]?.number ?? 0
    must(number > before, CHECK, `entry ${index} repeats or precedes an earlier recovery`)
    const whole = !restored || (restored.size <= index && heads.headAt(restored.size).equals(restored.root))
    must(whole, CHECK, `entry ${index} says that the log was restored to a checkpoint that is not of this log`)
  }
  must((recoveries.at(-1)?.number ?? 0) === numberOf(identity.origin), CHECK, 'the log has an origin without its recovery statement')
  return recoveries
}

/**
 * The recovery that covers a checkpoint known from before it; null: none came after. Throws Broken where one did, and neither continues
 * that checkpoint nor names it as lost.
 */
export function coverKnown(recoveries, known, heads) {
  const after = recoveries.find(({ number }) => number > known.number)
  if (!after) return null
  const kept = known.size <= after.index && heads.headAt(known.size).equals(known.root)
  must(kept || namesLost(after, known), 'remembered', UNNAMED)
  return { ...after, kept }
}

export const UNNAMED =
  'the log was rewound, and its recovery statement does not name the checkpoint that was signed before: keep both checkpoints, they are the evidence'

/** A note of any of the instance's origins, with the number of its recovery; throws Broken. */
export function readNote(note, { origin, public_key, former = [] }, check = CHECK) {
  const name = typeof note === 'string' ? note.split('\n')[0] : ''
  const own = baseOf(name) === baseOf(origin) ? name : origin
  // In a log that was lost, a key may have ended at another entry.
  const then = own === origin ? former : former.map((key) => ({ ...key, until: Number.MAX_SAFE_INTEGER }))
  return { ...readCheckpoint(note, { origin: own, public_key, former: then }, check), number: numberOf(own) }
}

export function describe({ origin, at, reason, old, restored }) {
  return `recovery: ${origin} since ${at}; ${old.size} entries were published, the log was restored to ${restored?.size ?? 0}: ${JSON.stringify(reason)}`
}

function lineOf({ size, root }) {
  return `${size} ${root.toString('base64')}`
}

function hasTypes({ v, kind, at, origin, reason, old_checkpoint, restored_checkpoint, lost, signature }) {
  if (v !== 1 || kind !== 'recovery' || !isInstant(at) || typeof origin !== 'string' || !NUMBERED.test(origin)) return false
  if (typeof reason !== 'string' || reason.length === 0 || reason.length > 500 || typeof old_checkpoint !== 'string') return false
  if (!(restored_checkpoint === null || typeof restored_checkpoint === 'string')) return false
  if (!Array.isArray(lost) || !lost.every((line) => typeof line === 'string' && LOST.test(line))) return false
  return fromBase64(signature)?.length === 64
}
