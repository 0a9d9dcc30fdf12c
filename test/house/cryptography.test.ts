/** docs/security/cryptography.md names every file that uses cryptography, and none that does not. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exists, quoted, readSource } from '../specification/map.ts'

const USES =
  /(?:from |import\()'(?:node:crypto|@noble\/|@node-rs\/argon2|@simplewebauthn\/server|otpauth|age-encryption)|\bcrypto\.(?:subtle|getRandomValues)\b/
const named = quoted(readSource('docs/security/cryptography.md')).filter((text) => /^src\/.*\.ts$/.test(text))

it('names each file that uses cryptography', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => join('src', path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  const using = files.filter((path) => USES.test(readFileSync(path, 'utf8')))
  expect(using.length).toBeGreaterThan(30)
  expect(using.filter((path) => !named.includes(path))).toEqual([])
})

it('names none that is gone or uses none', () => {
  expect(named.filter((path) => !exists(path) || !USES.test(readSource(path)))).toEqual([])
})
