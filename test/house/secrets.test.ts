/** sec/E6: committed and built files contain no secret and no machine-specific path. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SECRETS = [
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bsk_live_[A-Za-z0-9]{16,}\b/,
  /\bxox[abprs]-[A-Za-z0-9-]{10,}\b/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\./,
  /(?:postgres|smtps?):\/\/[^\s:@/'"`$<{]+:[^\s@/'"`$<{]{8,}@/,
]
const TEXT = /\.(ts|tsx|js|mjs|css|html|json|md|sql|svg|yml|example)$|^[^.]+$/

function tracked(): string[] {
  return execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((path) => path && TEXT.test(path) && existsSync(path))
}

function built(): string[] {
  if (!existsSync('dist')) return []
  return readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

function findings(paths: readonly string[], text = (path: string) => readFileSync(path, 'utf8')): string[] {
  return paths
    .filter((path) => !path.startsWith('test/house/secrets'))
    .flatMap((path) => {
      const all = text(path)
      return SECRETS.filter((pattern) => pattern.test(all)).map((pattern) => `${path}: ${pattern.source}`)
    })
}

it('sec/E6 holds no secret, committed or built', () => {
  expect(findings([...tracked(), ...built()])).toEqual([])
})

it('sec/E6 would see one', () => {
  const planted = ['-----BEGIN ', 'PRIVATE KEY-----'].join('')
  expect(findings(['planted.ts'], () => planted)).toHaveLength(1)
})

it('names no home of one machine', () => {
  const homes = new RegExp(['/home', '/Users', '/root', '/work'].map((home) => `(?<![\\w.])${home}/[a-z]`).join('|'))
  expect(tracked().filter((path) => !path.startsWith('test/house/secrets') && homes.test(readFileSync(path, 'utf8')))).toEqual([])
})
