/** Serves the contract's routes under /api/v1, and their description. */
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { PREFIX } from '#contract/routes'
import type { Handlers, Route } from '#contract/shared/define'
import { callLimits, costlyLimits, defaultStreamLimits, type ServeDeps, uploadLimits } from './deps.ts'
import { describe } from './openapi.ts'
import { openPage, type PageFile, sendPage } from './pages/page-file.ts'
import { type AnyHandler, type Call, openLastCallers } from './pipeline/call.ts'
import { openAdmission } from './pipeline/limit.ts'
import { register } from './pipeline/pipeline.ts'
import { openStreams } from './stream/event-stream.ts'
import { openTurns } from './transport/turns.ts'

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
    // Each handler's types were checked against its route where it is defined; here it takes what the pipeline decodes.
    const handler = handlers[name] as unknown as AnyHandler
    return { name, route, handler, deps, public_origin: origin, https: protocol === 'https:', uploads, costly, streams, last_callers }
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
