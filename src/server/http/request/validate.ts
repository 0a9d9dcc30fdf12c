/** Decodes input by a schema of the contract and reports faults: the first as the reason, one cause per field. */
import * as z from 'zod/mini'
import { causeIn, fault } from '#contract/shared/fault'
import { type Cause, type Refused, refuse } from '#kernel/refusal'

export type Decoded = { readonly value: unknown } | Refused<'invalid'>

const MAX_FIELDS = 50
const MAX_NAME = 100

/** With the u flag a surrogate matches only if unpaired. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is the character that PostgreSQL cannot store
const UNSTORABLE_CHARACTER = /[\u0000\ud800-\udfff]/u

type Issue = { readonly path: readonly PropertyKey[]; readonly cause: Cause }

export function decode(schema: z.ZodMiniType, value: unknown): Decoded {
  const result = z.safeDecode(schema, value, { error: issueText })
  if (!result.success) return refusedFor(result.error.issues.flatMap(spread))
  const unstorable = findUnstorable(value, [])
  return unstorable ? refusedFor([{ path: unstorable, cause: { reason: 'text_unstorable' } }]) : { value: result.data }
}

type RawIssue = z.core.$ZodIssue

/** Unknown keys become one issue each, so that each is named. */
function spread(issue: RawIssue): readonly Issue[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, cause: causeIn(issue.message) }]
  return issue.keys.map((key) => unknownField(issue.path, key))
}

function unknownField(path: readonly PropertyKey[], key: string): Issue {
  return { path: [...path, key], cause: { reason: 'unknown_field', params: { name: key.slice(0, MAX_NAME) } } }
}

export function unknownFields(keys: readonly string[]): Refused<'invalid'> {
  return refusedFor(keys.map((key) => unknownField([], key)))
}

function refusedFor(issues: readonly Issue[]): Refused<'invalid'> {
  const fields = new Map<string, Cause>()
  for (const { path, cause } of issues) {
    const name = path.map(String).join('.').slice(0, MAX_NAME)
    if (name !== '' && fields.size < MAX_FIELDS && !fields.has(name)) fields.set(name, cause)
  }
  return refuse('invalid', { ...issues[0]?.cause, ...(fields.size > 0 ? { fields: Object.fromEntries(fields) } : {}) })
}

/**
 * The path of a string that the database cannot store (a NUL, a lone surrogate), or null. Free-text fields check this
 * themselves; this covers ids, cursors and codes. Runs on validated input, whose depth is bounded.
 */
function findUnstorable(value: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] | null {
  if (typeof value === 'string') return UNSTORABLE_CHARACTER.test(value) ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, member] of Object.entries(value)) {
    const fault = findUnstorable(member, [...path, key])
    if (fault) return fault
  }
  return null
}

const UNFIT = fault('check_field')

const KINDS: Readonly<Record<string, string>> = {
  string: fault('not_text'),
  number: fault('not_a_number'),
  int: fault('whole_number'),
  boolean: fault('not_a_boolean'),
  array: fault('not_a_list'),
  object: fault('not_an_object'),
}

const FORMATS: Readonly<Record<string, string>> = {
  datetime: fault('not_a_time'),
  date: fault('not_a_date'),
  safeint: fault('whole_number'),
}

const UNITS = { string: 'characters', array: 'entries' } as const

/** Texts of schema faults without a reason in the contract. For programs: screens validate before they send. */
function issueText(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? fault('field_required') : (KINDS[issue.expected] ?? UNFIT)
    case 'invalid_value':
      return issue.values.length === 1
        ? fault('use_value', { value: String(issue.values[0]) })
        : fault('use_one_of', { values: issue.values.map(String).join(', ') })
    case 'too_small':
      return fault(`${unitOf(issue.origin)}_least`, { least: String(issue.minimum) })
    case 'too_big':
      return fault(`${unitOf(issue.origin)}_most`, { most: String(issue.maximum) })
    case 'invalid_format':
      return FORMATS[issue.format] ?? UNFIT
    default:
      return UNFIT
  }
}

function unitOf(origin: string): 'characters' | 'entries' | 'number' {
  return origin === 'string' || origin === 'array' ? UNITS[origin] : 'number'
}
