/** A release is signed by a key that the repository names, and by no other (scripts/steps/sign.mjs). */
import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { scratch } from '#test/support/scratch.ts'
import { SIGNERS, sign, signerFault, verify } from '../../scripts/steps/sign.mjs'

const has_ssh = spawnSync('ssh-keygen', ['-?']).error === undefined
const MISSING = 'ssh-keygen is missing: apt-get install openssh-client has it.'

/** A new key and a list that names it alone. */
function makeKey(folder: string, name: string): { readonly key: string; readonly signers: string } {
  const key = join(folder, name)
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'a test', '-f', key])
  const signers = `${key}-signers`
  writeFileSync(signers, `release namespaces="clearterm-release" ${readFileSync(`${key}.pub`, 'utf8')}`)
  return { key, signers }
}

it('signs with a key of the list, and finds any change', ({ skip }) => {
  if (!has_ssh) return skip(MISSING)
  const folder = scratch()
  const { key, signers } = makeKey(folder, 'maintainer')
  writeFileSync(join(folder, 'SHA256SUMS'), `${'0'.repeat(64)}  clearterm.tar.gz\n`)
  expect([signerFault(key, signers), sign(folder, key, signers), verify(folder, signers)]).toEqual([null, null, null])
  appendFileSync(join(folder, 'SHA256SUMS'), ' ')
  expect(verify(folder, signers)).toMatch(/^The signature of SHA256SUMS is not valid: /)
})

it('refuses a key that is not in the list, and leaves no signature of it', ({ skip }) => {
  if (!has_ssh) return skip(MISSING)
  const folder = scratch()
  const { signers } = makeKey(folder, 'maintainer')
  const other = makeKey(folder, 'other')
  writeFileSync(join(folder, 'SHA256SUMS'), 'sums\n')
  expect(sign(folder, other.key, signers)).toBe(`${other.key} is no key of docs/operations/release-signers.`)
  expect(existsSync(join(folder, 'SHA256SUMS.sig'))).toBe(false)
  expect(signerFault(other.key)).toBe(`${other.key} is no key of docs/operations/release-signers.`)
  // Signed for something else.
  execFileSync('ssh-keygen', ['-q', '-Y', 'sign', '-n', 'git', '-f', join(folder, 'maintainer'), join(folder, 'SHA256SUMS')])
  expect(verify(folder, signers)).toMatch(/^The signature of SHA256SUMS is not valid: /)
})

it('tags no release without a key', () => {
  const { RELEASE_SIGNING_KEY: _, ...env } = process.env
  const tried = spawnSync(process.execPath, ['scripts/release.mjs'], { env, encoding: 'utf8' })
  expect([tried.status, tried.stderr.trim()]).toEqual([1, expect.stringMatching(/^A release is signed: RELEASE_SIGNING_KEY must be /)])
})

it('lists only keys that sign releases', () => {
  const lines = readFileSync(SIGNERS, 'utf8').split('\n')
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'))
  expect(keys.filter((line) => !/^release namespaces="clearterm-release"(,\S+)? ssh-ed25519 \S+/.test(line))).toEqual([])
  if (keys.length === 0) expect(lines[0]).toContain('No release has been signed yet')
})
