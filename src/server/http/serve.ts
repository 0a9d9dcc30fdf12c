/** Serves the contract's routes under /api/v1, and their description. */
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { PREFIX } from '#contract/routes'
import type { Handlers, Route } from '#contract/shared/define'
import type { RefusalName } from '#contract/shared/refusals'
import { type Counted, userCounted } from '#kernel/network'
import type { Refused } from '#kernel/refusal'
import { answer } from './answer/answer.ts'
import { sendRefusal } from './answer/refuse.ts'
import { type Admission, openAdmission, overloaded } from './call/admission.ts'
import { admit } from './call/admit.ts'
import type { AnyHandler, Call } from './call/call.ts'
import { cookieName, readToken } from './call/session-token.ts'
import { countedBy } from './call/transport.ts'
import { callLimits, costlyLimits, defaultStreamLimits, type ServeDeps, uploadLimits } from './deps.ts'
import { describe } from './openapi.ts'
import { openPage, type PageFile, sendPage } from './pages/page-file.ts'
import { openStreams } from './stream/open-streams.ts'
import { seeWhoLeft, watchCaller } from './transport/caller-gone.ts'
import { openLastCallers } from './transport/early.ts'
import { openTurns } from './transport/turns.ts'

/** Probes are also served at the root. */
const ROOT_PATHS: readonly string[] = ['/healthz', '/readyz']

/** What the server is busy with, for monitoring. */
export type Load = {
  readonly calls: () => number
  readonly calls_at_most: number
  readonly streams: () => number
}

/** Registers all routes of `api`; call it once, before listening. `public_url` as passed to createServer. */
export function serve<const Table extends Record<string, Route>>(
  app: FastifyInstance,
  api: Table,
  handlers: Handlers<Table>,
  deps: ServeDeps & { readonly public_url: string },
): Load {
  const { origin, protocol } = new URL(deps.public_url)
  app.decorateRequest('caller', null)
  app.decorateRequest('checking', null)
  const last_callers = openLastCallers()
  const streams = openStreams({ ...defaultStreamLimits, ...deps.streams })
  app.addHook('preClose', async () => streams.end())
  const admission = openAdmission({ ...callLimits, ...deps.calls })
  const { members, visitors, least } = { ...uploadLimits, ...deps.uploads }
  const uploads = { members: openTurns(members), visitors: openTurns(visitors), least }
  const costly = { members: openTurns(costlyLimits), visitors: openTurns(costlyLimits) }
  const calls = Object.entries<Route>(api).map(([name, route]): Call => {
    // Each handler's types were checked against its route where it is defined; here it takes what `answer` decodes.
    const run = handlers[name] as unknown as AnyHandler
    return { name, route, run, deps, public_origin: origin, https: protocol === 'https:', uploads, costly, streams, last_callers }
  })
  for (const call of calls) if (!call.route.files) register(app, call, admission)
  // Only these routes accept the content type; it is refused everywhere else.
  app.register(async (withFiles) => {
    withFiles.register(multipart)
    for (const call of calls) if (call.route.files) register(withFiles, call, admission)
  })
  if (deps.is_described !== false) serveDescription(app, api, deps)
  return { calls: admission.working, calls_at_most: admission.most, streams: streams.count }
}

function serveDescription(
  app: FastifyInstance,
  api: Record<string, Route>,
  deps: Pick<ServeDeps, 'mailbox_key'> & { readonly public_url: string },
): void {
  let description: PageFile | null = null
  app.get(`${PREFIX}/openapi.json`, (request, reply) => {
    // Generated at the first request: it takes 100 ms, and most servers never need it.
    description ??= openPage(
      Buffer.from(JSON.stringify(describe(api, { public_url: deps.public_url, sandbox_mailbox: deps.mailbox_key !== null }))),
      'application/json; charset=utf-8',
    )
    return sendPage(request, reply, description)
  })
}

function register(app: FastifyInstance, call: Call, admission: Admission): void {
  const { method, also, path } = call.route
  const probe = ROOT_PATHS.includes(path)
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

/** Before the session check: the last caller of the token, or else the network. */
function expectedCounted({ https, last_callers }: Call, request: FastifyRequest): Counted {
  const sent = readToken(request.headers.authorization, request.cookies[cookieName(https)])
  const last = sent ? last_callers.of(sent.token) : undefined
  return last ? userCounted(last.user_id) : countedBy(request)
}
