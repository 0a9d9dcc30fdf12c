/** Classifies database errors for callers: in doubt, connection lost, transient. */
import { refuse } from '#kernel/refusal'
import type { StoreRefusal } from './port.ts'

/**
 * The connection ended between COMMIT and its reply: the transaction happened completely or not at all. Repeat only what a key
 * makes idempotent.
 */
export class CommitInDoubt extends Error {
  override readonly name = 'CommitInDoubt'
  constructor(cause: unknown) {
    super('the outcome of a commit is unknown', { cause })
  }
}

export function refuseStore(detail: string): StoreRefusal {
  return { ...refuse('store_unavailable'), detail }
}

/** SQLSTATE, or Node's code of a system error; empty if there is none. */
export function codeOf(error: unknown): string {
  if (error instanceof AggregateError && !('code' in error) && error.errors.length > 0) return codeOf(error.errors[0])
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0])
  if (error instanceof Error && error.message !== '') return error.message
  const code = codeOf(error)
  if (code) return code
  return typeof error === 'object' && error !== null ? wordsOf(error) : String(error)
}

/** Of an object that is thrown and is no Error, as WebAssembly's file system does: never "[object Object]". */
function wordsOf(error: object): string {
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message
  const members = Object.entries(error).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  return members.length > 0 ? members.map(([name, value]) => `${name} ${value}`).join(', ') : 'the cause is not known'
}

/** By the code of the file system, or the number that WebAssembly has for it: what is wrong with a folder, and what helps. */
const FOLDER_FAULTS: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file, not a folder: set DATA_DIR to a folder',
  ENOTDIR: 'a part of its path is a file, not a folder: set DATA_DIR to a folder',
  ENOENT: 'it does not exist, or links to what is gone, and cannot be made: make it with mkdir -p, or set DATA_DIR to another folder',
  ENOSPC: 'the disk is full: free space on it (df -h shows how much there is), or set DATA_DIR to a folder on another disk',
  EDQUOT: 'the disk quota of this user is used up: raise it, or set DATA_DIR to a folder on another disk',
  EROFS: 'its file system is read-only: mount it for writing (mount -o remount,rw), or set DATA_DIR to another folder',
  EACCES: 'this user may not write there: chown the folder to the user that runs Clearterm, or set DATA_DIR to another folder',
  EPERM: 'this user may not write there: chown the folder to the user that runs Clearterm, or set DATA_DIR to another folder',
  EMFILE: 'this process may open no more files: raise its limit (ulimit -n)',
  EIO: 'the disk fails: see the system log (dmesg), and restore a backup on another disk',
}
const WASI: Readonly<Record<number, string>> = {
  2: 'EACCES',
  20: 'EEXIST',
  29: 'EIO',
  44: 'ENOENT',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
}

/** The cause in words for the operator, with what helps; without a point. */
export function folderFault(error: unknown): string {
  const number = typeof error === 'object' && error !== null && 'errno' in error && typeof error.errno === 'number' ? error.errno : 0
  return FOLDER_FAULTS[codeOf(error) || (WASI[number] ?? '')] ?? messageOf(error)
}

/** The error of a write on a former primary that is now a standby. */
const READ_ONLY_CODE = '25006'
/** Class 08 is "connection exception"; with 57P01…57P05 the server ends the connection (PostgreSQL manual, appendix A). */
const LOST_CODE =
  /^(08|57P0[1-5]|25006$)|^(ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/
/** Driver errors without a code. */
const LOST_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

/** The connection is gone or leads to a read-only server; its open transaction was rolled back. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof CommitInDoubt || !(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isConnectionLost)) return true
  return LOST_CODE.test(codeOf(error)) || LOST_MESSAGE.test(error.message)
}

/** The database failed over: this and all older connections lead to the former primary. */
export function isServerReadOnly(error: unknown): boolean {
  return codeOf(error) === READ_ONLY_CODE
}

/**
 * A table changed after this connection prepared the statement: the connection is discarded, and the statement can be sent
 * again.
 */
export function isPlanStale(error: unknown): boolean {
  return codeOf(error) === '0A000' && messageOf(error).includes('cached plan must not change result type')
}

/** unique_violation: a row with this key already exists. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505'
}

/** The person closed their account meanwhile: the database accepts nothing more about them. */
export function isAccountClosed(error: unknown): boolean {
  return codeOf(error) === 'CT001'
}

/** serialization_failure, deadlock_detected, lock_not_available, out_of_memory, too_many_connections */
const TRANSIENT_CODE = /^(40001|40P01|55P03|53200|53300)$/

/**
 * insufficient_resources, disk_full, configuration_limit_exceeded (a quota of temporary files), io_error; and the file system's own words.
 */
const NO_ROOM = /^(53000|53100|53400|58030|ENOSPC|EDQUOT)$/

/**
 * The database or this machine has no space for writes. Nothing was done, reads still work, and an immediate retry is useless.
 */
export function isOutOfSpace(error: unknown): boolean {
  return NO_ROOM.test(codeOf(error))
}

/** Nothing happened, and a retry may succeed: also true for a lost connection, never for CommitInDoubt. */
export function isTransient(error: unknown): boolean {
  return TRANSIENT_CODE.test(codeOf(error)) || isOutOfSpace(error) || isPlanStale(error) || isConnectionLost(error)
}

/** A temporary error: callers may retry; if a commit was in doubt, the idempotency key resolves it. */
export function isPassing(error: unknown): boolean {
  return error instanceof CommitInDoubt || isTransient(error)
}
