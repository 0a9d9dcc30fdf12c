/** 1. Admit: authentication, authorisation and step-up, before the body is read. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '#contract/shared/define'
import { DRAWN_FOR } from '#contract/shared/headers'
import { type Counted, userCounted } from '#kernel/network'
import { keepUntilAwaited } from '#kernel/promises'
import { refuse } from '#kernel/refusal'
import { sendRefusal } from '../reply/refuse.ts'
import { addressOf, countedBy, readHeader } from '../request/address.ts'
import { cookieName, opensMailbox, readToken } from '../request/session-token.ts'
import { authorise, classifyOrigin, type Verdict } from './authorise.ts'
import type { Call, Checked } from './call.ts'

type Sent = ReturnType<typeof readToken>

/** Before the session check: the last caller of the token, or else the network. */
export function expectedCounted({ https, last_callers }: Call, request: FastifyRequest): Counted {
  const sent = readToken(request.headers.authorization, request.cookies[cookieName(https)])
  const last = sent ? last_callers.of(sent.token) : undefined
  return last ? userCounted(last.user_id) : countedBy(request)
}

/**
 * Authenticates and authorises the caller. An early read starts with the last caller of this token while the check runs, so that
 * both share a round trip to the database. The result is sent only if the check finds the same caller.
 */
export async function admit(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  reply.header('cache-control', 'no-store')
  const sent = readToken(request.headers.authorization, request.cookies[cookieName(call.https)])
  const checking = check(call, request, sent)
  const last = sent && call.route.early ? call.last_callers.of(sent.token) : undefined
  if (last && checkCall(call, request, sent, last) === null) {
    request.caller = last
    // Awaited with the reply, unless the call ends earlier.
    request.checking = keepUntilAwaited(checking)
    return undefined
  }
  const { caller, verdict } = await checking
  if (verdict) return sendRefusal(reply, verdict)
  request.caller = caller
  return undefined
}

async function check(call: Call, request: FastifyRequest, sent: Sent): Promise<Checked> {
  const { route, deps } = call
  const caller = sent
    ? await deps.authenticate(sent.token, {
        user_agent: readHeader(request.headers['user-agent']),
        address: addressOf(request),
        unattended: request.headers['x-unattended'] !== undefined,
      })
    : null
  if (sent) call.last_callers.note(sent.token, caller)
  request.user_id = caller?.user_id ?? null
  const verdict = checkCall(call, request, sent, caller)
  if (verdict) return { caller, verdict }
  const factors = caller && route.step_up ? await deps.steppedUp(caller, route.step_up) : null
  return { caller, verdict: factors ? refuse('step_up_needed', { more: { factors } }) : null }
}

function checkCall({ route, deps, public_origin, https }: Call, request: FastifyRequest, sent: Sent, caller: Caller | null): Verdict {
  return authorise(route, {
    caller,
    drawn_for: readOne(request.headers[DRAWN_FOR]),
    by_cookie: caller !== null && sent?.by === 'cookie',
    origin: classifyOrigin({ site: readOne(request.headers['sec-fetch-site']), origin: request.headers.origin }, public_origin),
    opens_mailbox: route.who === 'sandbox' && opensMailbox(request, { ...deps, https }),
  })
}

function readOne(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' || header === undefined ? header : header.join(',')
}
