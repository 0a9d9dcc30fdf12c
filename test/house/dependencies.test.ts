/** What is installed: pinned, hashed, without install scripts, under licences that allow it, and described by the bill of materials. */
import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { type Bom, describeLock, isAllowed, type Lock, packagesOf, readLock } from '../../tools/sbom/cyclonedx.ts'

/** With the reason why its script may be there. None is ever run: `npm ci --ignore-scripts`. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  esbuild: 'of tsx, development only: the script checks the binary that npm installed as an optional dependency',
}
const PERMISSIVE = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Apache-2.0', 'Zlib']
/** Packages whose manifest names no licence, with the one of their LICENSE file and a sentence of it. */
const UNNAMED: Readonly<Record<string, { readonly licence: string; readonly sentence: string }>> = {
  'png-js': { licence: 'MIT', sentence: 'Permission is hereby granted, free of charge' },
}
/** Allowed for these packages alone; NOTICE names each. */
const NAMED: readonly { readonly licence: string; readonly packages: RegExp; readonly notice: string }[] = [
  { licence: 'OFL-1.1', packages: /^@fontsource(?:-variable)?\//, notice: 'SIL Open Font License' },
  { licence: 'Python-2.0', packages: /^argparse$/, notice: 'Python-2.0' },
  { licence: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/, notice: 'LGPL-3.0-or-later' },
]
/** Development alone: nothing of it is served or started. */
const DEVELOPMENT = ['MPL-2.0']

const manifest: { dependencies: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const notice = readFileSync('NOTICE', 'utf8')
const lock = await readLock('package-lock.json')
const packages = packagesOf(lock)

it('pins each direct dependency exactly, as the lock has it', () => {
  for (const [name, wanted] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    expect(wanted, name).toMatch(/^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/)
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(wanted.replace(/^.*@/, ''))
  }
})

it('locks each package by a SHA-512 hash, and names no host to load it from', () => {
  expect(lock.lockfileVersion).toBe(3)
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ path }) => path)).toEqual([])
  expect(packages.filter(({ resolved }) => resolved !== undefined).map(({ path, resolved }) => ({ path, resolved }))).toEqual([])
})

it('has no package that runs a script when it is installed, and the steps that install run none', () => {
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript)
  expect(scripted.map(({ name }) => name).toSorted()).toEqual(Object.keys(INSTALL_SCRIPTS))
  expect(scripted.filter(({ dev }) => !dev)).toEqual([])
  expect(readFileSync('scripts/steps/install.mjs', 'utf8')).toContain('--ignore-scripts')
})

it('ships packages under licences that allow it, and NOTICE names those that ask for it', () => {
  for (const { path, name, license = UNNAMED[name]?.licence ?? '', dev } of packages) {
    const named = NAMED.filter(({ packages }) => packages.test(name)).map(({ licence }) => licence)
    const allowed = new Set([...PERMISSIVE, ...named, ...(dev ? DEVELOPMENT : [])])
    expect(isAllowed(license, allowed), `${name}: ${license}`).toBe(true)
    const unnamed = UNNAMED[name]
    if (unnamed) expect(readFileSync(join(path, 'LICENSE'), 'utf8')).toContain(unnamed.sentence)
  }
  for (const { notice: words } of NAMED) expect(notice).toContain(words)
  const fonts = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@fontsource'))
  for (const name of [...fonts, 'lightweight-charts', 'sharp']) expect(notice).toContain(`node_modules/${name}/LICENSE`)
  for (const [path] of notice.matchAll(/node_modules\/\S+?\/LICENSE/g)) expect(readFileSync(path, 'utf8')).not.toBe('')
})

