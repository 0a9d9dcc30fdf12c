/** The first checks of a call, before anything of its body is read: who is it, may they, and is it still them. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#kernel/refusal'
import { authorise } from './authorise.ts'
import type { Call } from './call.ts'
import { judgeOrigin } from './origin.ts'
import { isFromHere } from './own-host.ts'
import { sendRefusal } from './refuse.ts'
import { cookieName, readToken } from './session-token.ts'
import { addressOf, readHeader } from './transport.ts'

/** Finds the caller, and lets in or refuses. */
export async function admit({ route, deps, public_origin, https }: Call, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  reply.header('cache-control', 'no-store')
  const token = readToken(request.headers.authorization, request.cookies[cookieName(https)])
  const caller = token
    ? await deps.authenticate(token.token, {
        user_agent: readHeader(request.headers['user-agent']),
        address: addressOf(request),
        unattended: request.headers['x-unattended'] !== undefined,
      })
    : null
  request.user_id = caller?.user_id ?? null
  const verdict = authorise(route, {
    caller,
    by_cookie: caller !== null && token?.by === 'cookie',
    origin: judgeOrigin({ site: readOne(request.headers['sec-fetch-site']), origin: request.headers.origin }, public_origin),
    sandbox_mailbox: deps.sandbox_mailbox && isFromHere(request.raw),
  })
  if (verdict) return sendRefusal(reply, verdict)
  const factors = caller && route.step_up ? await deps.steppedUp(caller, route.step_up) : null
  if (factors) return sendRefusal(reply, refuse('step_up_needed', { more: { factors } }))
  request.caller = caller
  return undefined
}

function readOne(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' || header === undefined ? header : header.join(',')
}
