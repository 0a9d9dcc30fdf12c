/** The printed manual and policies, as a visitor downloads them. */

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { textIn } from '#content/languages'
import { linesOf, plainLine } from '#content/plain-text'
import { currentPolicy, policyNames } from '#content/policy'
import { findForbiddenWord } from '#contract/shared/fault'
import { languages } from '#contract/shared/language'
import { RIBBON } from '#sentences/ribbon'
import { startApp } from '#test/support/app.ts'
import { appPaths } from '#test/support/app-paths.ts'
import { quickKind, testStore } from '#test/support/database.ts'
import { type PlacedText, readPdf } from '#test/support/pdf-text.ts'
import { longIt } from '#test/support/whole.ts'
import { manualPictures, pictureFile } from '../../../src/server/documents/manual-pictures.ts'
import { FOOT, MARGIN, sizes } from '../../../src/server/documents/pdf/document.ts'

const store = testStore(quickKind())

it('are printed whole, the same bytes each time, and are not sent again to a client that has them', async () => {
  const app = await startApp(store)
  const texts = { manual: [textIn('en', 'manual')], legal: policyNames.map((name) => currentPolicy(name)) }
  for (const [name, articles] of Object.entries(texts)) {
    const url = `${app.url}/api/v1/documents/${name}.pdf`
    const response = await fetch(url)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const bytes = new Uint8Array(await response.arrayBuffer())
    const { text, pages, language } = await readPdf(bytes)
    expect(language).toBe('en')
    expect(pages.length).toBeGreaterThanOrEqual(3)
    expect(text).toContain(RIBBON)
    expect(findForbiddenWord(text)).toBeNull()
    const flat = text.replace(/\s+/g, ' ')
    for (const { title } of articles.flatMap(({ sections }) => sections)) expect([name, flat.includes(title)]).toEqual([name, true])
    expect(Buffer.compare(bytes, new Uint8Array(await (await fetch(url)).arrayBuffer()))).toBe(0)
    const etag = response.headers.get('etag') ?? ''
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  }
})

it('are printed in the language that is asked for', async () => {
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
  expect((await fetch(`${app.url}/api/v1/documents/manual.pdf?language=xx`)).status).toBe(400)
})

longIt('are printed in Arabic whole, each sentence in the order of reading and no letter without its form', async () => {
  const app = await startApp(store)
  const texts = { manual: [textIn('ar', 'manual')], legal: policyNames.map((name) => currentPolicy(name, 'ar')) }
  for (const [name, articles] of Object.entries(texts)) {
    const response = await fetch(`${app.url}/api/v1/documents/${name}.pdf?language=ar`)
    const { text, pages, language } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    expect(language).toBe('ar')
    // A question mark is the glyph of an unmapped character; Arabic has its own.
    expect(text).not.toMatch(/[?\ufffd]/)
    const printed = lettersOf(pages.flatMap((page) => page.filter(isBody).map(({ text }) => text)).join(''))
    const sentences = articles.flatMap(({ sections }) =>
      sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(linesOf).map(plainLine)]),
    )
    expect(sentences.filter((sentence) => !printed.includes(lettersOf(sentence)))).toEqual([])
  }
})

/** The text between the header and the footer of each page. */
function isBody({ y }: PlacedText): boolean {
  return y > FOOT && y < sizes.a4[1] - MARGIN
}

/** Without vowel marks, which are drawn as shapes. */
function lettersOf(text: string): string {
  return text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '')
}

it('has in the manual a picture of each screen that is named, small and committed, of screens that exist, in every language', async () => {
  const app = await startApp(store)
  expect(manualPictures.length).toBeGreaterThanOrEqual(8)
  const files = manualPictures.map(({ section }) => readFileSync(pictureFile(section)))
  expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThan(600_000)
  expect(manualPictures.filter(({ path }) => !appPaths.some((pattern) => isOf(path, pattern)))).toEqual([])
  for (const language of languages) {
    const bytes = Buffer.from(await (await fetch(`${app.url}/api/v1/documents/manual.pdf?language=${language}`)).arrayBuffer())
    const { text, pages } = await readPdf(bytes)
    const missing = manualPictures.filter(({ path }, at) => !text.includes(path) || !bytes.includes(files[at] as Buffer))
    expect([language, missing]).toEqual([language, []])
    expect([language, pages.length >= 7 && pages.length <= 10]).toEqual([language, true])
  }
})

function isOf(path: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)
}
