/** A printed document as data, in reading order. The drawing decides its look. */

export type PageSize = 'a4' | 'letter'

export type PdfDocument = {
  readonly title: string
  /** One line under the title: the subject and its date. */
  readonly subtitle?: string
  /** BCP 47, e.g. `en`. */
  readonly language: string
  readonly size?: PageSize
  /** Printed in the footer and set in the metadata: the same document drawn twice has the same bytes. */
  readonly generated_at: Date
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly quiet?: true }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'figures'; readonly figures: readonly FigureLine[] }
  | BarLines
  | Code
  | Steps
  | Picture
  | Table

/** A QR code with its text beside it, for readers without a camera. */
export type Code = { readonly kind: 'code'; readonly text: string; readonly label: string }

/** Amounts as bars on one scale: the longest has a length of 1. `label` describes them for readers who don't see them. */
export type BarLines = {
  readonly kind: 'bars'
  readonly label: string
  readonly bars: readonly { readonly label: string; readonly value: string; readonly length: number; readonly ink: 'accent' | 'quiet' }[]
}

/**
 * An amount over time as a filled line in steps. Positions are shares of the width and of the height. Time runs from left to right in every
 * language.
 */
export type Steps = {
  readonly kind: 'steps'
  readonly label: string
  /** The amount from that point on, in order; the first is at the start. */
  readonly points: readonly { readonly at: number; readonly height: number }[]
  /** At most four. */
  readonly lines: readonly { readonly height: number; readonly text: string }[]
  /** Below, from left to right. */
  readonly ticks: readonly { readonly at: number; readonly text: string }[]
  /** Above: the axis in words. */
  readonly caption: string
}

/** A JPEG with a caption. */
export type Picture = { readonly kind: 'picture'; readonly jpeg: Uint8Array; readonly label: string }

/** A label and its value, side by side; long values wrap, unbroken ones by characters. */
export type Fact = { readonly label: string; readonly value: string }

/** A label at the left and its figure at the right margin. A total has a rule above it. */
export type FigureLine = { readonly label: string; readonly value: string; readonly total?: true; readonly note?: string }

export type Table = {
  readonly kind: 'table'
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
  /** Shown if there are no rows. */
  readonly empty?: string
}

export type Column = {
  readonly heading: string
  /** Share of the page's width; all shares of a table add up to 1. */
  readonly share: number
  /** Figures are right-aligned. */
  readonly align?: 'right'
}

/** A note goes below its text, smaller and quiet. */
export type Cell = string | { readonly text: string; readonly note?: string; readonly strong?: true }

/** The measures of a printed page, in points. Ink on white: it is meant to be printed, so it has no dark mode. */
export const sizes: Record<PageSize, readonly [width: number, height: number]> = { a4: [595.28, 841.89], letter: [612, 792] }

export const MARGIN = 48
/** The footer is below this. */
export const FOOT = 66

export const ink = {
  text: '#17141f',
  quiet: '#5c576b',
  accent: '#6f35b4',
  line: '#d9d6e0',
  rule: '#736e85',
  /** The area of a drawing. */
  wash: '#e9dff5',
} as const

export type Ink = keyof typeof ink
