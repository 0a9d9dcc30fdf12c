/** How often a person may write. Staff have no limit here. */
import { DAY_SECONDS, HOUR_SECONDS } from '#kernel/duration'
import type { Counted } from '#kernel/network'
import type { Refused } from '#kernel/refusal'
import type { CountedLimit, Limit } from '#server/identity'
import { usageLimit, type WindowUsage } from '#server/room'
import type { Tx } from '#server/store'
import type { SupportDependencies } from './dependencies.ts'

/** New conversations of a member; entries in a conversation, of a member or a visitor. */
const limits = {
  open: { max: 10, window_seconds: DAY_SECONDS },
  write: { max: 30, window_seconds: HOUR_SECONDS },
} as const satisfies Record<string, Limit>

/** A visitor's questions, by network and by the email: one mail a day, since anyone can type it. */
const VISITOR_ADDRESS: Limit = { max: 10, window_seconds: DAY_SECONDS }
const VISITOR_EMAIL: Limit = { max: 1, window_seconds: DAY_SECONDS }
/** Reads and writes with mailed links, by network. */
const THREAD: Limit = { max: 300, window_seconds: 900 }

type Limited = Promise<Refused<'too_many'> | null>

function writerLimit(kind: keyof typeof limits, key: string): CountedLimit {
  return { bucket: `support-${kind}`, key, ...limits[kind] }
}

export function limitWriter({ throttle }: SupportDependencies, tx: Tx, writer: string, kind: keyof typeof limits): Limited {
  const { bucket, key, ...limit } = writerLimit(kind, writer)
  return throttle.limit(bucket, key, limit, tx)
}

/** A member's, for their limits page. */
export const limitNames = ['support_conversations', 'support_entries'] as const

export async function readLimits({ throttle }: SupportDependencies, user_id: string) {
  const [opened, written] = (await throttle.usage([writerLimit('open', user_id), writerLimit('write', user_id)])) as [
    WindowUsage,
    WindowUsage,
  ]
  return [usageLimit('support_conversations', opened), usageLimit('support_entries', written)]
}

/** Counts the same for every email, whether or not it has an account. */
export async function limitVisitor({ throttle }: SupportDependencies, tx: Tx, network: Counted, email: string): Limited {
  return (
    (await throttle.limit('support-address', network, VISITOR_ADDRESS, tx)) ??
    (await throttle.limit('support-email', email, VISITOR_EMAIL, tx))
  )
}

export function limitThread({ throttle }: SupportDependencies, network: Counted): Limited {
  return throttle.limit('support-thread', network, THREAD)
}
