/** What the server says by code has a sentence in every language, with the same values in it, and nothing is kept that it cannot say. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languages } from '#contract/shared/language'
import { notes } from '#sentences/notes'
import { ownReasons, reasons } from '#sentences/reasons'

type Texts = Readonly<Record<string, string>>

/** Reasons whose names are put together of a state and what is in it. */
const FAMILIES =
  /^(?:deposit|withdrawal|transaction|change|bonus|account|invitation|application|address|holds|investment|number|characters|entries)_/

const placesOf = (text: string | undefined) => (text?.match(/\{\w+(?::\w+)?\}/g) ?? []).sort()

async function textsOf(language: string): Promise<Texts> {
  const groups: { readonly [area: string]: Texts }[] = [
    await import(`../../src/web/texts/${language}/refusals.ts`),
    await import(`../../src/web/texts/${language}/notes.ts`),
  ]
  return Object.assign({}, ...groups.flatMap((group) => Object.values(group)))
}

it.each(languages)('has a sentence in %s for each reason and note, with the same values', async (language) => {
  const translated = await textsOf(language)
  const english: Texts = { ...reasons, ...notes }
  const wrong = Object.keys(english).filter(
    (code) => String(placesOf(translated[code])) !== String(placesOf(english[code])) || !translated[code],
  )
  expect(Object.keys(english).length).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})

it('keeps no reason that nothing refuses with', () => {
  const sources = ['src/server', 'src/contract', 'src/content'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  const source = sources.join('\n')
  const unused = Object.keys(ownReasons).filter((reason) => !FAMILIES.test(reason) && !source.includes(`'${reason}'`))
  expect(unused).toEqual([])
})
