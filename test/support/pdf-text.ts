/**
 * Reads a PDF back like a PDF reader: each page's texts with their positions, by the fonts' ToUnicode maps, and the structure tree.
 * Right-to-left text is in visual order on a page, and is reversed.
 */
import { type Dict, isDict, isRef, type Objects, openObjects, textOf, type Value } from './pdf-objects.ts'

/** From `x` to `end`. `mark` is the number by which an element names it; an artifact has none. */
export type PlacedText = {
  readonly x: number
  readonly end: number
  readonly y: number
  readonly text: string
  readonly mark: number | null
}
type Font = { readonly characters: ReadonlyMap<string, string>; readonly widths: ReadonlyMap<string, number> }
export type PdfElement = {
  readonly tag: string
  readonly alt?: string
  readonly scope?: string
  /** What is read in place of its glyphs. */
  readonly actual?: string
  /** Its own, with that of the elements in it. */
  readonly text: string
  readonly children: readonly PdfElement[]
}
export type PdfText = {
  readonly title: string | undefined
  readonly language: string | undefined
  readonly pages: readonly (readonly PlacedText[])[]
  /** All texts in drawing order, one a line. */
  readonly text: string
  readonly tree: readonly PdfElement[]
  readonly objects: Objects
}

export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  const objects = openObjects(bytes)
  const kids = list(objects.get(objects.dict(objects.root.Pages).Kids))
  const raw = kids.map((page) => textsOf(objects, objects.dict(page)))
  const pages = raw.map((texts) => texts.map(({ text, ...more }) => ({ ...more, text: text.trim() })).filter(({ text }) => text !== ''))
  const marked = new Map(
    raw.flatMap((texts, at) =>
      [...new Set(texts.map(({ mark }) => mark))].map((mark) => [
        `${isRef(kids[at] ?? null) ? JSON.stringify(kids[at]) : ''} ${mark}`,
        texts
          .filter((each) => each.mark === mark)
          .map(({ text }) => text)
          .join(''),
      ]),
    ),
  )
  const { Lang } = objects.root
  const title = objects.get(objects.info.Title)
  return {
    title: typeof title === 'string' ? title : undefined,
    language: typeof Lang === 'string' ? Lang : undefined,
    pages,
    text: pages.map((texts) => texts.map(({ text }) => text).join('\n')).join('\n'),
    tree: list(objects.dict(objects.root.StructTreeRoot).K).map((element) => readElement(objects, element, marked)),
    objects,
  }
}

function list(value: Value | undefined): readonly Value[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value as Value]
}

function readElement(objects: Objects, value: Value, marked: ReadonlyMap<string, string>): PdfElement {
  const { S, Alt, ActualText, A, K, Pg = null } = objects.dict(value)
  const children: PdfElement[] = []
  let text = ''
  for (const kid of list(objects.get(K))) {
    if (isRef(kid)) {
      const child = readElement(objects, kid, marked)
      children.push(child)
      text += child.text
    } else {
      const [page, mark] = isDict(kid) ? [kid.Pg ?? Pg, kid.MCID] : [Pg, kid]
      text += marked.get(`${JSON.stringify(page)} ${mark}`) ?? ''
    }
  }
  const { Scope } = objects.dict(A)
  const more = {
    ...(typeof Alt === 'string' ? { alt: Alt } : {}),
    ...(typeof ActualText === 'string' ? { actual: ActualText } : {}),
    ...(typeof Scope === 'string' ? { scope: Scope.slice(1) } : {}),
  }
  return { tag: String(S).slice(1), ...more, text, children }
}

const OPERATORS =
  /\/MCID (\d+)\s*>> BDC|\/Span <<\s*\/ActualText \(((?:\\[\s\S]|[^\\()])*)\)\s*>> BDC|(\bBDC|\bBMC)|(\bEMC)|\/(\S+) ([\d.]+) Tf|1 0 0 1 ([\d.-]+) ([\d.-]+) Tm|(\[[^\]]*\]) TJ/g

