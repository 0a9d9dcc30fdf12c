/** Arabic in print: letter shaping, bidirectional order, and text extraction. */
import { expect, it } from 'vitest'
import { readPdf } from '#test/support/pdf-text.ts'
import { type Block, MARGIN, type PdfDocument, sizes } from './document.ts'
import { draw } from './draw.ts'
import { type Face, loadFaces } from './face.ts'
import { setLine, setLines } from './text.ts'

const [WIDTH] = sizes.a4

function printed(blocks: readonly Block[], more: Partial<PdfDocument> = {}): PdfDocument {
  return { title: 'كشف نوفمبر', language: 'ar', generated_at: new Date('2026-11-21T10:30:00Z'), blocks, ...more }
}

/** The glyphs of the line, from left to right. */
async function standing(text: string): Promise<string[]> {
  const { runs } = setLine(text, await loadFaces('text'), 'rtl')
  return runs.toSorted((one, other) => one.at - other.at).map(({ text }) => text)
}

async function arabicFace(style: 'text' | 'strong'): Promise<Face> {
  const face = (await loadFaces(style)).find(({ shapes }) => shapes === 'joins')
  if (!face) throw new Error('there is an Arabic face')
  return face
}

it('sets words as wide as HarfBuzz does, with ligatures, kerning and marks', async () => {
  const words = ['بيئة', 'الاستخدام', 'أموالًا', 'تجريبية', 'تخبرك', 'المشغّل', 'إلى', 'شيء', 'بأكملها', 'والمكافآت', 'مؤكَّد']
  const [text, strong] = await Promise.all([arabicFace('text'), arabicFace('strong')])
  // Measured by Chromium 156 with the same files, in thousandths of the size.
  expect(words.map((word) => text.shape(word).width)).toEqual([1349, 3774, 1899, 2674, 2242, 3024, 950, 1668, 2571, 3754, 1796])
  expect(words.map((word) => strong.shape(word).width)).toEqual([1478, 3982, 2036, 2908, 2384, 3218, 1019, 1848, 2818, 4053, 2002])
})

it('gives each letter the form of its place: final, medial, initial from left to right, and one glyph for lam with alef', async () => {
  const { font } = await arabicFace('text')
  const shaped = (word: string) => font.layout(word).glyphs.map(({ id }) => id)
  const forms = (...code_points: number[]) => code_points.map((code_point) => font.glyphForCodePoint(code_point).id)
  expect(shaped('بيت')).toEqual(forms(0xfe96, 0xfef4, 0xfe91))
  expect(shaped('عمل')).toEqual(forms(0xfede, 0xfee4, 0xfecb))
  expect(shaped('حق')).toEqual(forms(0xfed6, 0xfea3))
  expect(shaped('لا')).toEqual(forms(0xfefb))
})

it('stands from right to left, with amounts, dates, addresses and names from left to right and brackets that open to the left', async () => {
  expect(await standing('دفع Clearterm (أمس) مبلغ $1,250.00')).toEqual(['$1,250.00', ' مبلغ ', '(', 'أمس', ')', ' ', 'Clearterm', 'دفع '])
  expect(await standing('من 2026-11-22 إلى ada@example.org، -5.5% «نص»')).toEqual([
    '«',
    'نص',
    '»',
    ' ',
    '-5.5%',
    '، ',
    'ada@example.org',
    ' إلى ',
    '2026-11-22',
    'من ',
  ])
  expect(await standing('1. افتح /dashboard')).toEqual(['/dashboard', ' افتح ', '.', '1'])
})

it('leaves an amount, an address and a code alone, and what a stranger wrote cannot turn a sentence around', async () => {
  expect(await standing('+$1,234.50')).toEqual(['+$1,234.50'])
  expect(await standing('00000000-0000-4000-8000-00000000000a')).toEqual(['00000000-0000-4000-8000-00000000000a'])
  expect(await standing('دفع \u202e$5.00\u202c')).toEqual(['$5.00', 'دفع '])
  const { runs } = setLine('paid by \u2067محمد\u2069 on time', await loadFaces('text'), 'ltr')
  expect(runs.map(({ text }) => text)).toEqual(['paid by ', 'محمد', ' on time'])
})

it('breaks lines in the order of reading, and then orders each by itself', async () => {
  const faces = await loadFaces('text')
  const sentence = 'الخطة التي تدفع $40.00 في 2026-11-22 لا تتغير'
  const [whole] = setLines(sentence, faces, 1e6, 'rtl')
  const lines = setLines(sentence, faces, (whole?.width ?? 0) * 0.55, 'rtl')
  const read = lines.map(({ runs }) =>
    runs
      .map(({ text }) => text)
      .join('')
      .trim(),
  )
  expect(read.join(' ')).toBe(sentence)
  expect(lines.length).toBe(2)
  for (const { width } of lines) expect(width).toBeLessThanOrEqual((whole?.width ?? 0) * 0.55)
})

it('breaks Arabic without spaces inside the margins', async () => {
  const long = 'ظ'.repeat(700)
  const { text, pages } = await readPdf(await draw(printed([{ kind: 'paragraph', text: long }])))
  expect(text.replace(/[^ظ]/g, '').length).toBe(long.length)
  expect(pages[0]?.length).toBeGreaterThan(4)
})

it('is laid out from the right: text begins at the right margin, tables are mirrored, figures still stand under each other', async () => {
  const figures: Block = { kind: 'figures', figures: ['$1.00', '$8,888.88'].map((value) => ({ label: 'الرئيسي', value })) }
  const table: Block = {
    kind: 'table',
    columns: [
      { heading: 'ماذا', share: 0.6 },
      { heading: 'المبلغ', share: 0.4, align: 'right' },
    ],
    rows: [
      ['إيداع', '$5.00'],
      ['سحب', '-$1,234.00'],
    ],
  }
  const { pages, text, language } = await readPdf(await draw(printed([figures, table], { subtitle: 'José' })))
  expect(language).toBe('ar')
  const at = (wanted: string) => pages[0]?.find(({ text }) => text === wanted) ?? { x: Number.NaN, end: Number.NaN }
  expect(at('José').end).toBeCloseTo(WIDTH - MARGIN, 0)
  expect(at('الرئيسي').x).toBeGreaterThan(WIDTH / 2)
  expect(at('$8,888.88').x).toBeCloseTo(MARGIN, 0)
  expect(at('$1.00').end).toBeCloseTo(at('$8,888.88').end, 0)
  expect(at('إيداع').end).toBeCloseTo(WIDTH - MARGIN, 0)
  expect(at('$5.00').end).toBeCloseTo(at('-$1,234.00').end, 0)
  expect(at('$5.00').end).toBeLessThan(at('سحب').x)
  expect(text).not.toMatch(/[?\ufffd]/)
})

it('draws an Arabic name in a document of another language, and after documents with letters that share its shapes', async () => {
  await draw(printed([{ kind: 'heading', text: 'خبر جديد' }]))
  const { text } = await readPdf(await draw(printed([{ kind: 'heading', text: 'محمد علي' }], { language: 'en', title: 'Statement' })))
  expect(text).toContain('محمد علي')
  expect(text).not.toContain('Some characters are missing')
})
