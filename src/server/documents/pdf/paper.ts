/** The measures of a printed page, in points. Ink on white: it is meant to be printed, so it has no dark mode. */
import { rgb } from 'pdf-lib'
import type { PageSize } from './document.ts'

export const sizes: Record<PageSize, readonly [width: number, height: number]> = { a4: [595.28, 841.89], letter: [612, 792] }

export const MARGIN = 48
/** Below this the footer stands. */
export const FOOT = 66

export const ink = {
  text: rgb(0.09, 0.08, 0.12),
  quiet: rgb(0.36, 0.34, 0.42),
  accent: rgb(0.435, 0.208, 0.706),
  line: rgb(0.85, 0.84, 0.88),
  rule: rgb(0.45, 0.43, 0.52),
} as const

export type Ink = keyof typeof ink
