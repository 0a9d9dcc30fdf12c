/** package-lock.json as a list of packages with their resolved dependencies. */
import { readFile } from 'node:fs/promises'

export type LockEntry = {
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

/** Paths of what the package at `path` loads, as Node resolves them: from the nearest node_modules folder upwards. Missing optional ones are left out. */
export function dependenciesOf({ packages }: Lock, path: string): readonly string[] {
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
