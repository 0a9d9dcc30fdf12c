/**
 * Texts of people are compared as src/kernel/text.ts folds them, and emails as it spells them: not by the database's locale, and in no
 * second way.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const MIGRATIONS = 'src/server/store/migrations'
const sources = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => join('src/server', path))
const migrations = readdirSync(MIGRATIONS)
  .filter((name) => Number(name.slice(0, 3)) > 86)
  .map((name) => join(MIGRATIONS, name))

/** Lower case of what is no text of people: ids, codes, passwords, headers, coins, addresses on a network, bytes. */
const OTHER_TEXT =
  /^src\/server\/(?:admin\/search\/search-ids|identity\/factor\/totp\/recovery-codes|identity\/password\/password|(?:http|documents|forecasts|funding|market)\/.*)\.ts$/

function linesWith(paths: readonly string[], pattern: RegExp): readonly string[] {
  return paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}`] : [])),
  )
}

it('leaves no comparison to the locale of the database', () => {
  expect(linesWith([...sources, ...migrations], /\bILIKE\b|[^_]\b(?:lower|upper|initcap)\(/)).toEqual([])
})

it('lowers no text of people by itself', () => {
  const paths = sources.filter((path) => !OTHER_TEXT.test(path))
  expect(linesWith(paths, /\.to(?:Locale)?LowerCase\(|\.normalize\(/)).toEqual([])
})
