/** The printed manual and policies, as anybody fetches them. */
import { expect, it } from 'vitest'
import { manual } from '#content/manual'
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
