/**
 * The structure of a document beside its looks (ISO 32000-1 14.7 and 14.8, PDF/UA-1): what is a heading, a paragraph, a cell with its headers, and in
 * which order it is read. What is drawn belongs to an element, or is marked as an artifact: lines, and what each page repeats.
 */
import { spokenText } from './direction.ts'

export type Tag = 'Document' | 'Div' | 'H1' | 'H2' | 'P' | 'Table' | 'THead' | 'TBody' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Caption'
export type TagOptions = {
  /** What a figure shows, in words. */
  readonly alt?: string
  readonly title?: string
  /** The content: Arabic is exposed as text, too, with its vowel marks, because its glyphs are in visual order. */
  readonly text?: string
  /** Of a header cell: what it is the header of. */
  readonly scope?: 'Row' | 'Column'
  /** Left, top, right and bottom on the current page, from its top. */
  readonly bbox?: readonly number[]
}

export type Element = {
  /** The next element inside this one. */
  add(tag: Tag, options?: TagOptions): Element
  /** What `work` draws on the current page is the element's. */
  draw(work: () => void): void
  /** Nothing more is added: its memory is freed. */
  end(): void
}

export type Tags = {
  readonly root: Element
  /** `Pagination` is what pages repeat, `Layout` what is there for its looks. */
  artifact(type: 'Pagination' | 'Layout', work: () => void): void
}

export function openTags(pdf: PDFKit.PDFDocument, title: string): Tags {
  const options: TagOptions = { title }
  const root = pdf.struct('Document', options)
  pdf.addStructure(root)
  return {
    root: wrap(pdf, 'Document', root),
    artifact: (type, work) => {
      const options: PDFKit.Mixins.MarkingOptions = { type }
      pdf.markContent('Artifact', options)
      work()
      pdf.endMarkedContent()
    },
  }
}

function wrap(pdf: PDFKit.PDFDocument, tag: Tag, element: PDFKit.PDFStructureElement): Element {
  return {
    add: (inner, { text = '', ...options } = {}) => {
      const actual = spokenText(text)
      const fresh = pdf.struct(inner, actual === undefined ? options : { ...options, actual })
      element.add(fresh)
      return wrap(pdf, inner, fresh)
    },
    draw: (work) => {
      const content = pdf.markStructureContent(tag)
      work()
      pdf.endMarkedContent()
      element.add(content)
    },
    end: () => element.end(),
  }
}
