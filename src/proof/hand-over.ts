/**
 * Hand-over of the log's key: the old key signs the new public key in an entry of the log. From that entry on the new key signs every
 * checkpoint. A new key without such an entry is another log.
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { assert } from '#kernel/assert'
import { type Refused, refuse } from '#kernel/refusal'
import { concat, equalBytes, isCount, parseBase64, toBase64, utf8 } from './bytes.ts'
import { canonicalText, parseObject } from './canonical.ts'
import { type FormerKey, verifySignature } from './checkpoint.ts'
import { isInstant } from './statement.ts'

export type HandOver = {
  readonly at: string
  /** The log's first origin: the name that all origins of the instance share. */
  readonly origin: string
  /** The entry's place in the log: an entry copied to another place is void. */
  readonly index: number
  /** Base64 of 32 bytes, as the others. */
  readonly old_key: string
  readonly new_key: string
  /** Base64 of the old key's signature over all the others. */
  readonly signature: string
}

const TAG = utf8('clearterm/key/v1\0')
const KEY_BYTES = 32

/** `old_key` is the 32-byte Ed25519 seed that signed until now. */
export function signHandOver(
  { at, origin, index }: Pick<HandOver, 'at' | 'origin' | 'index'>,
  old_key: Uint8Array,
  new_key: Uint8Array,
): HandOver {
  const unsigned = { at, origin, index, old_key: toBase64(ed25519.getPublicKey(old_key)), new_key: toBase64(new_key) }
  const handOver = { ...unsigned, signature: toBase64(ed25519.sign(signedBytes(unsigned), old_key)) }
  assert(!('refused' in parseHandOver(handOverText(handOver))), 'a hand-over keeps its form')
  return handOver
}

/** The exact bytes of the log entry: canonical JSON (RFC 8785). */
export function handOverText({ signature, ...rest }: HandOver): string {
  return canonical(rest, [`"signature":${JSON.stringify(signature)}`])
}

function signedBytes(unsigned: Omit<HandOver, 'signature'>): Uint8Array {
  return concat(TAG, utf8(canonical(unsigned, [])))
}

function canonical({ at, index, new_key, old_key, origin }: Omit<HandOver, 'signature'>, last: readonly string[]): string {
  return canonicalText({ at, index, kind: 'key', new_key, old_key, origin }, last)
}

/** Refuses `form` for anything but the canonical text of a hand-over. */
export function parseHandOver(text: string): HandOver | Refused<'form'> {
  const members = parseObject(text)
  if (members?.v !== 1 || members.kind !== 'key') return refuse('form')
  const { at, origin, index, old_key, new_key, signature } = members
  if (!isInstant(at) || typeof origin !== 'string' || !isCount(index)) return refuse('form')
  if (!isKey(old_key) || !isKey(new_key) || old_key === new_key || parseBase64(signature)?.length !== 64) return refuse('form')
  const handOver = { at, origin, index, old_key, new_key, signature: String(signature) }
  return handOverText(handOver) === text ? handOver : refuse('form')
}

/**
 * The former keys that hand-overs lead from to `public_key`, oldest first. Refuses `key` where they are no chain: a signature does not
 * hold, an entry is in another place or of another log, or the last one names another key.
 */
export function followKeys(
  entries: readonly { readonly index: number; readonly text: string }[],
  { origin, public_key }: { readonly origin: string; readonly public_key: Uint8Array },
): readonly FormerKey[] | Refused<'key'> {
  const former: FormerKey[] = []
  let next: Uint8Array | null = null
  for (const { index, text } of entries) {
    const handOver = parseHandOver(text)
    if ('refused' in handOver || handOver.index !== index || handOver.origin !== origin) return refuse('key')
    const { signature, ...unsigned } = handOver
    const [old_key, new_key] = [parseBase64(handOver.old_key), parseBase64(handOver.new_key)]
    const signed = parseBase64(signature)
    if (!old_key || !new_key || !signed || !verifySignature(signed, signedBytes(unsigned), old_key)) return refuse('key')
    if ((next && !equalBytes(next, old_key)) || index <= (former.at(-1)?.until ?? -1)) return refuse('key')
    former.push({ public_key: old_key, until: index })
    next = new_key
  }
  return next && !equalBytes(next, public_key) ? refuse('key') : former
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && parseBase64(value)?.length === KEY_BYTES
}
