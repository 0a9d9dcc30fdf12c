/** The way of a call, in order: admit, then read, limit, run and send. Its body is read only if it is admitted. */
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { PREFIX } from '#contract/routes'
import type { RefusalName } from '#contract/shared/refusals'
import type { Counted } from '#kernel/network'
import { isRefused, type Refused } from '#kernel/refusal'
import { sendRefusal } from '../reply/refuse.ts'
import { countedBy } from '../request/address.ts'
import { seeWhoLeft, watchCaller } from '../request/caller-gone.ts'
import { admit, expectedCounted } from './admit.ts'
import type { Call } from './call.ts'
import { type Admission, callerLeft, inCostlyTurn, limit, overloaded } from './limit.ts'
import { read } from './read.ts'
import { type Done, run } from './run.ts'
import { send } from './send.ts'

/** Probes are also served at the root. */
const ROOT_PATHS: readonly string[] = ['/healthz', '/readyz']

function isProbe({ route }: Call): boolean {
  return ROOT_PATHS.includes(route.path)
}

export function register(app: FastifyInstance, call: Call, admission: Admission): void {
  const { method, also, path } = call.route
  const probe = isProbe(call)
  const inPlace = (reply: FastifyReply, counted: Counted, work: () => Promise<unknown>): Promise<unknown> =>
    admission.during({ counted, gone: reply.request.gone }, work, (why) => refuseLater(reply, why))
  for (const url of probe ? [PREFIX + path, path] : [PREFIX + path]) {
    app.route({
      method: (also ? [method, also] : [method]) satisfies HTTPMethods[],
      url,
      onRequest: async (request, reply) => {
        watchCaller(request, reply)
        if (probe) return admit(call, request, reply)
        if (!admission.hasRoom()) return sendRefusal(reply, overloaded())
        return inPlace(reply, expectedCounted(call, request), () => admit(call, request, reply))
      },
      handler: async (request, reply) =>
        probe ? answer(call, request, reply) : inPlace(reply, countedBy(request), () => answer(call, request, reply)),
    })
  }
}

/** A flood of callers who leave at once costs no answers. */
async function refuseLater(reply: FastifyReply, why: Refused<RefusalName>): Promise<FastifyReply> {
  await seeWhoLeft()
  return sendRefusal(reply, why)
}

async function answer(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return inCostlyTurn(call, request, reply, () => answerNow(call, request, reply))
}

/** Runs the call and sends the result. A result read before the session check ended is sent only if the caller is unchanged. */
async function answerNow(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { checking } = request
  if (!checking) return send(call, request, reply, await attempt(call, request))
  const [{ caller, verdict }, early] = await Promise.all([
    checking,
    attempt(call, request).then(
      (done) => ({ done }),
      (error: unknown) => ({ error }),
    ),
  ])
  if (verdict) return sendRefusal(reply, verdict)
  if (!isDeepStrictEqual(caller, request.caller)) {
    request.caller = caller
    return send(call, request, reply, await attempt(call, request))
  }
  if ('error' in early) throw early.error
  return send(call, request, reply, early.done)
}

async function attempt(call: Call, request: FastifyRequest): Promise<Done | Refused<RefusalName>> {
  const input = await read(call, request)
  if (isRefused(input)) return input
  const limited = await limit(call, request)
  if (limited) return limited
  // A write is carried out: its caller may only have left the page.
  if (call.route.method === 'GET' && request.gone.aborted) return callerLeft()
  if (!isProbe(call)) await call.deps.expireDue?.()
  return run(call, request, input)
}
