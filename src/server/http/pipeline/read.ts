/** 2. Read: decodes the request by the route's schemas, in the order parameters, query, body, files, key. */
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Route, SentFile } from '#contract/shared/define'
import { type RefusalName, refusals } from '#contract/shared/refusals'
import { assert } from '#kernel/assert'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { type Multipart, type MultipartRefusal, type Parts, readMultipart } from '../request/multipart.ts'
import { readKey } from '../request/once.ts'
import { type Decoded, decode, unknownFields } from '../request/validate.ts'
import type { Call } from './call.ts'
import { takeTurn } from './limit.ts'

type Files = Readonly<Record<string, SentFile | null>>
export type ReadInput = {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly files: Files | undefined
  readonly key: string
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
  const key = readKey(route.once ? request.headers['idempotency-key'] : undefined)
  if (isRefused(key)) return key
  return { params: params.value, query: query.value, body: route.body ? body.value : undefined, files, key: key.key }
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
