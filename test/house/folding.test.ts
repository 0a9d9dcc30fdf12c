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

/** In the browser: symbols and names of files, keys, the browser's own languages, a password, the first cell of a table. */
const OTHER_TEXT_OF_WEB =
  /^src\/web\/(?:shared\/locale\/language-cookie|app\/palette\/keys|console\/shared\/queue\/use-queue-keys|console\/wallets\/WalletIcon|document\/pages\/landing\/Markets|entities\/market\/prices\/coin|entities\/credential\/NewPassword|features\/lab\/own-file\/read-price-file)\.tsx?$/

it('compares what is typed in the browser folded', () => {
  const paths = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => join('src/web', path))
    .filter((path) => !OTHER_TEXT_OF_WEB.test(path))
  // The key of a payout coin, made of the API's own names.
  expect(linesWith(paths, /\.to(?:Locale)?LowerCase\(|\.normalize\(/)).toEqual([
    expect.stringMatching(/^src\/web\/entities\/payout\/coins\.ts:/),
  ])
})

it('lowers no text of people by itself', () => {
  const paths = sources.filter((path) => !OTHER_TEXT.test(path))
  expect(linesWith(paths, /\.to(?:Locale)?LowerCase\(|\.normalize\(/)).toEqual([])
})
