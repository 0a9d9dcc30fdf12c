/** The printed manual and policies, as anybody fetches them. */
import { expect, it } from 'vitest'
import { manual } from '#content/manual'
import { IN_ENGLISH } from '#content/papers'
import { currentPolicy, policyNames } from '#content/policy'
import { unplainWord } from '#contract/plain-words'
import { RIBBON } from '#contract/ribbon'
import { startApp } from '#test/support/app.ts'
import { testStore } from '#test/support/database.ts'
import { readPdf } from '#test/support/pdf-text.ts'

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
