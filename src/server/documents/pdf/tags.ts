/**
 * The structure of a document beside its appearance (ISO 32000-1 14.7 and 14.8, PDF/UA-1): headings, paragraphs, cells with their
 * headers, and the reading order. Content belongs to an element or is an artifact: lines, and repeated headers.
 */
import { spokenText } from './direction.ts'

export type Tag = 'Document' | 'Div' | 'H1' | 'H2' | 'P' | 'Table' | 'THead' | 'TBody' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Caption'
type TagOptions = {
  /** The alternative text of a figure. */
  readonly alt?: string
  readonly title?: string
  /** The content: Arabic is exposed as text, too, with its vowel marks, because its glyphs are in visual order. */
  readonly text?: string
  /** A header cell's scope. */
  readonly scope?: 'Row' | 'Column'
  /** Left, top, right and bottom on the current page, from its top. */
  readonly bbox?: readonly number[]
}

export type Element = {
  /** The next element inside this one. */
  add(tag: Tag, options?: TagOptions): Element
  /** Content that `work` draws on the current page belongs to the element. */
  draw(work: () => void): void
  /** The element is complete: its memory is freed. */
  end(): void
}

export type Tags = {
  readonly root: Element
  /** `Pagination` is repeated page content, `Layout` is decoration. */
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
