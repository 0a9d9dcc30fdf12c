/** Examining files costs time, so trying is limited as well as sending. One count for all forms with files. */
import type { Settings } from '#contract/settings'
import type { LimitKey } from '#kernel/network'
import type { Refused } from '#kernel/refusal'
import type { Throttle } from '../throttle.ts'

const WINDOW_SECONDS = 900

type Limiting = { readonly throttle: Pick<Throttle, 'limit'>; readonly settings: () => Promise<Settings> }

/** `key`: the user, or a visitor's networks. */
export async function limitFileChecks({ throttle, settings }: Limiting, key: LimitKey): Promise<Refused<'too_many'> | null> {
  return throttle.limit('file-check', key, { max: (await settings()).limit_uploads, window_seconds: WINDOW_SECONDS })
}
