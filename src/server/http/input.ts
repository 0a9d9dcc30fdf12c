/** The third check: what a call sent, decoded by the schemas of its route in the order parameters, query, body, key. */
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Route } from '#contract/define'
import { type RefusalName, refusals } from '#contract/refusals'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { readKey } from './once.ts'
import { decode } from './validate.ts'

type ReadInput = { readonly params: unknown; readonly query: unknown; readonly body: unknown; readonly key: string }

const nothing = z.strictObject({})

/** Parameters that do not fit name nothing that exists; a body of a route that takes none must be empty, an absent one reads as `{}`. */
export function readInput(route: Route, request: FastifyRequest): ReadInput | Refused<RefusalName> {
  const params = route.params ? decode(route.params, request.params) : { value: undefined }
  if (isRefused(params)) return refuse(absentName(route))
  const query = route.query ? decode(route.query, request.query) : { value: undefined }
  if (isRefused(query)) return query
  const body = decode(route.body ?? nothing, request.body === undefined ? {} : request.body)
  if (isRefused(body)) return body
  const key = readKey(route.once ? request.headers['idempotency-key'] : undefined)
  if (isRefused(key)) return key
  return { params: params.value, query: query.value, body: route.body ? body.value : undefined, key: key.key }
}

/** How this route says "no such thing": its declared 404, else that the request does not fit. */
function absentName(route: Route): RefusalName {
  return route.refusals.find((name) => refusals[name].status === 404) ?? 'invalid'
}
