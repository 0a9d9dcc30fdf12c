/** Public figures, each with its definition, as-of time and source records. No person is identifiable. */
import * as z from 'zod/mini'
import { coinPrice } from './market.ts'
import { routes } from './shared/define.ts'
import { answer, realInstant } from './shared/fields.ts'
import { statNames } from './shared/stat-name.ts'

const statUnits = ['usd', 'percent', 'count', 'seconds', 'instant'] as const
export type StatUnit = (typeof statUnits)[number]

const stat = z.object({
  name: z.enum(statNames),
  /** As text: `"1250.00"`, `"136.36"`, `"42"`, an instant. Null without data. */
  value: z.nullable(z.string()),
  unit: z.enum(statUnits),
  definition: z.string(),
  as_of: realInstant,
})

/** `value` is signed: what it adds to the figure. */
const part = z.object({ name: z.string(), value: z.string() })
const dayOf = z.object({ day: z.string(), count: z.int(), value: z.nullable(z.string()) })

const statRecords = z.extend(stat, {
  /** The last journal entry included; null if the figure does not come from entries. */
  upto_entry: z.nullable(z.string()),
  /** Kinds of entry, or accounts, that sum to the figure; for coverage, the two sides of the ratio. */
  parts: z.array(part),
  /** The newest 90 days with records, newest first, and one line for all earlier ones. They sum to the figure. */
  days: z.array(dayOf),
  earlier: z.nullable(z.object({ count: z.int(), value: z.nullable(z.string()) })),
  /** Pages of this site that show the records. */
  links: z.array(z.string()),
})

export const serviceNames = ['store', 'ledger', 'clock', 'prices', 'proof', 'mail'] as const
export type ServiceName = (typeof serviceNames)[number]

const minutes = z.object({
  store: z.int(),
  ledger: z.int(),
  clock: z.int(),
  prices: z.int(),
  proof: z.int(),
  mail: z.int(),
})

export const stats = routes({
  readStats: {
    method: 'GET',
    path: '/stats',
    who: 'anyone',
    summary: 'List every public figure with its definition and as-of time',
    reply: answer(z.array(stat)),
    status: 200,
    refusals: [],
    stale: true,
  },
  readStatRecords: {
    method: 'GET',
    path: '/stats/:name/records',
    who: 'anyone',
    summary: 'Get a public figure with what it sums, by kind of entry and by day',
    params: z.object({ name: z.enum(statNames) }),
    reply: answer(statRecords),
    status: 200,
    refusals: [],
    stale: true,
  },
  readTicker: {
    method: 'GET',
    path: '/ticker',
    who: 'anyone',
    summary: "Get prices, reserve coverage, the age of the last solvency checkpoint, and the operator's notice",
    reply: answer(
      z.object({
        prices: z.array(coinPrice),
        /** In percent; null without liabilities. */
        coverage: z.object({ percent: z.nullable(z.string()), as_of: realInstant }),
        checkpoint: z.nullable(z.object({ epoch: z.int(), at: realInstant, age_seconds: z.int() })),
        notice: z.nullable(z.string()),
      }),
    ),
    status: 200,
    refusals: [],
    stale: true,
  },
  readStatus: {
    method: 'GET',
    path: '/status',
    who: 'anyone',
    summary: "Get each service's current state and its 90-day uptime by the minute",
    reply: answer(
      z.object({
        ok: z.boolean(),
        /** `starting`: not yet `ok`, in the first minutes after a start and without a failure. */
        services: z.array(z.object({ name: z.enum(serviceNames), ok: z.boolean(), starting: z.boolean() })),
        as_of: realInstant,
        /** Newest first. Minutes that were not sampled are `missed` and count neither way. */
        days: z.array(z.object({ day: z.string(), seen: z.int(), missed: z.int(), not_ok: minutes })),
      }),
    ),
    status: 200,
    refusals: [],
  },
})
