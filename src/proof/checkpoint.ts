/**
 * Checkpoints of the journal log: C2SP tlog-checkpoint (c2sp.org/tlog-checkpoint) in a C2SP signed note (c2sp.org/signed-note), without
 * extension lines, signed with Ed25519 (RFC 8032).
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { assert } from '#kernel/assert'
import { type Refused, refuse } from '#kernel/refusal'
import { concat, equalBytes, HASH_BYTES, isCount, parseBase64, sha256, toBase64, utf8 } from './bytes.ts'
import type { LogHead } from './log.ts'

const KEY_BYTES = 32
const KEY_ID_BYTES = 4
const SIGNATURE_BYTES = 64
const ED25519 = 0x01
const MOST_SIGNATURES = 100

/** A key that signed this log before, and the index of the entry that ended it: it signs no larger log. */
export type FormerKey = { readonly public_key: Uint8Array; readonly until: number }

/** Whose checkpoint: the log's name and its raw Ed25519 public key of 32 bytes; and the keys before it, as `followKeys` found them. */
export type LogIdentity = { readonly origin: string; readonly public_key: Uint8Array; readonly former?: readonly FormerKey[] }

type NoteSignature = { readonly name: string; readonly key_id: Uint8Array; readonly signature: Uint8Array }

export type Checkpoint = LogHead & {
  readonly origin: string
  /** What is signed: the three lines, each with its newline. */
  readonly text: string
  readonly signatures: readonly NoteSignature[]
}

/** Printable ASCII without space or '+', so that it is a line and a key name at once. */
export function isOrigin(text: unknown): text is string {
  return typeof text === 'string' && /^[!-*,-~]{1,255}$/.test(text)
}

/** The first 4 bytes of SHA-256(origin ‖ 0x0A ‖ 0x01 ‖ public key). */
export function keyId({ origin, public_key }: LogIdentity): Uint8Array {
  return sha256(concat(utf8(`${origin}\n`), Uint8Array.of(ED25519), public_key)).slice(0, KEY_ID_BYTES)
}

/** The signed text of a tree head: origin, size and base64 root, a line each. */
function checkpointText(origin: string, { size, root }: LogHead): string {
  assert(isOrigin(origin) && isCount(size) && root.length === HASH_BYTES, 'a checkpoint has an origin, a size and a root')
  return `${origin}\n${size}\n${toBase64(root)}\n`
}

/** A checkpoint signed by the log: `secret_key` is the 32-byte Ed25519 seed. */
export function signCheckpoint(origin: string, head: LogHead, secret_key: Uint8Array): string {
  const text = checkpointText(origin, head)
  const public_key = ed25519.getPublicKey(secret_key)
  return `${text}\n${signatureLine({ origin, public_key }, ed25519.sign(utf8(text), secret_key))}`
}

/** `— <name> <base64(key id ‖ signature)>` and a newline; a witness's line has the same form. */
export function signatureLine(identity: LogIdentity, signature: Uint8Array): string {
  return `— ${identity.origin} ${toBase64(concat(keyId(identity), signature))}\n`
}

/** The public key of a 32-byte Ed25519 seed. */
export function publicKeyOf(secret_key: Uint8Array): Uint8Array {
  return ed25519.getPublicKey(secret_key)
}

/** Reads a checkpoint to the byte, signatures unchecked. Refuses `form` for anything that is not exactly one. */
export function parseCheckpoint(note: unknown): Checkpoint | Refused<'form'> {
  if (typeof note !== 'string') return refuse('form')
  const end = note.indexOf('\n\n')
  const [origin, count = '', base64, ...more] = note.slice(0, Math.max(end, 0)).split('\n')
  const root = parseBase64(base64)
  const size = /^(?:0|[1-9]\d{0,15})$/.test(count) ? Number(count) : Number.NaN
  const signatures = parseSignatures(note.slice(end + 2))
  if (end < 0 || more.length > 0 || !isOrigin(origin) || !isCount(size)) return refuse('form')
  if (root?.length !== HASH_BYTES || !signatures) return refuse('form')
  return { origin, size, root, text: note.slice(0, end + 1), signatures }
}

/**
 * Reads a checkpoint and checks that the log signed it. Refuses `form`, `origin` when it is another log's, and `signature` when no line is
 * the log's or one of them does not hold. Lines of other keys are witnesses' and say nothing here, as the signed note has it.
 */
export function verifyCheckpoint(note: unknown, identity: LogIdentity): Checkpoint | Refused<'form' | 'origin' | 'signature'> {
  const checkpoint = parseCheckpoint(note)
  if ('refused' in checkpoint) return checkpoint
  if (checkpoint.origin !== identity.origin) return refuse('origin')
  const former = (identity.former ?? []).filter(({ until }) => checkpoint.size <= until)
  const holds = [identity, ...former].some(({ public_key }) => isSignedBy(checkpoint, public_key))
  return holds ? checkpoint : refuse('signature')
}

function isSignedBy({ origin, text, signatures }: Checkpoint, public_key: Uint8Array): boolean {
  const key_id = keyId({ origin, public_key })
  const own = signatures.filter((line) => line.name === origin && equalBytes(line.key_id, key_id))
  return own.length > 0 && own.every(({ signature }) => verifySignature(signature, text, public_key))
}

/** Whether an Ed25519 signature over a note's text, or other bytes, holds, by the strict rules of RFC 8032. */
export function verifySignature(signature: Uint8Array, text: string | Uint8Array, public_key: Uint8Array): boolean {
  if (signature.length !== SIGNATURE_BYTES || public_key.length !== KEY_BYTES) return false
  return ed25519.verify(signature, typeof text === 'string' ? utf8(text) : text, public_key, { zip215: false })
}

function parseSignatures(lines: string): readonly NoteSignature[] | null {
  if (!lines.endsWith('\n')) return null
  const signatures = lines.slice(0, -1).split('\n').map(parseSignature)
  const whole = signatures.filter((signature) => signature !== null)
  return whole.length === signatures.length && whole.length <= MOST_SIGNATURES ? whole : null
}

function parseSignature(line: string): NoteSignature | null {
  const [dash, name, base64, ...more] = line.split(' ')
  const bytes = parseBase64(base64)
  if (dash !== '—' || !isOrigin(name) || !bytes || bytes.length <= KEY_ID_BYTES || more.length > 0) return null
  return { name, key_id: bytes.slice(0, KEY_ID_BYTES), signature: bytes.slice(KEY_ID_BYTES) }
}
