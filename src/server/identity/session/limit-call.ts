/** Limits on calls of one kind, from one network address or by one user. */
import type { Settings } from '#contract/settings'
import type { LimitKey } from '#kernel/network'
import type { Refused } from '#kernel/refusal'
import type { LimitBucket, LimitVerdict } from '#server/http'
import type { Room } from '../context.ts'
import type { Throttle } from '../throttle.ts'

const QUARTER_HOUR_SECONDS = 900

const limits = {
  auth: { name: 'auth-call', window_seconds: QUARTER_HOUR_SECONDS, max: (settings: Settings) => settings.limit_auth_calls },
  sign_up: { name: 'sign-up', window_seconds: QUARTER_HOUR_SECONDS, max: (settings: Settings) => settings.limit_sign_ups },
  money: { name: 'money-call', window_seconds: 60, max: (settings: Settings) => settings.limit_money_calls },
} as const

export async function limitCall(
  { throttle, settings }: Pick<Room, 'throttle' | 'settings'>,
  bucket: LimitBucket,
  key: LimitKey,
): Promise<LimitVerdict> {
  const { name, window_seconds, max } = limits[bucket]
  const refusal = await throttle.limit(name, key, { max: max(await settings()), window_seconds })
  return refusal ? { allowed: false, retry_after_seconds: Number(refusal.more?.retry_after_seconds ?? 60) } : { allowed: true }
}

/** Examining files costs time, so trying is limited as well as sending. One count for all forms with files. */
const WINDOW_SECONDS = 900

type Limiting = { readonly throttle: Pick<Throttle, 'limit'>; readonly settings: () => Promise<Settings> }

/** `key`: the user, or a visitor's networks. */
export async function limitFileChecks({ throttle, settings }: Limiting, key: LimitKey): Promise<Refused<'too_many'> | null> {
  return throttle.limit('file-check', key, { max: (await settings()).limit_uploads, window_seconds: WINDOW_SECONDS })
}
