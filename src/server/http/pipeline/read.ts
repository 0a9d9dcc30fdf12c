/** 2. Read: decodes the request by the route's schemas, in the order parameters, query, body, files, key. */
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Route, SentFile } from '#contract/shared/define'
import { causeIn, fault } from '#contract/shared/fault'
import { type RefusalName, refusals } from '#contract/shared/refusals'
import { assert } from '#kernel/assert'
import { type Cause, isRefused, type Refused, refuse } from '#kernel/refusal'
import { type Multipart, type MultipartRefusal, type Parts, readMultipart } from '../request/multipart.ts'
import { readKey } from '../request/once.ts'
import type { Call } from './call.ts'
import { takeTurn } from './limit.ts'

type Files = Readonly<Record<string, SentFile | null>>
export type ReadInput = {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly files: Files | undefined
  /** Null: the route counts each call. */
  readonly key: string | null
}

const nothing = z.strictObject({})

/** Invalid parameters are a 404; a route without a body requires an empty one, and an absent body reads as `{}`. */
export async function read({ route, uploads }: Call, request: FastifyRequest): Promise<ReadInput | Refused<RefusalName>> {
  const params = route.params ? decode(route.params, request.params) : { value: undefined }
  if (isRefused(params)) return refuse(notFoundName(route))
  const query = readQuery(route, request.query)
  if (isRefused(query)) return query
  const sent = await readSent(route, uploads, request)
  if (isRefused(sent)) return sent
  const body = decode(route.body ?? nothing, sent.fields)
  if (isRefused(body)) return body
  const files = route.files ? named(route.files, sent.files) : undefined
  if (isRefused(files)) return files
  const once = route.once ? readKey(request.headers['idempotency-key']) : { key: null }
  if (isRefused(once)) return once
  return { params: params.value, query: query.value, body: route.body ? body.value : undefined, files, key: once.key }
}

/** Unlike parameters, query members that the route does not name are refused, and a route without a query names none. */
function readQuery({ query }: Route, sent: unknown): Decoded {
  const allowed = query ? membersOf(query) : []
  const unknown = Object.keys(sent ?? {}).filter((name) => !allowed.includes(name))
  if (unknown.length > 0) return unknownFields(unknown)
  return query ? decode(query, sent) : { value: undefined }
}

function membersOf(query: z.ZodMiniType): readonly string[] {
  assert(query instanceof z.ZodMiniObject, 'a query is an object')
  return Object.keys(query.shape)
}

/** The body: parsed JSON or, on routes with files, the parts of a form, read now one after another. */
async function readSent(
  { files }: Route,
  uploads: Call['uploads'],
  request: FastifyRequest,
): Promise<(Omit<Multipart, 'fields'> & { readonly fields: unknown }) | MultipartRefusal | Refused<'too_many'>> {
  if (!files || !request.isMultipart()) return { fields: request.body === undefined ? {} : request.body, files: new Map() }
  const leave = await takeTurn(uploads, request)
  if (isRefused(leave)) return leave
  try {
    return await readMultipart(files, request, uploads.least)
  } finally {
    leave()
  }
}

/** Every file that the route declares; null if not sent. */
function named(parts: Parts, sent: Multipart['files']): Files | Refused<'invalid'> {
  const missing = Object.entries(parts).find(([name, { required }]) => required && !sent.has(name))
  if (missing) return refuse('invalid', { reason: 'all_required', fields: { [missing[0]]: { reason: 'file_needed' } } })
  return Object.fromEntries(Object.keys(parts).map((name) => [name, sent.get(name) ?? null]))
}

/** The route's "not found": its declared 404, or else an invalid request. */
function notFoundName(route: Route): RefusalName {
  return route.refusals.find((name) => refusals[name].status === 404) ?? 'invalid'
}

type Decoded = { readonly value: unknown } | Refused<'invalid'>

const MAX_FIELDS = 50
const MAX_NAME = 100

/** With the u flag a surrogate matches only if unpaired. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is the character that PostgreSQL cannot store
const UNSTORABLE_CHARACTER = /[\u0000\ud800-\udfff]/u

type Issue = { readonly path: readonly PropertyKey[]; readonly cause: Cause }

/** Decodes input by a schema of the contract and reports faults: the first as the reason, one cause per field. */
function decode(schema: z.ZodMiniType, value: unknown): Decoded {
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

function unknownFields(keys: readonly string[]): Refused<'invalid'> {
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
