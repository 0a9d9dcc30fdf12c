import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { RIBBON } from '#sentences/ribbon'
import type { Value } from '#test/support/pdf-objects.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { pictureFile } from '../manual-pictures.ts'
import { type Block, FOOT, MARGIN, type PdfDocument, sizes } from './document.ts'
import { draw } from './draw.ts'
import { othersIn } from './fallback.ts'

const AT = new Date('2026-11-21T10:30:00Z')

function printed(blocks: readonly Block[], more: Partial<PdfDocument> = {}): PdfDocument {
  return { title: 'Statement for November 2026', subtitle: 'José Müller', language: 'en', generated_at: AT, blocks, ...more }
}

function table(n: number): Block {
  const rows = Array.from({ length: n }, (_, index) => [{ text: `Row ${index}`, note: `note ${index}` }, `$${index}.00`])
  return {
    kind: 'table',
    columns: [
      { heading: 'What', share: 0.6 },
      { heading: 'Amount', share: 0.4, align: 'right' },
    ],
    rows,
  }
}

it('draws the same bytes for the same document', async () => {
  const [first, second] = await Promise.all([draw(printed([table(3)])), draw(printed([table(3)]))])
  expect(Buffer.compare(first, second)).toBe(0)
})

it('carries title, language, the ribbon sentence, the page count and when it was made on each page', async () => {
  const { title, language, pages } = await readPdf(await draw(printed([table(120)])))
  expect({ title, language }).toEqual({ title: 'Statement for November 2026', language: 'en' })
  expect(pages.length).toBeGreaterThan(3)
  for (const [index, page] of pages.entries()) {
    const texts = page.map(({ text }) => text)
    expect(texts).toContain(RIBBON)
    expect(texts).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(texts).toContain('Generated 2026-11-21 10:30 UTC')
  }
})

it('repeats the headings of a table on each page, keeps every row whole and loses none', async () => {
  const { pages } = await readPdf(await draw(printed([table(120)])))
  const seen: string[] = []
  for (const page of pages) {
    const texts = page.map(({ text }) => text)
    expect(texts.filter((text) => text === 'What')).toHaveLength(1)
    for (const text of texts.filter((text) => text.startsWith('Row '))) {
      expect(texts).toContain(text.replace('Row', 'note'))
      seen.push(text)
    }
    for (const { y, text } of page) if (/^(Row|note) /.test(text)) expect(y).toBeGreaterThan(FOOT)
  }
  expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `Row ${index}`))
})

it('names in Latin, Greek, Cyrillic and Vietnamese come back as they went in', async () => {
  const names = ['José Müller-Łukaszewicz', 'Ελευθερία Παπαδοπούλου', 'Наталья Їжакевич', 'Nguyễn Thị Hồng Ước', 'Őszi Ğüneş']
  const { text } = await readPdf(await draw(printed(names.map((name) => ({ kind: 'heading', text: name })))))
  for (const name of names) expect(text).toContain(name)
  expect(text).not.toContain('\ufffd')
})

it('names in other scripts come back as they went in, by the face that has the character, in regular and in bold', async () => {
  const names = ['李小龍', '🐉', 'שלום', 'สมชาย', 'हिन्दी', '김철수', 'やまだ', 'Ⅷ ﬁ ①', '小林さん', 'ที่นี่', '2 ❤️ 李']
  const blocks = names.flatMap((name): Block[] => [
    { kind: 'heading', text: name },
    { kind: 'paragraph', text: `${name}, Müller` },
  ])
  const { text, pages } = await readPdf(await draw(printed(blocks, { subtitle: '李小龍' })))
  const shown = pages.flatMap((page) => page.map(({ text }) => text))
  for (const name of names.map((name) => name.replace('\ufe0f', ''))) {
    expect(shown).toContain(name)
    expect(shown).toContain(`${name}, Müller`)
  }
  expect(text).not.toMatch(/\ufffd|Some characters are missing/)
})

it('marks the text of shaped glyphs inside of their text object, where every reader places it alike', async () => {
  const { objects } = await readPdf(
    await draw(
      printed([
        { kind: 'heading', text: 'สมชาย' },
        { kind: 'paragraph', text: 'हिन्दी' },
      ]),
    ),
  )
  const [page] = objects.dict(objects.root.Pages).Kids as readonly Value[]
  const content = objects.stream(objects.dict(page ?? null).Contents)
  const spans = content.match(/\/Span/g) ?? []
  expect(spans).toHaveLength(2)
  expect(content.match(/\bBT\s+\/Span <<[^>]*>> BDC[^B]*?EMC\s+ET\b/g)).toHaveLength(spans.length)
})

