/** Decodes what a caller sent by a schema of the contract, and says what does not fit: first issue as the reason, one cause per field. */
import * as z from 'zod/mini'
import { causeIn } from '#contract/reasons/fault'
import { type Cause, type Refused, refuse } from '#kernel/refusal'
import { plainIssue } from './plain-issue.ts'

export type Decoded = { readonly value: unknown } | Refused<'invalid'>

const MAX_FIELDS = 50
const MAX_NAME = 100

/** With the u flag a surrogate matches only when its other half is missing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is the character that PostgreSQL cannot store
const UNSTORABLE_CHARACTER = /[\u0000\ud800-\udfff]/u

type Issue = { readonly path: readonly PropertyKey[]; readonly cause: Cause }

export function decode(schema: z.ZodMiniType, value: unknown): Decoded {
  const result = z.safeDecode(schema, value, { error: plainIssue })
  if (!result.success) return refusedFor(result.error.issues.flatMap(spread))
  const unstorable = findUnstorable(value, [])
  return unstorable ? refusedFor([{ path: unstorable, cause: { reason: 'text_unstorable' } }]) : { value: result.data }
}

type RawIssue = z.core.$ZodIssue

/** Keys that the schema does not know become one issue each, so that each is named. */
function spread(issue: RawIssue): readonly Issue[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, cause: causeIn(issue.message) }]
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    cause: { reason: 'unknown_field', params: { name: key.slice(0, MAX_NAME) } },
  }))
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
 * The path of a string that no record can hold (a NUL, half a surrogate pair), or null. Fields of free text refuse these themselves; this
 * catches ids, cursors and codes. Called on what a schema has accepted, whose depth is therefore bounded.
 */
function findUnstorable(value: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] | null {
  if (typeof value === 'string') return UNSTORABLE_CHARACTER.test(value) ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, member] of Object.entries(value)) {
    const found = findUnstorable(member, [...path, key])
    if (found) return found
  }
  return null
}
