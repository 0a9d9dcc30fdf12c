/** Public figures: each with its definition, the time it is as of, and the records that it is made of. Nothing here names a person. */
import * as z from 'zod/mini'
import { coinPrice } from './market.ts'
import { routes } from './shared/define.ts'
import { answer, instant } from './shared/fields.ts'
import { statNames } from './shared/stat-name.ts'

export const statUnits = ['usd', 'percent', 'count', 'seconds', 'instant'] as const
export type StatUnit = (typeof statUnits)[number]

const stat = z.object({
  name: z.enum(statNames),
  /** As text: `"1250.00"`, `"136.36"`, `"42"`, an instant. Null where there is nothing to say yet. */
  value: z.nullable(z.string()),
  unit: z.enum(statUnits),
  definition: z.string(),
  as_of: instant,
})

/** `value` with its sign: what it adds to the figure. */
const part = z.object({ name: z.string(), value: z.string() })
const dayOf = z.object({ day: z.string(), count: z.int(), value: z.nullable(z.string()) })

const statRecords = z.extend(stat, {
  /** The journal's last entry that is counted; null where the figure is not made of entries. */
  upto_entry: z.nullable(z.string()),
  /** Kinds of entry, or accounts, whose sums make the figure; of coverage the two sides of the ratio. */
  parts: z.array(part),
  /** The newest 90 days that have records, newest first, and all before them in one line. They add up to the figure. */
  days: z.array(dayOf),
  earlier: z.nullable(z.object({ count: z.int(), value: z.nullable(z.string()) })),
  /** Where on our own pages the records themselves are. */
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
    summary: 'Every public figure with its definition and the time it is as of',
    reply: answer(z.array(stat)),
    status: 200,
    refusals: [],
  },
  readStatRecords: {
    method: 'GET',
    path: '/stats/:name/records',
    who: 'anyone',
    summary: 'One public figure with what it is the sum of, by kind of entry and by day',
    params: z.object({ name: z.enum(statNames) }),
    reply: answer(statRecords),
    status: 200,
    refusals: [],
  },
  readTicker: {
    method: 'GET',
    path: '/ticker',
    who: 'anyone',
    summary: 'Prices, reserve coverage, the age of the last solvency checkpoint, and the operator’s notice',
    reply: answer(
      z.object({
        prices: z.array(coinPrice),
        /** In percent; null while nothing is owed. */
        coverage: z.object({ percent: z.nullable(z.string()), as_of: instant }),
        checkpoint: z.nullable(z.object({ epoch: z.int(), at: instant, age_seconds: z.int() })),
        notice: z.nullable(z.string()),
      }),
    ),
    status: 200,
    refusals: [],
  },
  readStatus: {
    method: 'GET',
    path: '/status',
    who: 'anyone',
    summary: 'Whether each service works now, and how that was over 90 days, by the minute',
    reply: answer(
      z.object({
        ok: z.boolean(),
        services: z.array(z.object({ name: z.enum(serviceNames), ok: z.boolean() })),
        as_of: instant,
        /** Newest first. A minute that nobody looked at is `missed`: nothing is said of it. */
        days: z.array(z.object({ day: z.string(), seen: z.int(), missed: z.int(), not_ok: minutes })),
      }),
    ),
    status: 200,
    refusals: [],
  },
})
