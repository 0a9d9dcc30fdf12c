/** The measures of a printed page, in points. Ink on white: it is meant to be printed, so it has no dark mode. */
import type { PageSize } from './document.ts'

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