/** Text of one line in one mark is one text. */
function textsOf(objects: Objects, page: Dict): PlacedText[] {
  const fonts = fontsOf(objects, page)
  const texts: PlacedText[] = []
  let font: Font = NO_FONT
  let [size, mark, fresh, pen] = [0, null as number | null, true, { x: 0, y: 0 }]
  /** What is read in place of a span's glyphs: with its first, and nothing with the others. */
  let span: { y: number | null; text: string } | null = null
  for (const [, id, actual, artifact, end, name, points, x, y, shown] of objects.stream(page.Contents).matchAll(OPERATORS)) {
    if (actual !== undefined) span = { y: null, text: textOf(actual) }
    if (end && span) {
      span = null
      continue
    }
    if (id) mark = Number(id)
    if (artifact || end) mark = null
    if (id || artifact || end) fresh = true
    if (name) [font, size] = [fonts.get(name) ?? NO_FONT, Number(points)]
    if (x && y) {
      // A glyph above its line belongs to it.
      if (span) span.y ??= Number(y)
      pen = { x: Number(x), y: span?.y ?? Number(y) }
    }
    if (!shown) continue
    const { characters: glyphs, width } = read(shown, font)
    const characters = span ? span.text : glyphs
    if (span) span.text = ''
    const far = pen.x + (width * size) / 1000
    const last = fresh ? undefined : texts.at(-1)
    const blank = characters.trim() === ''
    const earlier = last?.y === pen.y ? last : undefined
    if (earlier) texts.pop()
    const { x: left, end: right, text } = earlier ?? { ...pen, end: far, text: '' }
    const box = blank ? { x: left, end: right } : { x: Math.min(left, pen.x), end: Math.max(right, far) }
    texts.push({ ...box, y: pen.y, text: text + (span ? characters : inReadingOrder(characters)), mark })
    pen = { ...pen, x: far }
    fresh = false
  }
  return texts
}

/** The operand of TJ: four digits a glyph, and numbers that move what follows to the left. */
function read(shown: string, { characters, widths }: Font): { characters: string; width: number } {
  let text = ''
  let width = 0
  for (const [part, hex] of shown.matchAll(/<([0-9A-Fa-f]*)>|-?[\d.]+/g)) {
    if (hex === undefined) width -= Number(part)
    for (const glyph of hex?.toLowerCase().match(/.{4}/g) ?? []) {
      text += characters.get(glyph) ?? '?'
      width += widths.get(glyph) ?? 0
    }
  }
  return { characters: text, width }
}

function inReadingOrder(text: string): string {
  return /[\u0590-\u08ff]/.test(text) ? [...text].reverse().join('') : text
}

const NO_FONT: Font = { characters: new Map(), widths: new Map() }

function fontsOf(objects: Objects, page: Dict): Map<string, Font> {
  const fonts = objects.dict(objects.dict(page.Resources).Font)
  return new Map(
    Object.entries(fonts).map(([name, font]) => {
      const { ToUnicode, DescendantFonts } = objects.dict(font)
      const [descendant] = list(objects.get(DescendantFonts))
      return [name, { characters: readMap(objects.stream(ToUnicode)), widths: widthsOf(objects.dict(descendant)) }]
    }),
  )
}

/** `[1 [500 520] 7 [300]]`: the first glyph of each stretch, and how wide it and those after it are. */
function widthsOf({ W }: Dict): Map<string, number> {
  const widths = new Map<string, number>()
  let first = 0
  for (const one of list(W)) {
    if (typeof one === 'number') first = one
    for (const [at, width] of (Array.isArray(one) ? one : []).entries()) {
      if (typeof width === 'number') widths.set((first + at).toString(16).padStart(4, '0'), width)
    }
  }
  return widths
}

/** `<0001> <00ff> [<0041> <0644 0627> …]`: the UTF-16 text of each glyph from the first on. */
function readMap(cmap: string): Map<string, string> {
  const ranges = [...cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)]
  return new Map(
    ranges.flatMap(([, first = '', targets = '']) =>
      Array.from(targets.matchAll(/<([0-9a-f ]*)>/gi), ([, utf16 = ''], at) => [
        (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'),
        Buffer.from(utf16.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  )
}