it('loads no other face for a document that needs none', () => {
  expect([...othersIn(printed([table(3)], { subtitle: 'José Łukasz Ελευθερία Наталья Ước محمد «–…€−»' }))]).toEqual([])
  expect([...othersIn(printed([{ kind: 'paragraph', text: '李 a 李 🐉' }]))]).toEqual(['李', '🐉'])
})

it('shows what it cannot draw as a replacement sign and says so, and never turns a line around', async () => {
  const { text } = await readPdf(await draw(printed([{ kind: 'paragraph', text: '𓀀𓀁 \u202eevil\u0000\u0007 \u1200' }])))
  expect(text).toContain('\ufffd\ufffd evil \ufffd')
  expect(text).toContain('Some characters are missing')
})

it('never breaks a figure: a column gets the room that its longest needs, and one that has none is smaller', async () => {
  const amounts = ['+$999,999,999.99', '+$90,071,992,547,409.91', '+$999,999,999,999,999,999.99', '$1.00']
  const columns = [
    { heading: 'Day', share: 0.13 },
    { heading: 'What', share: 0.36 },
    { heading: 'Account', share: 0.2 },
    { heading: 'Amount', share: 0.155, align: 'right' as const },
    { heading: 'Balance', share: 0.155, align: 'right' as const },
  ]
  for (const amount of amounts) {
    const rows = [['20 Nov 2026', 'Deposit by card', 'Held for withdrawals', amount, amount]]
    const { pages } = await readPdf(await draw(printed([{ kind: 'table', columns, rows }])))
    const figures = pages.flat().filter(({ text }) => text === amount)
    expect(figures).toHaveLength(2)
    const [first, second] = figures
    expect(first?.end).toBeLessThan(second?.x ?? 0)
    expect(second?.end).toBeLessThanOrEqual(sizes.a4[0] - MARGIN + 0.01)
  }
})

it('breaks what has no spaces inside the margins', async () => {
  const long = 'W'.repeat(400)
  const cell = printed([
    { kind: 'facts', facts: [{ label: 'Fingerprint', value: long }] },
    { kind: 'table', columns: [{ heading: 'What', share: 0.5 }], rows: [[long]] },
  ])
  const { text } = await readPdf(await draw(cell))
  const headings = 1
  expect(text.replace(/[^W]/g, '').length).toBe(2 * long.length + headings)
})

it('a row that is taller than a page goes on to the next ones with all its lines', async () => {
  const words = Array.from({ length: 3_000 }, (_, index) => `word${index}`)
  const tall = printed([{ kind: 'table', columns: [{ heading: 'What', share: 1 }], rows: [[words.join(' ')], ['after']] }])
  const { text, pages } = await readPdf(await draw(tall))
  expect(pages.length).toBeGreaterThan(2)
  expect(text.match(/word\d+/g)).toEqual(words)
  expect(text).toContain('after')
})

it('lets the text go on before a picture that has no room, which then stands at the head of the next page', async () => {
  const jpeg = readFileSync(pictureFile('deposit'))
  const [words, after] = [(n: number) => Array.from({ length: n }, () => 'word').join(' '), 'What comes after the picture.']
  const blocks: Block[] = [
    { kind: 'paragraph', text: words(700) },
    { kind: 'picture', jpeg, label: 'A screen' },
    { kind: 'paragraph', text: after },
    { kind: 'paragraph', text: words(300) },
  ]
  const [first, second] = (await readPdf(await draw(printed(blocks)))).pages
  expect(first?.map(({ text }) => text)).toContain(after)
  const body = second?.filter(({ y }) => y > FOOT && y < sizes.a4[1] - MARGIN - 1)
  expect(body?.[0]?.text).toBe('A screen')
  const { pages } = await readPdf(await draw(printed(blocks.slice(0, 2))))
  expect(pages.map((page) => page.some(({ text }) => text === 'A screen'))).toEqual([false, true])
})

it('stands figures under each other: equal lengths begin at one place, longer ones further left', async () => {
  const values = ['$1,111.11', '$8,888.88', '$1,234,567.89']
  const figures: Block = { kind: 'figures', figures: values.map((value) => ({ label: 'Available', value })) }
  const { pages } = await readPdf(await draw(printed([figures], { size: 'letter' })))
  const [ones, eights, long] = values.map((value) => pages[0]?.find(({ text }) => text === value)?.x ?? 0)
  expect(ones).toBe(eights)
  expect(long).toBeLessThan(ones ?? 0)
  expect(long).toBeGreaterThan(MARGIN)
  expect(ones).toBeLessThan(sizes.letter[0] - MARGIN)
})
