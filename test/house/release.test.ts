/**
 * A release is signed by a key that the repository names, and by no other (scripts/steps/sign.mjs), and CHANGELOG.md says what is in it.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** A repository with these sections of CHANGELOG.md, at version 1.2.0; what the script says. */
function releaseWith(changelog: string, args: readonly string[] = [], tags: readonly string[] = []) {
  const folder = scratch()
  const { key, signers } = makeKey(folder, 'maintainer')
  const root = join(folder, 'repository')
  mkdirSync(join(root, 'docs/operations'), { recursive: true })
  cpSync('scripts', join(root, 'scripts'), { recursive: true })
  cpSync(signers, join(root, 'docs/operations/release-signers'))
  writeFileSync(join(root, 'package.json'), '{ "version": "1.2.0" }')
  writeFileSync(join(root, 'CHANGELOG.md'), `# Changelog\n\n${changelog}`)
  const git = (...words: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...words], { cwd: root })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'all')
  for (const tag of tags) git('tag', tag)
  const env = { ...process.env, RELEASE_SIGNING_KEY: key }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/release.mjs', ...args], { cwd: root, env, encoding: 'utf8' })
  return { status, said: stderr.trim(), changelog: () => readFileSync(join(root, 'CHANGELOG.md'), 'utf8') }
}

it('cuts Unreleased into the section of the version, unless it is empty or too long', ({ skip }) => {
  if (!has_ssh) return skip(MISSING)
  const cut = releaseWith('## [Unreleased]\n\n### Added\n- A thing.\n', ['--cut'])
  const today = new Date().toISOString().slice(0, 10)
  expect(cut).toMatchObject({ status: 0, said: '' })
  expect(cut.changelog()).toBe(`# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - ${today}\n\n### Added\n- A thing.\n`)
  const refused = (changelog: string) => releaseWith(changelog, ['--cut'])
  expect(refused('## [Unreleased]\n\n### Added\n\n## [1.1.0] - 2026-01-02\n- A.\n')).toMatchObject({
    status: 1,
    said: 'The section Unreleased of CHANGELOG.md is empty.',
  })
  const long = refused(`## [Unreleased]\n${'- A line.\n'.repeat(61)}`)
  expect(long).toMatchObject({ status: 1, said: 'The section Unreleased of CHANGELOG.md has 61 lines, more than 60.' })
  expect(refused('## [Unreleased]\n- A.\n## [1.2.0] - 2026-01-02\n- A.\n').said).toBe('CHANGELOG.md has a section 1.2.0 already.')
})

it('tags no version without its section, and none beside a tag that lacks its own', ({ skip }) => {
  if (!has_ssh) return skip(MISSING)
  const none = 'CHANGELOG.md has no section "## [1.2.0]" with a date: npm run release -- --cut.'
  expect(releaseWith('## [Unreleased]\n- A.\n')).toMatchObject({ status: 1, said: none })
  expect(releaseWith('## [Unreleased]\n\n## [1.2.0]\n- A.\n').said).toBe(none)
  const whole = '## [Unreleased]\n\n## [1.2.0] - 2026-01-02\n- A.\n'
  expect(releaseWith(whole, [], ['v1.1.0']).said).toBe('CHANGELOG.md has no section of the tag v1.1.0.')
  // Past the changelog: the repository has no lock file to install from.
  expect(releaseWith(whole).said).not.toContain('CHANGELOG')
})

it('lists only keys that sign releases', () => {
  const lines = readFileSync(SIGNERS, 'utf8').split('\n')
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'))
  expect(keys.filter((line) => !/^release namespaces="clearterm-release"(,\S+)? ssh-ed25519 \S+/.test(line))).toEqual([])
  if (keys.length === 0) expect(lines[0]).toContain('No release has been signed yet')
})
