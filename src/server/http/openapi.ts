/**
 * Generates OpenAPI 3.1 from the routes. Schemas are the wire's (money as a string), for requests and replies; refusals are
 * grouped by status with codes and texts.
 */
import * as z from 'zod/mini'
import { PREFIX } from '#contract/routes'
import type { FilePart, Route } from '#contract/shared/define'
import { pendingChangeReply } from '#contract/shared/fields'
import { fileForms } from '#contract/shared/file-kind'
import { type RefusalName, refusals, sharedRefusals } from '#contract/shared/refusals'
import { isStaffRole } from '#contract/shared/role'
import { reasons } from '#sentences/reasons'
import { isBlockedByFreeze } from './pipeline/authorise.ts'
import { isFile } from './reply/file.ts'

type Json = { readonly [name: string]: Json } | readonly Json[] | string | number | boolean | null
type Members = Readonly<Record<string, Json>>

export function describe(
  api: Readonly<Record<string, Route>>,
  { public_url, sandbox_mailbox }: { readonly public_url: string; readonly sandbox_mailbox: boolean },
): Members {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, route] of Object.entries(api)) {
    if (route.who === 'sandbox' && !sandbox_mailbox) continue
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    const operations = paths[path] ?? {}
    operations[route.method.toLowerCase()] = operation(name, route)
    if (route.also) operations[route.also.toLowerCase()] = operation(`${name}By${route.also}`, route)
    paths[path] = operations
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Clearterm',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Paper money only. Amounts are US dollars as decimal strings, times ISO 8601 in UTC. Unknown fields in a body are refused.',
    },
    servers: [{ url: new URL(PREFIX, public_url).href }],
    paths,
    components: { securitySchemes, headers: { Time: timeComponent }, schemas: { Error: errorSchema, WrongField: wrongFieldSchema } },
  }
}

const securitySchemes: Members = {
  bearer: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer <token>, or the token alone.' },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'clearterm',
    description: 'The session cookie that log-in sets; __Host-clearterm over https.',
  },
}

const wrongFieldSchema: Members = {
  type: 'object',
  required: ['code', 'params', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(reasons) },
    params: { type: 'object', additionalProperties: true },
    message: { type: 'string' },
  },
}

const errorSchema: Members = {
  type: 'object',
  required: ['error_code', 'params', 'message', 'request_id'],
  properties: {
    error_code: { type: 'integer' },
    params: {
      type: 'object',
      required: ['reason'],
      properties: { reason: { type: 'string', enum: Object.keys(reasons) } },
      additionalProperties: true,
      description: 'Why, of all that has this code, with what its sentence names: money as a decimal string, times ISO 8601 in UTC.',
    },
    message: { type: 'string', description: 'The reason as an English sentence.' },
    fields: { type: 'object', additionalProperties: { $ref: '#/components/schemas/WrongField' } },
    request_id: { type: 'string' },
  },
}

function operation(name: string, route: Route): Members {
  const signed_in = route.who === 'member' || isStaffRole(route.who)
  return {
    operationId: name,
    summary: route.summary,
    tags: [room(route.path)],
    'x-who': route.who,
    ...(route.step_up ? { 'x-step-up': route.step_up } : {}),
    security: signed_in ? [{ bearer: [] }, { cookie: [] }] : [],
    parameters: [...parameters('path', route.params), ...parameters('query', route.query), ...(route.once ? [idempotencyKey] : [])],
    ...(route.body || route.files ? { requestBody: requestBody(route) } : {}),
    responses: responses(route),
  }
}

const PLATFORM: readonly string[] = ['config', 'sandbox', 'healthz', 'readyz']

/** The first segment of a path, or the next one after generic prefixes. */
function room(path: string): string {
  const [first = '', second = '', third = ''] = path
    .split('/')
    .filter((part) => !part.startsWith(':'))
    .slice(1)
  if (PLATFORM.includes(first)) return 'platform'
  if (first === 'private') return third
  return first === 'admin' ? `admin ${second}`.trim() : first
}

const idempotencyKey: Members = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  description: 'The same key and body gives the first answer again, with Idempotent-Replay: true; the same key with another body is 53.',
}

const timeHeader: Members = { $ref: '#/components/headers/Time' }

const timeComponent: Members = {
  required: true,
  schema: { type: 'string', pattern: '^\\d+$' },
  description: "The server's time in milliseconds since 1970; in every reply, refusals and 304 too.",
}

const asOfHeader: Members = {
  required: false,
  schema: { type: 'string', pattern: '^\\d+$' },
  description: 'Sent where reads may come from a replica: the reply has all of the journal up to the batch with this number.',
}

