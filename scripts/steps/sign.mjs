/**
 * Signs the checksums of a release with an SSH key, and checks them (`ssh-keygen -Y`, OpenSSH 8.1 or newer). Only the keys of
 * docs/operations/release-signers count, so that no release has a key that operators cannot look up.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

export const SIGNERS = join(ROOT, 'docs/operations/release-signers')
const NAMESPACE = 'clearterm-release'
const SIGNER = 'release'

/** Writes `SHA256SUMS.sig` beside the file. One sentence if it can't be signed, or not by a key of the list. */
export function sign(folder, key, signers = SIGNERS) {
  const file = join(folder, 'SHA256SUMS')
  rmSync(`${file}.sig`, { force: true })
  const signed = ssh(['sign', '-n', NAMESPACE, '-f', key, file])
  if (signed.status !== 0) return `${key} cannot sign: ${signed.stderr.trim()}`
  const fault = verify(folder, signers)
  if (fault !== null) rmSync(`${file}.sig`)
  return fault && `${key} is no key of docs/operations/release-signers.`
}

/** Null: SHA256SUMS is as a key of the list has signed it. */
export function verify(folder, signers = SIGNERS) {
  const file = join(folder, 'SHA256SUMS')
  const checked = ssh(['verify', '-n', NAMESPACE, '-I', SIGNER, '-f', signers, '-s', `${file}.sig`], readFileSync(file))
  return checked.status === 0 ? null : `The signature of SHA256SUMS is not valid: ${checked.stderr.trim()}`
}

/** Whether a release could be signed, before it is built. */
export function signerFault(key, signers = SIGNERS) {
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-sign-'))
  try {
    writeFileSync(join(folder, 'SHA256SUMS'), 'a trial\n')
    return sign(folder, key, signers)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function ssh(args, input = '') {
  const { status, stderr, error } = spawnSync('ssh-keygen', ['-Y', ...args], { input, encoding: 'utf8' })
  return { status, stderr: error ? error.message : stderr }
}
