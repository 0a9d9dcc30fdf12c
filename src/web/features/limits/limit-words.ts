/** A limit in words: what is left, how much is used of what, and when it is free again. */
import { countText, sizeText, useMoneyText } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { languageNow } from '#web/shared/locale/language.ts'
import { saidText } from '#web/shared/locale/refusal-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Limit } from './groups.ts'

export type LimitWords = {
  readonly name: string
  /** Null: it is a hold, or counts each one alone. */
  readonly left: string | null
  /** How much is used of what, or how much one may be. */
  readonly extent: string | null
  readonly ends: string
  /** Why it blocks now. */
  readonly blocked: string | null
}

export function useLimitWords(): (limit: Limit) => LimitWords {
  const t = useText()
  const moneyText = useMoneyText()
  const isHold = ({ amount, count }: Limit) => amount === null && count === null
  const figure = ({ name }: Limit, value: number) => (name === 'stored_bytes' ? sizeText(value) : countText(value))

  const leftOf = (limit: Limit): string | null => {
    const { amount, count } = limit
    if (amount) return amount.left === null ? null : t('limits.left', { left: moneyText(amount.left) })
    return count && t('limits.left', { left: figure(limit, count.left) })
  }
  const extentOf = (limit: Limit): string | null => {
    const { amount, count, per_seconds, name } = limit
    const time = per_seconds ? durationText(per_seconds, 'exact') : null
    if (isHold(limit))
      return name === 'payout_address' || name === 'bank_details' ? t(time ? 'limits.wait' : 'limits.no_wait', { time: time ?? '' }) : null
    const [used, most] = amount
      ? [amount.used && moneyText(amount.used), amount.at_most && moneyText(amount.at_most)]
      : [count && count.used !== null ? figure(limit, count.used) : null, count && figure(limit, count.at_most)]
    if (!most) return null
    if (used === null) return t('limits.at_most', { most })
    return time ? t('limits.used_in', { used, most, time }) : t('limits.used', { used, most })
  }
  const endsOf = (limit: Limit): string => {
    const { resets_at, ends } = limit
    if (resets_at) return t(isHold(limit) ? 'limits.over_at' : 'limits.free_at', { at: realMomentText(resets_at) })
    return ends ? t(`limits.ends.${ends}`) : ''
  }
  return (limit) => ({
    name: limit.subject
      ? t('limits.of', { name: t(`limits.names.${limit.name}`), subject: limit.subject })
      : t(`limits.names.${limit.name}`),
    left: leftOf(limit),
    extent: extentOf(limit),
    ends: endsOf(limit),
    blocked: limit.blocked && blockedText(limit.blocked),
  })
}

function blockedText({ reason, params, message }: NonNullable<Limit['blocked']>): string {
  return (languageNow() === 'en' ? null : saidText(['refusals', 'reasons'], { reason, params })) ?? message
}

/** 0 to 1; null if nothing is used, or the whole is unknown. */
export function shareOf({ amount, count }: Limit): number | null {
  if (count) return count.used ? Math.min(1, count.used / Math.max(1, count.at_most)) : null
  const [used, most] = [Number(amount?.used ?? 0), Number(amount?.at_most ?? 0)]
  return used > 0 && most > 0 ? Math.min(1, used / most) : null
}
