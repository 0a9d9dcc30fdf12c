/** What a member may do: every limit, hold and capacity that the server enforces for the account, as it is now. */
import * as z from 'zod/mini'
import { routes } from '../shared/define.ts'
import { answer, money, realInstant } from '../shared/fields.ts'
import { limitNames } from '../shared/limit/name.ts'
import { limitReasons } from '../shared/limit/reasons.ts'

/**
 * Why a limit names no instant at which it is free again. `each`: each one counts alone. `unused`: nothing is counted. `freed`: when one is
 * removed or ends. `once`: never. `balance`: with the balance. `operator`: when the operator adds to it or changes it. `owner`: when the
 * member unfreezes the account or sets up a second factor. `not_held`: there is no hold.
 */
const limitEnds = ['each', 'unused', 'freed', 'once', 'balance', 'operator', 'owner', 'not_held'] as const

/** A hold has neither amount nor count. */
export const limitRow = z.object({
  name: z.enum(limitNames),
  /** Which plan or payout address; null if there is only one. */
  subject: z.nullable(z.string()),
  /** The time over which it is counted, or that a hold lasts; null: none. */
  per_seconds: z.nullable(z.int()),
  /** Null members are unknown or do not exist: the operator's total is not published, one purchase uses up nothing. */
  amount: z.nullable(
    z.object({
      at_least: z.nullable(money),
      at_most: z.nullable(money),
      used: z.nullable(money),
      left: z.nullable(money),
    }),
  ),
  /** `used` is null where it counts others' as well. */
  count: z.nullable(z.object({ at_most: z.int(), used: z.nullable(z.int()), left: z.int() })),
  /** When the next part is free again, or the hold ends. */
  resets_at: z.nullable(realInstant),
  /** Null if `resets_at` is given. */
  ends: z.nullable(z.enum(limitEnds)),
  /** Why it blocks now: what the call would be refused with. Null: it does not. */
  blocked: z.nullable(
    z.object({ reason: z.enum(limitReasons), params: z.record(z.string(), z.union([z.string(), z.number()])), message: z.string() }),
  ),
})

export const limits = routes({
  readLimits: {
    method: 'GET',
    path: '/me/limits',
    who: 'member',
    summary: "List the caller's limits: what is used, what is left, when it is free again, and what blocks now",
    reply: answer(z.object({ limits: z.array(limitRow), as_of: realInstant })),
    status: 200,
    refusals: [],
  },
})
