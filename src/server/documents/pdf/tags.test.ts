/** A document's content for screen readers: ISO 32000-1 14.8 and PDF/UA-1 (ISO 14289-1), parsed from the bytes. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isRef, type Objects, type Value } from '#test/support/pdf-objects.ts'
import { type PdfElement, readPdf } from '#test/support/pdf-text.ts'
import { pictureFile } from '../manual-pictures.ts'
import type { Block, PdfDocument, Table } from './document.ts'
import { draw } from './draw.ts'

const words = (n: number): string => Array.from({ length: n }, (_none, at) => `word${at}`).join(' ')
const table = (n: number, first: string): Table => ({
  kind: 'table',
  columns: [
    { heading: 'What', share: 0.6 },
    { heading: 'Amount', share: 0.4, align: 'right' },
  ],
  rows: Array.from({ length: n }, (_none, at) => [{ text: `${first} ${at}`, note: 'by card' }, `$${at}.00`]),
  empty: 'No postings.',
})
const blocks: readonly Block[] = [
  { kind: 'heading', text: 'Opening balance' },
  { kind: 'facts', facts: [{ label: 'Member', value: 'José Müller' }] },
  { kind: 'figures', figures: [{ label: 'In all', value: '$5.00', total: true, note: 'before 1 November' }] },
  { kind: 'paragraph', text: words(60) },
  table(2, 'Deposit'),
  { kind: 'code', label: 'Check here', text: 'https://clearterm.example/verify' },
  { kind: 'picture', label: 'Deposit (/deposit)', jpeg: readFileSync(pictureFile('deposit')) },
]

function printed(more: Partial<PdfDocument> = {}): Promise<Uint8Array> {
  return draw({ title: 'Statement', subtitle: 'José', language: 'en', generated_at: new Date('2026-11-21T10:30:00Z'), blocks, ...more })
}

const outline = ({ tag, children }: PdfElement): string => (children.length > 0 ? `${tag}(${children.map(outline).join(' ')})` : tag)
const withTag = (element: PdfElement, tag: string): PdfElement[] => [
  ...(element.tag === tag ? [element] : []),
  ...element.children.flatMap((child) => withTag(child, tag)),
]

it('is one document of a title, headings, paragraphs, tables with headers, and figures with words for them', async () => {
  const { tree } = await readPdf(await printed())
  const [document] = tree
  if (!document) throw new Error('a document has a tree')
  expect(tree.map(outline)).toEqual([
    'Document(H1 P H2 Table(TR(TH TD)) Table(TR(TH(P P) TD)) P Table(THead(TR(TH TH)) TBody(TR(TD TD) TR(TD TD))) Figure P P Div(Figure(Caption)))',
  ])
  expect(withTag(document, 'TH').map(({ scope, text }) => [scope, text.trim()])).toEqual([
    ['Row', 'Member'],
    ['Row', 'In allbefore 1 November'],
    ['Column', 'What'],
    ['Column', 'Amount'],
  ])
  expect(withTag(document, 'Figure').map(({ alt }) => alt)).toEqual(['Check here https://clearterm.example/verify', 'Deposit (/deposit)'])
})

it('keeps the words of two lines, and a text and its note, apart', async () => {
  const { tree } = await readPdf(await printed())
  const [document] = tree
  const texts = document ? [...withTag(document, 'P'), ...withTag(document, 'TD')].map(({ text }) => text) : []
  expect(texts).toContain(words(60))
  expect(texts).toContain('Deposit 0 by card')
})

it('says what is read: each thing drawn is part of one element, or an artifact that a reader leaves out', async () => {
  const long = [...blocks.slice(0, 4), table(80, 'Row')]
  const { tree, pages, objects } = await readPdf(await printed({ blocks: long }))
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pagesOf(objects)) {
    const { outside, open, marks } = walk(objects.stream(objects.dict(page).Contents))
    expect({ outside, open }).toEqual({ outside: [], open: 0 })
    const parents = objects.get(parentOf(objects, page))
    expect(Array.isArray(parents) ? parents.filter(isRef).length : 0).toBe(marks.length)
    expect(marks).toEqual(marks.map((_mark, at) => at))
  }
  const furniture = pages.flatMap((page) => page.filter(({ mark }) => mark === null).map(({ text }) => text))
  expect(new Set(furniture.filter((text) => !/^Page \d/.test(text)))).toEqual(
    new Set([
      'Clearterm',
      'Statement · José',
      'What',
      'Amount',
      'Sandbox: paper money. Do not send real funds.',
      'Generated 2026-11-21 10:30 UTC',
    ]),
  )
  const rows = tree.flatMap((document) => withTag(document, 'TD')).filter(({ text }) => text.startsWith('Row'))
  expect(rows.map(({ text }) => text)).toEqual(Array.from({ length: 80 }, (_none, at) => `Row ${at} by card`))
})

it('reads a picture where it is told of, though it stands on the next page', async () => {
  const picture: Block = { kind: 'picture', label: 'A screen', jpeg: readFileSync(pictureFile('deposit')) }
  const [before, after] = [words(700), 'What comes after the picture.']
  const { tree } = await readPdf(
    await printed({ blocks: [{ kind: 'paragraph', text: before }, picture, { kind: 'paragraph', text: after }] }),
  )
  expect(tree[0]?.children.map(({ tag, text }) => (tag === 'P' && text.length > 40 ? 'long' : text))).toEqual([
    'Statement',
    'José',
    'long',
    'A screen',
    after,
  ])
})

it('says Arabic in the order in which it is read, with its vowel marks, and a program need not turn glyphs around', async () => {
  const [label, value, sentence] = ['المبلغ', '\u2068$5.00\u2069 مؤكَّد', 'دفع Clearterm (أمس) مبلغ $1,250.00']
  const rows = [[{ text: 'إيداع', note: '10:30' }, '$5.00']]
  const arabic: readonly Block[] = [
    { kind: 'heading', text: sentence },
    { kind: 'facts', facts: [{ label, value }] },
    { kind: 'figures', figures: [{ label, value: '$5.00', note: 'قبل' }] },
    {
      ...table(0, ''),
      columns: [
        { heading: 'ماذا', share: 0.5 },
        { heading: label, share: 0.5 },
      ],
      rows,
    },
  ]
  const { tree } = await readPdf(await printed({ language: 'ar', title: 'كشف', blocks: arabic }))
  const all = (element: PdfElement): PdfElement[] => [element, ...element.children.flatMap(all)]
  const texts = tree.flatMap(all).flatMap(({ tag, actual }) => (actual === undefined ? [] : [`${tag} ${actual}`]))
  expect(texts).toEqual([
    'H1 كشف',
    `H2 ${sentence}`,
    `TH ${label}`,
    'TD $5.00 مؤكَّد',
    `P ${label}`,
    'P قبل',
    'TH ماذا',
    `TH ${label}`,
    'TD إيداع 10:30',
  ])
})

it('says no postings as a sentence, and not as a row without its columns', async () => {
  const { tree } = await readPdf(await printed({ blocks: [table(0, '')] }))
  expect(tree.map(outline)).toEqual(['Document(H1 P Table(THead(TR(TH TH))) P)'])
  expect(tree[0]?.children.at(-1)?.text).toBe('No postings.')
})

it('names its title, language and standard, and from which side it is read', async () => {
  const of = async (language: string) => (await readPdf(await printed({ language }))).objects
  const [english, arabic] = [await of('en'), await of('ar')]
  const { MarkInfo, ViewerPreferences, Metadata, Lang } = english.root
  expect([english.dict(MarkInfo).Marked, english.dict(ViewerPreferences).DisplayDocTitle, Lang]).toEqual([true, true, 'en'])
  expect(english.stream(Metadata)).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>[\s\S]*<dc:title>[\s\S]*Statement/)
  expect(pagesOf(english).map((page) => english.dict(page).Tabs)).toEqual(pagesOf(english).map(() => '/S'))
  expect([arabic.dict(arabic.root.ViewerPreferences).Direction, arabic.root.Lang]).toEqual(['/R2L', 'ar'])
  await expect(printed({ title: 'Terms <b> & more' })).rejects.toThrow('markup')
})

it('embeds each typeface that it is drawn with, cut down to its letters, with what each glyph stands for', async () => {
  const bytes = await printed({ blocks: [{ kind: 'paragraph', text: 'José محمد Łukasz' }] })
  expect(bytes.length).toBeLessThan(60_000)
  const { objects } = await readPdf(bytes)
  const fonts = pagesOf(objects).flatMap((page) => Object.values(objects.dict(objects.dict(objects.dict(page).Resources).Font)))
  expect(fonts.length).toBeGreaterThanOrEqual(4)
  for (const font of fonts) {
    const { BaseFont, ToUnicode, DescendantFonts } = objects.dict(font)
    const [descendant] = [objects.get(DescendantFonts)].flat() as Value[]
    const { FontFile2, FontFile3 } = objects.dict(objects.dict(descendant).FontDescriptor)
    expect(BaseFont).toMatch(/^\/[A-Z]{6}\+/)
    expect([isRef(ToUnicode ?? null), isRef(FontFile2 ?? FontFile3 ?? null)]).toEqual([true, true])
  }
})

function pagesOf(objects: Objects): Value[] {
  return [objects.get(objects.dict(objects.root.Pages).Kids)].flat() as Value[]
}

/** The elements of a page's marks: the parent tree has a page's number and then its list. */
function parentOf(objects: Objects, page: Value): Value {
  const { Nums = [] } = objects.dict(objects.dict(objects.root.StructTreeRoot).ParentTree)
  const pairs = [Nums].flat() as Value[]
  return pairs[pairs.indexOf(objects.dict(page).StructParents ?? null) + 1] ?? null
}

/** Drawing operators outside of any mark, how many marks stay open, and the numbers of those that belong to elements. */
function walk(content: string): { outside: string[]; open: number; marks: number[] } {
  const [outside, marks]: [string[], number[]] = [[], []]
  let open = 0
  for (const [operator, id] of content.matchAll(/(?:\/MCID (\d+)\s*>> )?\b(?:BDC|BMC|EMC|TJ|Tj|Do|f|S|B)\b/g)) {
    if (id) marks.push(Number(id))
    if (/B[DM]C$/.test(operator)) open += 1
    else if (operator === 'EMC') open -= 1
    else if (open === 0) outside.push(operator)
  }
  return { outside, open, marks }
}
