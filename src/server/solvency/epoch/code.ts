/** The code version that makes the statements: the hash of a release, or the commit of an unmodified working copy. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepUntilAwaited } from '#kernel/promises'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const UNKNOWN = 'unknown'

let version: Promise<string> | null = null

/** A SHA-256 or a commit in lower-case hex, or "unknown". Read once, since a process's code doesn't change. */
export function codeVersion(): Promise<string> {
  version ??= keepUntilAwaited(readVersion(ROOT))
  return version
}

/** A release lists the hash of each of its files (scripts/steps/pack.mjs), and the hash of that list is the release's own. */
export async function readVersion(root: string): Promise<string> {
  const list = await readFile(join(root, 'SHA256SUMS')).catch(() => null)
  return list === null ? readCommit(root) : createHash('sha256').update(list).digest('hex')
}

async function readCommit(root: string): Promise<string> {
  // Not a folder inside another repository.
  if (!existsSync(join(root, '.git'))) return UNKNOWN
  const changed = await git(root, ['status', '--porcelain'])
  const commit = (await git(root, ['rev-parse', 'HEAD']))?.trim() ?? ''
  return changed === '' && /^[0-9a-f]{40}$/.test(commit) ? commit : UNKNOWN
}

/** Null if git is missing or fails. */
function git(cwd: string, args: readonly string[]): Promise<string | null> {
  return new Promise((resolve) => {
    execFile('git', args, { cwd, timeout: 10_000 }, (error, stdout) => resolve(error ? null : stdout))
  })
}
