/** The files in deploy/: pinned images, settings that the server knows, and a hardened service. `deploy/verify-image.sh` builds and runs the image. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

it.each([
  ['Dockerfile', /^ENV (.*)$/gm],
  ['clearterm.service', /^Environment=(.*)$/gm],
])('sets only what the server knows in %s', (name, lines) => {
  const set = [...read(name).matchAll(lines)].flatMap(([, line = '']) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, one = '']) => one))
  expect(set.length).toBeGreaterThan(3)
  expect(set.filter((one) => one !== 'NODE_ENV' && !known.has(one))).toEqual([])
})

it('sets only what the server knows in compose.yaml, and every secret by its file', () => {
  const [, node = ''] = /^x-node:[\s\S]*?environment:\n([\s\S]*?)\n {2}secrets:/m.exec(read('compose.yaml')) ?? []
  const set = [...node.matchAll(/^ +([A-Z_]+):/gm)].map(([, name = '']) => name)
  expect(set.length).toBeGreaterThan(6)
  expect(set.filter((name) => !known.has(name))).toEqual([])
  expect(set.filter((name) => known.has(`${name}_FILE`))).toEqual([])
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
