/** What a server lacks before other people use it. Each fact is read from what runs, and none is stored. */

import * as z from 'zod/mini'
import { routes } from '../shared/define.ts'
import { answer, realInstant } from '../shared/fields.ts'

/** In the order of the steps: what is urgent, what protects the data, what others need, and what watches it. */
export const setupFactNames = [
  'disk',
  'clock',
  'secret_key',
  'mail',
  'address',
  'second_factor',
  'second_administrator',
  'operator',
  'backup',
  'restored',
  'metrics',
  'database',
] as const
type SetupFactName = (typeof setupFactNames)[number]

const states = ['done', 'missing', 'advice'] as const
type SetupState = (typeof states)[number]

/** What can be found, and what it means. */
export const findings = {
  disk_free: 'done',
  disk_low: 'missing',
  disk_full: 'missing',
  disk_elsewhere: 'advice',
  clock_in_step: 'done',
  clock_apart: 'missing',
  clock_alone: 'advice',
  key_own: 'done',
  key_generated: 'missing',
  mail_sent: 'done',
  mail_unsent: 'missing',
  mail_sandbox: 'missing',
  address_public: 'done',
  address_local: 'missing',
  factors_all: 'done',
  factors_missing: 'missing',
  administrators_several: 'done',
  administrators_one: 'missing',
  operator_named: 'done',
  operator_no_contact: 'missing',
  operator_no_name: 'missing',
  backup_made: 'done',
  backup_old: 'missing',
  backup_none: 'missing',
  backup_off: 'missing',
  backup_elsewhere: 'advice',
  restored_once: 'done',
  restored_never: 'missing',
  restored_read: 'missing',
  restored_elsewhere: 'advice',
  metrics_scraped: 'done',
  metrics_late: 'missing',
  metrics_never: 'missing',
  metrics_off: 'missing',
  database_own: 'done',
  database_embedded: 'advice',
} as const satisfies Readonly<Record<string, SetupState>>
export type SetupFinding = keyof typeof findings

/** `at`: when it happened last. `count`: people, or bytes of a disk. `value`: an address or a path. */
export type SetupReading = {
  readonly finding: SetupFinding
  readonly at?: Date
  readonly count?: number
  readonly value?: string
}
/** A room reads those that it owns. */
export type SetupFacts = { readonly [Name in SetupFactName]?: SetupReading }

const setup = z.object({
  facts: z.array(
    z.object({
      name: z.enum(setupFactNames),
      state: z.enum(states),
      finding: z.enum(Object.keys(findings) as [SetupFinding, ...SetupFinding[]]),
      at: z.nullable(realInstant),
      count: z.nullable(z.int()),
      value: z.nullable(z.string()),
    }),
  ),
  /** The first that is missing; null: nothing is. */
  next: z.nullable(z.enum(setupFactNames)),
  as_of: realInstant,
})

export const adminSetup = routes({
  readSetup: {
    method: 'GET',
    path: '/admin/setup',
    who: 'auditor',
    summary: 'Get what this server lacks before real use, each with its state',
    reply: answer(setup),
    status: 200,
    refusals: [],
    early: true,
  },
})
