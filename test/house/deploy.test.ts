/**
 * The files in deploy/: pinned images, settings that the server knows, and a hardened service. `deploy/verify-image.sh` builds and runs the
 * image.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (name: string): string => readFileSync(`deploy/${name}`, 'utf8')
const known = new Set([...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name))

it('pins the base of the image by digest, and ends with an image of nothing else, without root', () => {
  const dockerfile = read('Dockerfile')
  expect(dockerfile).toMatch(/^ARG NODE=\S+@sha256:[0-9a-f]{64}$/m)
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
  expect(bases).toEqual(['$' + '{NODE}', 'scratch'])
  expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
})

it('pins the images that hold data or face the network by digest', () => {
  const images = [...read('compose.yaml').matchAll(/^ +image: (postgres|caddy)(\S+)$/gm)]
  expect(images.map(([, name]) => name).sort()).toEqual(['caddy', 'postgres'])
  for (const [, , version] of images) expect(version).toMatch(/^:[\d.]+-\w+@sha256:[0-9a-f]{64}$/)
})

/** Node's, and the C library's. */
const OF_OTHERS = ['NODE_ENV', 'MALLOC_ARENA_MAX']

it.each([
  ['Dockerfile', /^ENV (.*)$/gm],
  ['clearterm.service', /^Environment=(.*)$/gm],
])('sets only what the server knows in %s', (name, lines) => {
  const set = [...read(name).matchAll(lines)].flatMap(([, line = '']) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, one = '']) => one))
  expect(set.length).toBeGreaterThan(3)
  expect(set.filter((one) => !OF_OTHERS.includes(one) && !known.has(one))).toEqual([])
})

it('sets only what the server knows in compose.yaml, and every secret by its file', () => {
  const [, node = ''] = /^x-node:[\s\S]*?environment:\n([\s\S]*?)\n {2}secrets:/m.exec(read('compose.yaml')) ?? []
  const set = [...node.matchAll(/^ +([A-Z_]+):/gm)].map(([, name = '']) => name)
  expect(set.length).toBeGreaterThan(6)
  expect(set.filter((name) => !known.has(name))).toEqual([])
  expect(set.filter((name) => known.has(`${name}_FILE`))).toEqual([])
})

it('gives a node two database logins in compose.yaml and in clearterm.service, and the database what makes them', () => {
  for (const name of ['compose.yaml', 'clearterm.service'])
    expect([name, read(name).match(/\b(DATABASE_URL_FILE|DATABASE_OWNER_URL_FILE)\b/g)]).toEqual([
      name,
      ['DATABASE_URL_FILE', 'DATABASE_OWNER_URL_FILE'],
    ])
  const compose = read('compose.yaml')
  const [, node = '', database = '', declared = ''] =
    /^x-node:([\s\S]*?)^services:[\s\S]*?^ {2}database:([\s\S]*?)^ {2}proxy:[\s\S]*^secrets:([\s\S]*)/m.exec(compose) ?? []
  const listOf = (text: string): string[] => (/ secrets: \[(.*)\]/.exec(text)?.[1] ?? '').split(', ')
  const names = [...declared.matchAll(/^ {2}(\w+): \{ file: \.\/secrets\/\1 \}$/gm)].map(([, name = '']) => name)
  expect(new Set([...listOf(node), ...listOf(database)])).toEqual(new Set(names))
  expect(
    listOf(node)
      .map((name) => `/run/secrets/${name}`)
      .sort(),
  ).toEqual([...new Set(node.match(/\/run\/secrets\/\w+/g))].sort())
  // What the SQL reads, the database has, and no node has the passwords.
  const sql = read('database/logins.sql')
  expect(listOf(database)).toEqual([...sql.matchAll(/:secrets \/(\w+)$/gm)].map(([, name]) => name))
  expect(database).toContain('- ./database:/docker-entrypoint-initdb.d:ro')
  expect(readdirSync('deploy/database').sort()).toEqual(['logins.sql', 'superuser.sql'])
  const install = readFileSync('docs/operations/install.md', 'utf8')
  expect(names.filter((name) => !install.includes(`| \`${name}\` |`))).toEqual([])
  expect(install).toContain('postgres://clearterm_server:')
  expect(install).toContain('postgres://clearterm_owner:')
})

const analyze = (...args: string[]) => spawnSync('systemd-analyze', [...args, 'deploy/clearterm.service'], { encoding: 'utf8' })
const has_systemd = spawnSync('systemd-analyze', ['--version']).status === 0

it.runIf(has_systemd)('is a service that systemd accepts and that reaches little (systemd-analyze, 0 safe to 10 unsafe)', () => {
  const verified = analyze('verify')
  expect([verified.status, verified.stderr.replace(/^.*Command \/usr\/bin\/node is not executable.*\n/m, '')]).toEqual([0, ''])
  // 15 is an exposure of 1.5.
  const judged = analyze('security', '--offline=true', '--threshold=15', '--no-pager')
  expect([judged.status, judged.stdout.split('\n').at(-2)]).toEqual([0, expect.stringContaining('Overall exposure level')])
})
