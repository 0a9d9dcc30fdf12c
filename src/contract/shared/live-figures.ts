/** Names of the figures and settings on public pages: the closed list of texts that the server renders in each language. */
import { statNames } from './stat-name.ts'

export const liveNames = [
  ...statNames,
  /** `All Services Operational`, or the failing services. */
  'status_line',
  'ticker_notice',
  /** The operator's company data, or `Sandbox operator, not a company`. */
  'company_block',
  'support_email',
  'support_phone',
  'copyright_year',
  /** When the texts were made, which is the as-of time of their figures. */
  'as_of',
  /** When the books behind coverage, what is owed and what is held were read: those of the newest epoch. */
  'books_as_of',
] as const

export type LiveName = (typeof liveNames)[number]

/** Placeholder for a figure without a value yet. */
export const NO_FIGURE = '–'
