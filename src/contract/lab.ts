/**
 * The backtest lab. Runs happen in the browser; the server keeps how many trials a member has run, and the inputs of saved runs, so that a
 * link reproduces them.
 */
import * as z from 'zod/mini'
import { priceSource } from './market.ts'
import { routes } from './shared/define.ts'
import { answer, id, idParams, marketInstant } from './shared/fields.ts'

/** Families of rules, for the count of trials: the rule's id, `bcrp` for the hindsight benchmark, `own` for rules that a member wrote. */
export const labFamilies = [
  'bah',
  'ucrp',
  'monthly',
  'eg',
  'ons',
  'up',
  'trend',
  'pamr',
  'olmar',
  'rmr',
  'anticor',
  'anticors',
  'mixture',
  'adahedge',
  'bcrp',
  'own',
] as const
const family = z.enum(labFamilies)
export type LabFamily = z.output<typeof family>

/** In one report. */
export const MAX_TRIALS = 1_000
/** Saved by one member. */
export const MAX_SAVED_RUNS = 100

const trials = z.object({
  /** Since the account was created. No call lowers it. */
  total: z.int(),
  /** Only families with a trial. */
  families: z.array(z.object({ family, trials: z.int() })),
})

const kind = z.enum(['run', 'search', 'walk_forward'])
export type LabKind = z.output<typeof kind>

const name = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,29}$/))
/** Numbers by name. They come back to the last digit. */
const numbers = (most: number) => z.array(z.strictObject({ name, value: z.number() })).check(z.maxLength(most))

const coin = z.string().check(z.regex(/^[A-Z0-9]{1,12}$/))

const inputs = {
  kind,
  /** A bot or a rule, as the lab names it: `bot_7`, `eg`. */
  choice: name,
  /** The text of the member's own rule; with the choice `own` only. */
  program: z.optional(z.string().check(z.minLength(1), z.maxLength(4_000))),
  family,
  coins: z.array(coin).check(z.minLength(2), z.maxLength(15)),
  interval: z.enum(['1h', '1d']),
  /** Instants of the first and the last close. */
  first_at: marketInstant,
  last_at: marketInstant,
  bars: z.int().check(z.minimum(1), z.maximum(100_000)),
  source: priceSource,
  cost_bps: z.number().check(z.minimum(0), z.maximum(1_000)),
  /** Of the rule, the search or the walk-forward, with its seed. */
  parameters: numbers(12),
  /** SHA-256 of the closes, so that changed prices are noticed. */
  data_digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** As the browser calculated them. A browser that opens the link calculates them again. */
  figures: numbers(20).check(z.minLength(1)),
}

const saved = {
  _id: id,
  /** The member's trials of this family when the run was saved, from the server's own count. */
  trials: z.int(),
  created_at: marketInstant,
}

const shownNumbers = z.array(z.object({ name, value: z.number() }))
const savedRun = z.object({ ...saved, ...inputs, parameters: shownNumbers, figures: shownNumbers })
export type LabRunReply = z.input<typeof savedRun>

export const lab = routes({
  readLabTrials: {
    method: 'GET',
    path: '/me/lab/trials',
    who: 'member',
    summary: 'Count the trials that the caller has run in the lab, by family of rules',
    reply: answer(trials),
    status: 200,
    refusals: [],
  },
  countLabTrials: {
    method: 'POST',
    path: '/me/lab/trials',
    who: 'member',
    summary: 'Add trials that the caller has run; they are never taken back',
    body: z.strictObject({ family, trials: z.int().check(z.minimum(1), z.maximum(MAX_TRIALS)) }),
    reply: answer(trials),
    status: 201,
    refusals: [],
    once: true,
  },
  saveLabRun: {
    method: 'POST',
    path: '/me/lab/runs',
    who: 'member',
    summary: 'Save the inputs and figures of a run in the lab; anyone with its link can reproduce it',
    body: z.strictObject(inputs),
    reply: answer(savedRun),
    status: 201,
    refusals: ['wrong_status'],
    once: true,
  },
  listLabRuns: {
    method: 'GET',
    path: '/me/lab/runs',
    who: 'member',
    summary: "List the caller's saved runs, newest first",
    reply: answer(
      z.array(
        z.object({
          ...saved,
          kind,
          choice: name,
          family,
          /** How many. */
          coins: z.int(),
          interval: inputs.interval,
          first_at: marketInstant,
          last_at: marketInstant,
        }),
      ),
    ),
    status: 200,
    refusals: [],
    csv: 'lab-runs',
  },
  removeLabRun: {
    method: 'DELETE',
    path: '/me/lab/runs/:id',
    who: 'member',
    summary: 'Remove a saved run; its trials stay counted',
    params: idParams,
    reply: null,
    status: 204,
    refusals: ['no_run'],
  },
  readLabRun: {
    method: 'GET',
    path: '/lab/runs/:id',
    who: 'anyone',
    summary: 'Get a saved run by its link. It does not name the member',
    params: idParams,
    reply: answer(savedRun),
    status: 200,
    refusals: ['no_run'],
  },
})
