/** 3. Limit: calls in a time. Those at once are limited from the start, and costly ones before they are read. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Counted } from '#kernel/network'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { sendRefusal } from '../reply/refuse.ts'
import { countedBy } from '../request/address.ts'
import { type CallerGone, seeWhoLeft } from '../request/caller-gone.ts'
import { namesPage, wantsCsv } from '../request/negotiate.ts'
import { openTurns, type TurnLimits } from '../transport/turns.ts'
import type { Call, TurnsOf } from './call.ts'

type Arrival = { readonly counted: Counted; readonly gone: CallerGone }

export type Admission = {
  /** Whether another call may start. */
  readonly hasRoom: () => boolean
  /** Calls in progress. */
  readonly working: () => number
  readonly most: number
  /** Counts a call while `work` runs; `refused` answers one that doesn't. */
  readonly during: <T>(place: Arrival, work: () => Promise<T>, refused: (why: Refused<'unavailable' | 'invalid'>) => T) => Promise<T>
}

const RETRY_SECONDS = 2

export const overloaded = () => refuse('unavailable', { more: { retry_after_seconds: RETRY_SECONDS } })

/** Read by no one: the caller has left. */
export const callerLeft = () => refuse('invalid', { reason: 'request_unreadable' })

/** A caller with too much of a costly kind at once. */
const tooManyAtOnce = () => refuse('too_many', { more: { retry_after_seconds: RETRY_SECONDS } })

/**
 * Limits concurrent calls: in total, and for each user or network. A call beyond the total gets 503 with Retry-After before any
 * database access, so that admitted ones stay fast and writes complete; one beyond the caller's own share waits. Streams and
 * probes do not count.
 */
export function openAdmission(limits: TurnLimits): Admission {
  const turns = openTurns(limits)
  return {
    hasRoom: () => turns.working() < limits.at_once,
    working: turns.working,
    most: limits.at_once,
    during: async ({ counted, gone }, work, refused) => {
      const leave = await turns.enter(counted, gone)
      if (leave === 'gone') return refused(callerLeft())
      if (leave === 'full') return refused(overloaded())
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

/** A turn at uploads or costly calls; the caller gives it back. */
export async function takeTurn(turns: TurnsOf, request: FastifyRequest): Promise<(() => void) | Refused<'invalid' | 'too_many'>> {
  const leave = await (request.caller ? turns.members : turns.visitors).enter(countedBy(request), request.gone)
  if (leave === 'gone') return callerLeft()
  return leave === 'full' ? tooManyAtOnce() : leave
}

/** A costly call has its turn until its answer is sent. */
export async function inCostlyTurn(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  if (!isCostly(call, request)) return work()
  await seeWhoLeft()
  const leave = await takeTurn(call.costly, request)
  return isRefused(leave) ? sendRefusal(reply, leave) : holdWhileSent(reply, leave, work)
}

/** Takes the processor long: routes that say so, all pages of a list, and many rows in one. */
function isCostly({ route }: Call, request: FastifyRequest): boolean {
  return route.costly === true || asksMany(request) || (route.csv !== undefined && wantsCsv(request.headers.accept) && !namesPage(request))
}

const MANY_ROWS = 500

function asksMany({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && 'limit' in query && Number(query.limit) > MANY_ROWS
}

/** Beyond this a caller takes the answer too slowly, and is cut off. */
const SEND_SECONDS = 120

/** Holds a turn while a call runs and its answer is taken, so that answers waiting in memory count too. */
async function holdWhileSent(reply: FastifyReply, leave: () => void, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
  const { raw } = reply
  try {
    return await work()
  } finally {
    if (raw.writableFinished || reply.request.gone.aborted) leave()
    else {
      const cut = setTimeout(() => raw.destroy(), SEND_SECONDS * 1000).unref()
      raw.once('close', () => {
        clearTimeout(cut)
        leave()
      })
    }
  }
}

/** Counts the call by each bucket of its route, in order, up to the first that is full. */
export async function limit({ route, deps }: Call, request: FastifyRequest): Promise<Refused<'too_many'> | null> {
  const counted_by = countedBy(request)
  const counts = (route.limits ?? []).map((bucket) => [bucket, counted_by] as const)
  const money = route.money && request.caller ? [['money', request.caller.user_id] as const] : []
  for (const [bucket, key] of [...counts, ...money]) {
    const verdict = await deps.limit(bucket, key)
    if (!verdict.allowed) return refuse('too_many', { more: { retry_after_seconds: verdict.retry_after_seconds } })
  }
  return null
}
