/**
 * Recovery of the log after a database came back older than its last published checkpoint. The operator signs what was lost, the old origin
 * closes, and a new one continues the restored log with that statement as its first entry. Without a statement the same rewind is an
 * equivocation.
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { assert } from '#kernel/assert'
import { type Refused, refuse } from '#kernel/refusal'
import { concat, equalBytes, parseBase64, toBase64, utf8 } from './bytes.ts'
import { canonicalText, parseObject } from './canonical.ts'
import { type Checkpoint, type LogIdentity, parseCheckpoint, verifyCheckpoint, verifySignature } from './checkpoint.ts'
import type { LogHead } from './log.ts'
import { isInstant } from './statement.ts'

export type Recovery = {
  readonly at: string
  /** The origin that begins with this statement: the first one's name, `/recovery-` and a number. */
  readonly origin: string
  readonly reason: string
  /** The newest checkpoint that was published, as a signed note. */
  readonly old_checkpoint: string
  /** The newest checkpoint of the restored log; null: it has none. */
  readonly restored_checkpoint: string | null
  /** Every published checkpoint that the restored log does not continue, as `<size> <base64 root>`. */
  readonly lost: readonly string[]
  /** Base64 of the log key's signature over all the others. */
  readonly signature: string
}

const TAG = utf8('clearterm/recovery/v1\0')
const NUMBERED = /^(.+)\/recovery-([1-9]\d{0,8})$/
const LOST = /^([1-9]\d{0,15}) ([A-Za-z0-9+/]{43}=)$/
const MOST_REASON = 500

/** 0 for the first origin of an instance. */
export function recoveryNumber(origin: string): number {
  return Number(NUMBERED.exec(origin)?.[2] ?? 0)
}

/** The name that all origins of an instance share. */
export function baseOrigin(origin: string): string {
  return NUMBERED.exec(origin)?.[1] ?? origin
}

export function recoveredOrigin(origin: string, number: number): string {
  return `${baseOrigin(origin)}/recovery-${number}`
}

export function lostLine({ size, root }: LogHead): string {
  return `${size} ${toBase64(root)}`
}

/** `secret_key` is the log's 32-byte Ed25519 seed. */
export function signRecovery(unsigned: Omit<Recovery, 'signature'>, secret_key: Uint8Array): Recovery {
  const recovery = { ...unsigned, signature: toBase64(ed25519.sign(signedBytes(unsigned), secret_key)) }
  assert(!('refused' in parseRecovery(recoveryText(recovery))), 'a recovery statement keeps its form')
  return recovery
}

/** The exact bytes of the log entry: canonical JSON (RFC 8785). */
export function recoveryText({ signature, ...rest }: Recovery): string {
  return canonical(rest, [`"signature":${JSON.stringify(signature)}`])
}

function signedBytes(unsigned: Omit<Recovery, 'signature'>): Uint8Array {
  return concat(TAG, utf8(canonical(unsigned, [])))
}

function canonical(
  { at, lost, old_checkpoint, origin, reason, restored_checkpoint }: Omit<Recovery, 'signature'>,
  last: readonly string[],
): string {
  return canonicalText({ at, kind: 'recovery', lost, old_checkpoint, origin, reason, restored_checkpoint }, last)
}

/** Refuses `form` for anything but the canonical text of a recovery statement. */
export function parseRecovery(text: string): Recovery | Refused<'form'> {
  const members = parseObject(text)
  if (members?.v !== 1 || members.kind !== 'recovery') return refuse('form')
  const { at, origin, reason, old_checkpoint, restored_checkpoint, lost, signature } = members
  if (!isInstant(at) || typeof origin !== 'string' || !NUMBERED.test(origin)) return refuse('form')
  if (typeof reason !== 'string' || reason.length === 0 || reason.length > MOST_REASON) return refuse('form')
  if (typeof old_checkpoint !== 'string' || !(restored_checkpoint === null || typeof restored_checkpoint === 'string'))
    return refuse('form')
  if (!Array.isArray(lost) || !lost.every((line): line is string => typeof line === 'string' && LOST.test(line))) return refuse('form')
  if (parseBase64(signature)?.length !== 64) return refuse('form')
  const recovery = { at, origin, reason, old_checkpoint, restored_checkpoint, lost, signature: String(signature) }
  return recoveryText(recovery) === text ? recovery : refuse('form')
}

