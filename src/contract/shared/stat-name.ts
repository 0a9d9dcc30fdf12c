/**
 * Names of the public figures that can be opened. A separate file, because pages use them without loading the API's schemas.
 */

export const statNames = [
  'coverage',
  'custody',
  'owed',
  'reserve_free',
  'reserve_committed',
  'verified_users',
  'deposits_settled',
  'withdrawals_paid',
  'median_withdrawal_time',
  'returns_paid',
  'plans_sold',
  'running_since',
  'checkpoint_epoch',
  'checkpoint_age',
  'last_fill',
] as const
export type StatName = (typeof statNames)[number]

/** Names of the figures and settings on public pages: the closed list of texts that the server renders in each language. */
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
