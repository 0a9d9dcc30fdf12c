/** The operator's console: overview, search, jobs, mails, audit log check, bulk decisions. */

import * as z from 'zod/mini'
import { declineCodes } from '#sentences/decisions'
import { routes } from '../shared/define.ts'
import { fault } from '../shared/fault.ts'
import {
  answer,
  answerWithMessage,
  emailShown,
  id,
  idParams,
  list,
  listQuery,
  money,
  note,
  realInstant,
  requiredLine,
  search,
  text,
} from '../shared/fields.ts'
import { decisionAction } from '../shared/transaction.ts'
import { waitingKinds } from './waiting.ts'

const queue = z.object({
  name: z.enum(waitingKinds),
  waiting: z.int(),
  oldest_seconds: z.nullable(z.int()),
})
/** Every job that a node can run. The console has words for each. */
const jobNames = [
  'announce fills',
  'audit',
  'audit log',
  'audit log head',
  'audit whole',
  'backup',
  'bots',
  'bots divergence',
  'bots history',
  'changes',
  'documents',
  'epoch',
  'fold',
  'forecasts',
  'health',
  'lapse',
  'limits',
  'mail',
  'maturity',
  'maturity notices',
  'prices',
  'proof retention',
  'prune prices',
  'published checkpoints',
  'purge',
  'purge live',
  'referral bonuses',
  'reseal',
  'retirement',
  'room for writes',
  'services',
  'support',
] as const
export type JobName = (typeof jobNames)[number]

const job = z.object({
  name: z.enum(jobNames),
  /** Half a second is 0.5. */
  every_seconds: z.number(),
  runs: z.int(),
  last_run_at: z.nullable(realInstant),
  last_error: z.nullable(z.string()),
})

const overview = z.object({
  queues: z.array(queue),
  coverage_bps: z.nullable(z.int()),
  reserve_free: money,
  reserve_committed: money,
  referral_budget: money,
  adjustment_budget: money,
  /** Settled amounts by day (UTC), the last 30 days, oldest first; days without any are zero. */
  days: z.array(z.object({ day: z.string(), deposits: money, withdrawals: money })),
  /** Limits used by half or more: members' money, the operator's accounts, and custody's capacity. */
  fillings: z.array(z.object({ name: z.enum(['members', 'operator', 'custody']), held: money, at_most: money, used_bps: z.int() })),
  /** Jobs of this node whose last run failed. */
  failing_jobs: z.array(job),
  outbox: z.object({ waiting: z.int(), failing: z.int(), oldest_seconds: z.nullable(z.int()) }),
  mail: z.object({ waiting: z.int(), failed: z.int() }),
  suspended: z.object({ count: z.int(), within_day: z.int(), within_week: z.int(), within_month: z.int(), longer: z.int() }),
  /** Why money writes are blocked; null: they are not. */
  halted: z.nullable(z.string()),
  administrators: z.int(),
  four_eyes: z.boolean(),
  as_of: realInstant,
})

const searchResult = z.object({
  kind: z.enum(['user', 'transaction', 'investment', 'change', 'wallet', 'plan']),
  title: z.string(),
  title_note: z.nullable(note),
  detail: z.string(),
  /** `detail` in parts; words among them are notes. */
  detail_parts: z.array(z.union([z.string(), note])),
  href: z.string(),
  at: z.nullable(realInstant),
})

const adminMail = z.object({
  _id: id,
  to: emailShown,
  subject: z.string(),
  kind: z.string(),
  state: z.enum(['kept', 'waiting', 'sent', 'failed']),
  attempts: z.int(),
  last_error: z.nullable(z.string()),
  created_at: realInstant,
  due_at: realInstant,
})

const bulkRow = z.object({
  id,
  outcome: z.enum(['done', 'waiting', 'refused']),
  /** The code of the refusal, previewed or actual. */
  error_code: z.nullable(z.int()),
  /** `reason` and its parameters; null if not refused. */
  params: z.nullable(z.catchall(z.object({ reason: z.string() }), z.unknown())),
  message: z.string(),
  amount: z.nullable(money),
  type: z.nullable(z.enum(['credit', 'debit'])),
})

export const adminConsole = routes({
  readAdminOverview: {
    method: 'GET',
    path: '/admin/overview',
    who: 'auditor',
    summary: 'Get the overview: queue ages, coverage, daily flows, failures, suspended members',
    reply: answer(overview),
    status: 200,
    refusals: [],
    early: true,
  },
  searchAll: {
    method: 'GET',
    path: '/admin/search',
    who: 'auditor',
    summary: 'Search people, transactions, investments, changes, wallets and plans by a word or an id',
    query: z.object({
      q: requiredLine(200, fault('search_empty')),
    }),
    reply: answer(z.array(searchResult)),
    status: 200,
    refusals: [],
  },
  listJobs: {
    method: 'GET',
    path: '/admin/job',
    who: 'auditor',
    summary: "List this node's scheduled jobs with last run and error",
    reply: answer(z.array(job)),
    status: 200,
    refusals: [],
    csv: 'jobs',
  },
  listMails: {
    method: 'GET',
    path: '/admin/mail',
    who: 'auditor',
    summary: 'List mails without their text, newest first',
    query: z.extend(listQuery, {
      q: z.optional(search),
      state: z.optional(z.enum(['kept', 'waiting', 'sent', 'failed'])),
    }),
    reply: list(adminMail),
    status: 200,
    refusals: [],
    csv: 'emails',
  },
  retryMail: {
    method: 'POST',
    path: '/admin/mail/:id/retry',
    who: 'operator',
    summary: 'Resend a failed mail',
    params: idParams,
    reply: answerWithMessage(adminMail),
    status: 201,
    refusals: ['no_mail', 'wrong_status'],
  },
  verifyAudit: {
    method: 'GET',
    path: '/admin/audit/verify',
    who: 'auditor',
    summary: "Verify the audit log's keyed hash chain against its published heads; names the first mismatch",
    reply: answer(
      z.object({
        ok: z.boolean(),
        entries: z.int(),
        /** Entries older than the key; they were sealed as they were when the key was created. */
        before_key: z.int(),
        first_bad: z.nullable(z.string()),
        why: z.nullable(z.string()),
        as_of: realInstant,
      }),
    ),
    status: 200,
    refusals: [],
  },
  bulkDecide: {
    method: 'POST',
    path: '/admin/transaction/bulk',
    who: 'operator',
    summary: 'Approve, decline or delete many, each decided separately; a dry run previews the outcome',
    body: z.strictObject({
      ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1, fault('choose_one')), z.maxLength(200, fault('at_once_most'))),
      action: decisionAction,
      dry_run: z.optional(z.boolean()),
      reason_code: z.optional(z.enum(declineCodes)),
      admin_comment: z.optional(text(500)),
    }),
    reply: answer(
      z.object({
        dry_run: z.boolean(),
        results: z.array(bulkRow),
        totals: z.object({ done: z.int(), waiting: z.int(), refused: z.int(), money_in: money, money_out: money }),
      }),
    ),
    status: 200,
    refusals: [],
    step_up: true,
    once: true,
    money: true,
  },
})
