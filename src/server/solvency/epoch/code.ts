/** The code version that makes the statements: the commit of the working copy, if it is unmodified. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const UNKNOWN = 'unknown'

let known: Promise<string> | null = null

/** Forty lower-case hex digits, or "unknown". Read once, since a process's code doesn't change. */
export function codeVersion(): Promise<string> {
  known ??= readCommit(ROOT)
  return known
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
