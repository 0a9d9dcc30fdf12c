/** A member's own rules as live paper bots. No member's money is involved, and only their maker reads them. */
import * as z from 'zod/mini'
import { equityPoint, performance, position } from '../bots.ts'
import { routes } from '../shared/define.ts'
import { answer, id, idParams, marketInstant, money, note, requiredLine, signedMoney } from '../shared/fields.ts'
import { trade } from '../shared/trade.ts'

/** Running, of one member. */
export const MAX_OWN_BOTS = 3
/** Running, of all members of an instance. */
export const MAX_OWN_BOTS_TOGETHER = 100
/** The newest. */
export const MAX_OWN_BOTS_LISTED = 30

const interval = z.enum(['1h', '1d'])

export const ownBot = z.object({
  _id: id,
  name: z.string(),
  /** The text of its rule. */
  program: z.string(),
  /** How often it decides. */
  interval,
  state: z.enum(['running', 'halted', 'stopped']),
  halted_reason: z.nullable(z.string()),
  halted_note: z.nullable(note),
  started_at: marketInstant,
  stopped_at: z.nullable(marketInstant),
  price_source: z.nullable(z.string()),
  /** When its record starts: at the first price after its start; null until then. */
  released_at: z.nullable(marketInstant),
  /** Null for replayed prices, and once it has stopped. */
  next_bar_at: z.nullable(marketInstant),
  last_fill_at: z.nullable(marketInstant),
  /** At the last prices, in paper dollars. Null before its first price, and once it has stopped. */
  book: z.nullable(
    z.object({
      capital: money,
      value: money,
      cash: signedMoney,
      positions: z.array(position),
    }),
  ),
  /** Paper trades made live, at prices as they arrived. Null until a bar has closed. */
  since_release: z.nullable(performance),
})

export const ownBots = routes({
  listOwnBots: {
    method: 'GET',
    path: '/me/bots',
    who: 'member',
    summary: "List the caller's own live paper bots, the newest 30, newest first",
    reply: answer(z.array(ownBot)),
    status: 200,
    refusals: [],
  },
  releaseOwnBot: {
    method: 'POST',
    path: '/me/bots',
    who: 'member',
    summary: 'Release a rule as a live paper bot. Its record starts now; at most three of a member run at a time',
    body: z.strictObject({
      name: requiredLine(40),
      program: z.string().check(z.minLength(1), z.maxLength(4_000)),
      interval,
    }),
    reply: answer(ownBot),
    status: 201,
    refusals: ['wrong_status'],
    once: true,
  },
  readOwnBot: {
    method: 'GET',
    path: '/me/bots/:id',
    who: 'member',
    summary: "Get one of the caller's own bots with its equity since release and its newest 20 fills",
    params: idParams,
    reply: answer(z.extend(ownBot, { equity: z.array(equityPoint), trades: z.array(trade) })),
    status: 200,
    refusals: ['no_bot'],
  },
  stopOwnBot: {
    method: 'POST',
    path: '/me/bots/:id/stop',
    who: 'member',
    summary: "Stop one of the caller's own bots for good; its record stays",
    params: idParams,
    reply: answer(ownBot),
    status: 200,
    refusals: ['no_bot'],
  },
})
