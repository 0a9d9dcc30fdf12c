/**
 * The figures and settings that public pages show, by name: the closed list of texts that the server makes for them in each language.
 */
import { statNames } from './stat-name.ts'

export const liveNames = [
  ...statNames,
  /** `All Services Operational`, or what is not. */
  'status_line',
  'ticker_notice',
  /** Who operates this, or `Sandbox operator, not a company`. */
  'company_block',
  'support_email',
  'support_phone',
  'copyright_year',
  /** When the texts were made: the as-of time of the figures among them. */
  'as_of',
] as const

export type LiveName = (typeof liveNames)[number]

/** What a page shows where there is nothing to show yet. */
export const NO_FIGURE = '–'