export type VerifiedRecovery = {
  readonly number: number
  readonly old: Checkpoint
  /** Null: the restored log had no checkpoint. */
  readonly restored: Checkpoint | null
}

/**
 * Whether a statement is one that this log's operator signed: `identity` names any origin of the instance. Refuses `signature` where a
 * signature does not hold, and `lost` where the newest published checkpoint is not among the lost ones, or a lost one is not newer than the
 * restored log.
 */
export function verifyRecovery(recovery: Recovery, identity: LogIdentity): VerifiedRecovery | Refused<'signature' | 'lost'> {
  const { signature, ...unsigned } = recovery
  const number = recoveryNumber(recovery.origin)
  const old = readNote(recovery.old_checkpoint, identity)
  const restored = recovery.restored_checkpoint === null ? null : readNote(recovery.restored_checkpoint, identity)
  const bytes = parseBase64(signature)
  if (baseOrigin(recovery.origin) !== baseOrigin(identity.origin) || old === 'no' || restored === 'no') return refuse('signature')
  const keys = [identity, ...(identity.former ?? [])]
  if (!bytes || !keys.some(({ public_key }) => verifySignature(bytes, signedBytes(unsigned), public_key))) return refuse('signature')
  if (recoveryNumber(old.origin) >= number || (restored && recoveryNumber(restored.origin) > recoveryNumber(old.origin)))
    return refuse('signature')
  const sizes = recovery.lost.map((line) => Number(line.split(' ')[0]))
  if (!recovery.lost.includes(lostLine(old)) || sizes.some((size) => size <= (restored?.size ?? 0))) return refuse('lost')
  return { number, old, restored }
}

/** Whether a statement names a checkpoint as lost. */
export function isNamedLost({ lost }: Pick<Recovery, 'lost'>, head: LogHead): boolean {
  return lost.includes(lostLine(head))
}

/** `no`: not signed by this log under any of its origins. */
export function readNote(note: string, { origin, public_key, former = [] }: LogIdentity): Checkpoint | 'no' {
  const parsed = parseCheckpoint(note)
  if ('refused' in parsed || baseOrigin(parsed.origin) !== baseOrigin(origin)) return 'no'
  // In a log that was lost, a key may have ended at another entry.
  const then = parsed.origin === origin ? former : former.map((key) => ({ ...key, until: Number.MAX_SAFE_INTEGER }))
  const checkpoint = verifyCheckpoint(note, { origin: parsed.origin, public_key, former: then })
  return 'refused' in checkpoint ? 'no' : checkpoint
}

/** The first of an instance's recoveries, in order, that came after a checkpoint under `origin`; null: none did. */
export function recoveryAfter(recoveries: readonly Recovery[], origin: string): Recovery | null {
  return recoveries.find((one) => recoveryNumber(one.origin) > recoveryNumber(origin)) ?? null
}

/**
 * How the published statements cover a checkpoint of an earlier origin: it is named as `lost`, or the restored log goes beyond it (`kept`:
 * consistency is still to be proved). `uncovered`: a rewind without a statement for it. Null: it is of no earlier origin of this instance.
 */
export function coverOf(note: string, statements: readonly string[], identity: LogIdentity): 'lost' | 'kept' | 'uncovered' | null {
  const known = readNote(note, identity)
  if (known === 'no' || recoveryNumber(known.origin) >= recoveryNumber(identity.origin)) return null
  for (const text of statements) {
    const recovery = parseRecovery(text)
    if ('refused' in recovery || recoveryNumber(recovery.origin) <= recoveryNumber(known.origin)) continue
    const verified = verifyRecovery(recovery, identity)
    if ('refused' in verified) return 'uncovered'
    if (isNamedLost(recovery, known)) return 'lost'
    return known.size <= (verified.restored?.size ?? 0) ? 'kept' : 'uncovered'
  }
  return 'uncovered'
}

/** Whether two roots are the same 32 bytes. */
export function equalHashes(one: Uint8Array, other: Uint8Array): boolean {
  return equalBytes(one, other)
}