/** What the check says where each package has its pinned release of day 0, and `fastify` a newer patch. */
async function checkedReleases(
  patch_day: number,
  today: number,
  status = 200,
): Promise<{ readonly behind: number; readonly output: string }> {
  const at = (day: number) => new Date(day * 86_400_000).toISOString()
  const registry = createServer(({ url = '' }, response) => {
    const name = decodeURIComponent(url.slice(1))
    const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).find(
      ([alias, version]) => alias === name || version.startsWith(`npm:${name}@`),
    )
    const pinned = wanted?.[1].replace(/^.*@/, '') ?? ''
    const newer = name === 'fastify' ? { [pinned.replace(/\d+$/, '99')]: at(patch_day) } : {}
    const time = { [pinned]: at(0), [pinned.replace(/^\d+/, '999')]: at(1), ...newer }
    response.writeHead(status).end(JSON.stringify({ versions: time, time }))
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  const { port } = registry.address() as AddressInfo
  const check = `const { checkReleases } = await import('./scripts/steps/releases.mjs')
    console.log(await checkReleases({ known: null, now: ${today * 86_400_000} }))`
  const env = { PATH: process.env.PATH, npm_config_registry: `http://127.0.0.1:${port}` }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', check], { env })
  registry.close()
  return { behind: Number(stdout), output: stderr }
}

it('finds a direct dependency whose newest patch is more than 30 days ahead, unless that is younger than 7 days', async () => {
  const late = await checkedReleases(31, 60)
  expect(late).toEqual({
    behind: 1,
    output: expect.stringMatching(/^fastify [\d.]+: [\d.]+\.99 is 31 days newer\.[^\n]+\nFAILED newest patches\n$/),
  })
  expect(await checkedReleases(30, 60)).toEqual({ behind: 0, output: 'ok     newest patches\n' })
  expect(await checkedReleases(31, 37)).toEqual({ behind: 0, output: 'ok     newest patches\n' })
})

it('skips that check and says so where the registry does not answer', async () => {
  expect(await checkedReleases(31, 60, 503)).toEqual({ behind: 0, output: expect.stringMatching(/^skipped newest patches: /) })
})

it('judges a licence by all of an AND and by one of an OR', () => {
  const allowed = new Set(['MIT', 'Zlib'])
  expect(['MIT', '(MIT AND Zlib)', 'MIT OR GPL-3.0-only'].filter((licence) => !isAllowed(licence, allowed))).toEqual([])
  const refused = ['', 'UNLICENSED', 'GPL-3.0-only', 'MIT AND GPL-3.0-only', 'MIT OR (Zlib AND GPL-3.0-only)']
  expect(refused.filter((licence) => isAllowed(licence, allowed))).toEqual([])
})

/** The rules of the CycloneDX 1.6 schema for the parts that we write; strict objects refuse any other part. */
const purl = z.string().regex(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d[\w.+-]*$/)
const licenses = z
  .array(
    z.union([
      z.strictObject({ license: z.strictObject({ id: z.string().regex(/^[\w.-]+$/) }) }),
      z.strictObject({ expression: z.string() }),
    ]),
  )
  .length(1)
const component = z.strictObject({
  type: z.enum(['application', 'library']),
  'bom-ref': purl,
  group: z.string().startsWith('@').optional(),
  name: z.string().min(1),
  version: z.string().min(1).max(1024),
  scope: z.enum(['required', 'optional', 'excluded']).optional(),
  hashes: z.array(z.strictObject({ alg: z.literal('SHA-512'), content: z.string().regex(/^[a-f0-9]{128}$/) })).optional(),
  licenses: licenses.optional(),
  purl,
  properties: z.array(z.strictObject({ name: z.string(), value: z.string() })).optional(),
})
const bom = z.strictObject({
  $schema: z.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
  version: z.literal(1),
  metadata: z.strictObject({ lifecycles: z.array(z.strictObject({ phase: z.enum(['pre-build']) })), component }),
  components: z.array(component),
  dependencies: z.array(z.strictObject({ ref: purl, dependsOn: z.array(purl) })),
})

it('writes the same CycloneDX 1.6 bill of materials each time, with every package of the lock and who needs it', async () => {
  const command = ['--conditions=source', '--import', 'tsx', 'tools/sbom.ts']
  const written = execFileSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 1e8 })
  expect(`${JSON.stringify(describeLock(await readLock('package-lock.json')), null, 2)}\n`).toBe(written)
  const { metadata, components, dependencies } = bom.parse(JSON.parse(written)) as Bom
  const refs = components.map((each) => each['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  expect(refs).toEqual([...new Set(packages.map(({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`))].toSorted())
  const known = new Set([...refs, metadata.component['bom-ref']])
  expect(dependencies.map(({ ref }) => ref).toSorted()).toEqual([...known].toSorted())
  for (const { ref, dependsOn } of dependencies) for (const on of dependsOn) expect(known.has(on), `${ref} needs ${on}`).toBe(true)
  const direct = dependencies.find(({ ref }) => ref === metadata.component['bom-ref'])
  expect(direct?.dependsOn.length).toBe(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).length)
  const reachable = reachedFrom(metadata.component['bom-ref'], dependencies)
  expect([...known].filter((ref) => !reachable.has(ref))).toEqual([])
  for (const each of components) expect(each.hashes, each.name).toHaveLength(1)
})

it('marks what only development needs, and finds the nearest copy of a dependency', () => {
  const entry = (more: object) => ({
    version: '1.0.0',
    integrity: `sha512-${Buffer.alloc(64).toString('base64')}`,
    license: 'MIT',
    ...more,
  })
  const small: Lock = {
    lockfileVersion: 3,
    packages: {
      '': { name: 'own', version: '0.1.0', dependencies: { a: '1.0.0' }, devDependencies: { '@s/b': '1.0.0' } },
      'node_modules/a': entry({ dependencies: { c: '^2.0.0' }, optionalDependencies: { missing: '1' } }),
      'node_modules/a/node_modules/c': entry({ version: '2.0.0' }),
      'node_modules/@s/b': entry({ dev: true, dependencies: { c: '^1.0.0' } }),
      'node_modules/c': entry({ dev: true }),
    },
  }
  const { components, dependencies } = describeLock(small)
  expect(components.map(({ purl, scope }) => [purl, scope])).toEqual([
    ['pkg:npm/%40s/b@1.0.0', 'excluded'],
    ['pkg:npm/a@1.0.0', 'required'],
    ['pkg:npm/c@1.0.0', 'excluded'],
    ['pkg:npm/c@2.0.0', 'required'],
  ])
  expect(dependencies.find(({ ref }) => ref === 'pkg:npm/a@1.0.0')?.dependsOn).toEqual(['pkg:npm/c@2.0.0'])
  expect(dependencies.find(({ ref }) => ref === 'pkg:npm/%40s/b@1.0.0')?.dependsOn).toEqual(['pkg:npm/c@1.0.0'])
})

function reachedFrom(ref: string, dependencies: Bom['dependencies'], seen = new Set<string>()): Set<string> {
  if (seen.has(ref)) return seen
  seen.add(ref)
  for (const on of dependencies.find((each) => each.ref === ref)?.dependsOn ?? []) reachedFrom(on, dependencies, seen)
  return seen
}
