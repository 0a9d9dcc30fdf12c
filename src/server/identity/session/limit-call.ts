/** Limits on calls of one kind, from one network address or by one user. */
import type { Settings } from '#contract/settings'
import type { LimitKey } from '#kernel/network'
import type { Refused } from '#kernel/refusal'
import type { LimitBucket, LimitVerdict } from '#server/http'
import type { LimitedMember } from '#server/room'
import type { Room } from '../context.ts'
import type { CountedLimit, Throttle } from '../throttle.ts'

const QUARTER_HOUR_SECONDS = 900

const limits = {
  auth: { name: 'auth-call', window_seconds: QUARTER_HOUR_SECONDS, max: (settings: Settings) => settings.limit_auth_calls },
  sign_up: { name: 'sign-up', window_seconds: QUARTER_HOUR_SECONDS, max: (settings: Settings) => settings.limit_sign_ups },
  money: { name: 'money-call', window_seconds: 60, max: (settings: Settings) => settings.limit_money_calls },
} as const

function bucketOf(bucket: LimitBucket, key: LimitKey, settings: Settings): CountedLimit {
  const { name, window_seconds, max } = limits[bucket]
  return { bucket: name, key, max: max(settings), window_seconds }
}

export async function limitCall(
  { throttle, settings }: Pick<Room, 'throttle' | 'settings'>,
  bucket: LimitBucket,
  key: LimitKey,
): Promise<LimitVerdict> {
  const { bucket: name, ...limit } = bucketOf(bucket, key, await settings())
  const refusal = await throttle.limit(name, key, limit)
  return refusal ? { allowed: false, retry_after_seconds: Number(refusal.more?.retry_after_seconds ?? 60) } : { allowed: true }
}

/** Examining files costs time, so trying is limited as well as sending. One count for all forms with files. */
const WINDOW_SECONDS = 900

type Limiting = { readonly throttle: Pick<Throttle, 'limit'>; readonly settings: () => Promise<Settings> }

/** `key`: the user, or a visitor's networks. */
export async function limitFileChecks({ throttle, settings }: Limiting, key: LimitKey): Promise<Refused<'too_many'> | null> {
  const { bucket, ...limit } = fileChecks(key, await settings())
  return throttle.limit(bucket, key, limit)
}

function fileChecks(key: LimitKey, { limit_uploads: max }: Settings): CountedLimit {
  return { bucket: 'file-check', key, max, window_seconds: WINDOW_SECONDS }
}

/** Calls that move money, calls to the log-in routes from this network, and files. */
export function callLimits({ user_id, network }: LimitedMember, settings: Settings): readonly [CountedLimit, CountedLimit, CountedLimit] {
  return [bucketOf('money', user_id, settings), bucketOf('auth', network, settings), fileChecks(user_id, settings)]
}
