/** The printed manual and policies, as anybody fetches them. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { manual } from '#content/manual'
import { IN_ENGLISH, printedIn } from '#content/papers'
import { currentPolicy, policyNames } from '#content/policy'
import { languages } from '#contract/language'
import { unplainWord } from '#contract/plain-words'
import { RIBBON } from '#contract/ribbon'
import { startApp } from '#test/support/app.ts'
import { testStore } from '#test/support/database.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { appPaths } from '../../src/server/app-paths.ts'
import { manualPictures, pictureFile } from '../../src/server/documents/manual-pictures.ts'

const store = testStore('embedded')

it('are printed whole, the same bytes each time, and are not sent again to whoever has them', async () => {
  const app = await startApp(store)
  const texts = { manual: [manual], legal: policyNames.map((name) => currentPolicy(name)) }
  for (const [name, articles] of Object.entries(texts)) {
    const url = `${app.url}/api/v1/documents/${name}.pdf`
    const response = await fetch(url)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const bytes = new Uint8Array(await response.arrayBuffer())
    const { text, pages, language } = await readPdf(bytes)
    expect(language).toBe('en')
    expect(pages.length).toBeGreaterThanOrEqual(3)
    expect(text).toContain(RIBBON)
    expect(unplainWord(text)).toBeNull()
    const flat = text.replace(/\s+/g, ' ')
    for (const { title } of articles.flatMap(({ sections }) => sections)) expect([name, flat.includes(title)]).toEqual([name, true])
    expect(Buffer.compare(bytes, new Uint8Array(await (await fetch(url)).arrayBuffer()))).toBe(0)
    const etag = response.headers.get('etag') ?? ''
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  }
})

it('are printed in the language that is asked for, and for whoever reads Arabic in English, which they say', async () => {
  const app = await startApp(store)
  const read = async (path: string) => {
    const response = await fetch(`${app.url}/api/v1/documents/${path}`)
    return { status: response.status, ...(await readPdf(new Uint8Array(await response.arrayBuffer()))) }
  }
  const german = await read('legal.pdf?language=de')
  expect([german.status, german.language]).toEqual([200, 'de'])
  expect(german.text).toContain('Testumgebung: Spielgeld. Senden Sie kein echtes Geld.')
  expect(german.text).toMatch(/Seite 1 von \d+/)
  expect(german.text).not.toMatch(/\b(?:Sandbox|Generated|Page \d)\b|\ufffd/)
  const arabic = await read('manual.pdf?language=ar')
  expect(arabic.language).toBe('en')
  expect(arabic.text.replace(/\s+/g, ' ')).toContain(IN_ENGLISH)
  expect((await fetch(`${app.url}/api/v1/documents/manual.pdf?language=xx`)).status).toBe(400)
})

it('has in the manual a picture of each screen that is named, small and committed, of screens that exist, in every printed language', async () => {
  const app = await startApp(store)
  expect(manualPictures.length).toBeGreaterThanOrEqual(8)
  const files = manualPictures.map(({ section }) => readFileSync(pictureFile(section)))
  expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThan(600_000)
  expect(manualPictures.filter(({ path }) => !appPaths.some((pattern) => isOf(path, pattern)))).toEqual([])
  for (const language of languages.filter((one) => printedIn(one) === one)) {
    const bytes = Buffer.from(await (await fetch(`${app.url}/api/v1/documents/manual.pdf?language=${language}`)).arrayBuffer())
    const { text, pages } = await readPdf(bytes)
    const missing = manualPictures.filter(({ path }, at) => !text.includes(path) || !bytes.includes(files[at] as Buffer))
    expect([language, missing]).toEqual([language, []])
    expect([language, pages.length >= 8 && pages.length <= 12]).toEqual([language, true])
  }
})

function isOf(path: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)
}
