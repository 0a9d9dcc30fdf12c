/** The cursor of a page of postings: after this entry, without entries recorded since the first page. */
import { type Refused, refuseField } from '#kernel/refusal'

export type FigureCursor = {
  /** The journal's last entry when the first page was read. */
  readonly upto: bigint
  /** The last entry shown. */
  readonly before: bigint
}

const PLACE = /^(\d{1,18})-(\d{1,18})$/

/** Null without a cursor; a refusal (40) for an invalid one. */
export function parseCursor(text: string | undefined): FigureCursor | null | Refused<'invalid'> {
  if (text === undefined) return null
  const [, upto, before] = PLACE.exec(text) ?? []
  if (upto === undefined || before === undefined) return refuseField('cursor', { reason: 'cursor_unknown' })
  return { upto: BigInt(upto), before: BigInt(before) }
}

export function formatCursor({ upto, before }: FigureCursor): string {
  return `${upto}-${before}`
}
