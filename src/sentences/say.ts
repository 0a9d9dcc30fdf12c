/** A reason's English sentence: the `message` of replies, and the terminal's text. */

import { formatMoment } from '#kernel/format/moment'
import { formatUsd, parseAmount } from '#kernel/money'
import { fill, type NestedReason, type Writers } from './fill.ts'
import { reasons } from './reasons.ts'

export const english: Writers = {
  plain: String,
  money: (value) => formatUsd(parseAmount(value) ?? 0n),
  moment: (value) => formatMoment('en', value, 'minute'),
  reason: reasonText,
}

export function reasonText({ reason, params = {} }: NestedReason): string {
  return fill((reasons as Readonly<Record<string, string>>)[reason] ?? reason, params, english)
}
