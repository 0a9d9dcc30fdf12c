/**
 * A CycloneDX 1.6 bill of materials (https://cyclonedx.org/docs/1.6/json/) of what package-lock.json locks. It depends on the lock alone:
 * no timestamp, and a serial number that is derived from the lock.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

type Licence = { readonly license: { readonly id: string } } | { readonly expression: string }
type Component = {
  readonly type: 'library' | 'application'
  readonly 'bom-ref': string
  readonly group?: string
  readonly name: string
  readonly version: string
  /** `excluded` is what only development needs. */
  readonly scope?: 'required' | 'optional' | 'excluded'
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[]
  readonly licenses?: readonly Licence[]
  readonly purl: string
  readonly properties?: readonly { readonly name: string; readonly value: string }[]
}
type Dependency = { readonly ref: string; readonly dependsOn: readonly string[] }
export type Bom = {
  readonly $schema: string
  readonly bomFormat: 'CycloneDX'
  readonly specVersion: '1.6'
  readonly serialNumber: string
  readonly version: 1
  readonly metadata: { readonly lifecycles: readonly { readonly phase: string }[]; readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly Dependency[]
}

const ALGORITHMS: Readonly<Record<string, string>> = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' }

/** Two copies of one version at different places are one component. */
export function describeLock(lock: Lock): Bom {
  const root = lock.packages['']
  if (!root?.name) throw new Error('package-lock.json does not name the project')
  const [packages, own] = [packagesOf(lock), refOf(root.name, root.version)]
  const refs = new Map([['', own], ...packages.map(({ path, name, version }) => [path, refOf(name, version)] as const)])
  const components = new Map<string, Component>()
  const edges = new Map<string, Set<string>>()
  for (const [path, ref] of refs) {
    const reached = edges.get(ref) ?? new Set<string>()
    for (const dependency of dependenciesOf(lock, path)) reached.add(refs.get(dependency) ?? '')
    edges.set(ref, reached)
  }
  for (const entry of packages) {
    const ref = refs.get(entry.path) ?? ''
    const known = components.get(ref)
    if (!known || known.scope === 'excluded') components.set(ref, describePackage(ref, entry))
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(lock),
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'pre-build' }],
      component: { type: 'application', 'bom-ref': own, name: root.name, version: root.version, ...licensed(root.license), purl: own },
    },
    components: [...components.values()].sort((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1)),
    dependencies: [...edges].map(([ref, on]) => ({ ref, dependsOn: [...on].sort() })).sort((one, other) => (one.ref < other.ref ? -1 : 1)),
  }
}

function describePackage(ref: string, { name, version, integrity, license, dev, optional }: LockEntry & { name: string }): Component {
  const [first = '', second] = name.split('/')
  const scope = dev ? 'excluded' : optional ? 'optional' : 'required'
  return {
    type: 'library',
    'bom-ref': ref,
    ...(second ? { group: first, name: second } : { name: first }),
    version,
    scope,
    ...(integrity ? { hashes: [hashOf(integrity)] } : {}),
    ...licensed(license),
    purl: ref,
    // The taxonomy of CycloneDX for npm.
    ...(dev ? { properties: [{ name: 'cdx:npm:package:development', value: 'true' }] } : {}),
  }
}

/** https://github.com/package-url/purl-spec: the scope's @ is escaped. */
function refOf(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

/** Subresource integrity, `sha512-` and base64, as hex. */
function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm = '', digest = ''] = integrity.split('-')
  const alg = ALGORITHMS[algorithm]
  if (!alg) throw new Error(`package-lock.json has an integrity hash of another kind: ${integrity}`)
  return { alg, content: Buffer.from(digest, 'base64').toString('hex') }
}

function licensed(license: string | undefined): { licenses?: readonly Licence[] } {
  if (!license) return {}
  const [only, more] = licencesIn(license)
  return { licenses: [only && !more ? { license: { id: only } } : { expression: license }] }
}

/** A UUID of version 8 (RFC 9562): the first bits of the lock's SHA-256. */
function serialOf(lock: Lock): string {
  const hex = createHash('sha256').update(JSON.stringify(lock)).digest('hex')
  const variant = (Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant.toString(16)}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** `(MIT OR Apache-2.0) AND Zlib`: names without brackets and operators. */
function licencesIn(expression: string): readonly string[] {
  return expression.split(/[\s()]+/).filter((word) => word !== '' && word !== 'AND' && word !== 'OR')
}

/** All of an AND, one of an OR. An expression with both is judged as an AND, which is the stricter. */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const licences = licencesIn(expression)
  if (licences.length === 0) return false
  const choice = / OR /.test(expression) && !/ AND /.test(expression)
  return choice ? licences.some((licence) => allowed.has(licence)) : licences.every((licence) => allowed.has(licence))
}

type LockEntry = {
  readonly name?: string
  readonly version: string
  readonly resolved?: string
  readonly integrity?: string
  readonly license?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}
export type Lock = { readonly lockfileVersion: number; readonly packages: Readonly<Record<string, LockEntry>> }

/** `path` is where the package is installed, relative to the repository; empty for the project itself. */
export type LockedPackage = LockEntry & { readonly path: string; readonly name: string }

const FOLDER = 'node_modules/'

/** package-lock.json as a list of packages with their resolved dependencies. */
export async function readLock(file: string): Promise<Lock> {
  return JSON.parse(await readFile(file, 'utf8')) as Lock
}

/** Sorted by path; the project itself is not one of them. */
export function packagesOf({ packages }: Lock): readonly LockedPackage[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ ...entry, path, name: entry.name ?? nameIn(path) }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}

/**
 * Paths of what the package at `path` loads, as Node resolves them: from the nearest node_modules folder upwards. Missing optional ones are
 * left out.
 */
function dependenciesOf({ packages }: Lock, path: string): readonly string[] {
  const entry = packages[path]
  const names = [entry?.dependencies, entry?.devDependencies, entry?.optionalDependencies, entry?.peerDependencies]
  return [...new Set(names.flatMap((of) => Object.keys(of ?? {})))].flatMap((name) => resolve(packages, path, name) ?? [])
}

function resolve(packages: Lock['packages'], path: string, name: string): string | undefined {
  const found = `${path === '' ? '' : `${path}/`}${FOLDER}${name}`
  if (packages[found]) return found
  if (path === '') return undefined
  return resolve(packages, path.slice(0, Math.max(0, path.lastIndexOf(`/${FOLDER}`))), name)
}

function nameIn(path: string): string {
  return path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)
}