function requestBody({ body, files }: Route): Members {
  const fields = body ? wire(body) : { type: 'object', additionalProperties: false }
  const needsFile = Object.values(files ?? {}).some(({ required }) => required)
  return {
    required: needsFile || !body?.safeParse(undefined).success,
    content: {
      ...(needsFile ? {} : { 'application/json': { schema: fields } }),
      ...(files ? { 'multipart/form-data': withFiles(fields, files) } : {}),
    },
  }
}

/** OpenAPI 3.1: a part's content is bytes in one of the media types in `encoding`. */
function withFiles(fields: Members, files: Readonly<Record<string, FilePart>>): Members {
  const parts = Object.entries(files)
  const { properties, required } = fields
  const names = [...(Array.isArray(required) ? required : []), ...parts.flatMap(([name, part]) => (part.required ? [name] : []))]
  const described = parts.map(([name, { max_bytes }]) => [
    name,
    { type: 'string', format: 'binary', description: `At most ${max_bytes} bytes.` },
  ])
  return {
    schema: { ...fields, required: names, properties: { ...(isMembers(properties) ? properties : {}), ...Object.fromEntries(described) } },
    encoding: Object.fromEntries(
      parts.map(([name, { kinds }]) => [name, { contentType: kinds.map((kind) => fileForms[kind].media_type).join(', ') }]),
    ),
  }
}

function parameters(place: 'path' | 'query', schema: z.ZodMiniType | undefined): readonly Members[] {
  if (!schema) return []
  const { properties, required } = wire(schema)
  const names = Array.isArray(required) ? required : []
  return Object.entries(isMembers(properties) ? properties : {}).map(([name, member]) => ({
    name,
    in: place,
    required: place === 'path' || names.includes(name),
    schema: member,
  }))
}

function responses(route: Route): Members {
  const success = route.events
    ? {
        description: eventsText(route.events),
        content: { 'text/event-stream': { schema: { type: 'string' }, 'x-events': wireEach(route.events) } },
      }
    : route.reply
      ? { description: 'Success', content: contentOf(route.reply, route.csv) }
      : { description: 'Success, without a body' }
  const byStatus = new Map<number, string[]>()
  for (const name of new Set<RefusalName>([...route.refusals, ...sharedFor(route)])) {
    const { status, code } = refusals[name]
    const message = reasons[name]
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${message}`])
  }
  const failures = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, lines]) => [
      String(status),
      { description: lines.join('\n'), content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    ])
  const held = route.held
    ? { '202': { description: 'It waits for a second administrator', content: contentOf(pendingChangeReply, undefined) } }
    : {}
  const tagged = route.method === 'GET' && route.reply && !isFile(route.reply) && !route.events
  const unchanged = tagged ? { '304': { description: 'It reads as the answer whose ETag If-None-Match names' } } : {}
  const dated = { headers: { 'Clearterm-Time': timeHeader, ...(route.stale ? { 'Clearterm-As-Of': asOfHeader } : {}) } }
  return { [String(route.status)]: { ...success, ...dated }, ...held, ...unchanged, ...Object.fromEntries(failures) }
}

function contentOf(reply: NonNullable<Route['reply']>, csv: Route['csv']): Members {
  if (isFile(reply)) return Object.fromEntries(reply.file_types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
  return { 'application/json': { schema: wire(reply) }, ...(csv ? { 'text/csv': { schema: { type: 'string' } } } : {}) }
}

function eventsText(events: NonNullable<Route['events']>): string {
  return `Server-sent events: ${Object.keys(events).join(', ')}`
}

function wireEach(events: NonNullable<Route['events']>): Members {
  return Object.fromEntries(Object.entries(events).map(([name, schema]) => [name, wire(schema)]))
}

/** The shared refusals that this route can return. */
function sharedFor(route: Route): readonly RefusalName[] {
  const signed_in = route.who === 'member' || isStaffRole(route.who)
  const applies: Partial<Record<RefusalName, boolean>> = {
    session_expired: signed_in,
    already_signed_in: route.who === 'guest',
    other_member: route.who !== 'guest',
    forbidden: isStaffRole(route.who),
    frozen: isBlockedByFreeze(route),
    role_held: isStaffRole(route.who) || route.money === true,
    step_up_needed: route.step_up !== undefined,
    foreign_origin: route.method !== 'GET',
    key_reused: route.once === true,
    too_many: route.money === true || route.events !== undefined || (route.limits ?? []).length > 0,
    too_large: route.method !== 'GET',
    wrong_type: route.method !== 'GET',
    no_route: route.who === 'sandbox',
  }
  return sharedRefusals.filter((name) => applies[name] ?? true)
}

function wire(schema: z.ZodMiniType): Members {
  const described: unknown = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12', override: shorten })
  const { $schema: _, ...rest } = isMembers(described) ? described : {}
  return rest
}

/** The format says the same as its long pattern. */
function shorten({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
