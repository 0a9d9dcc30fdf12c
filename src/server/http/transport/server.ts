/** The server itself: limits, log, and common parts of every reply. `serve` and `serveWeb` add the routes. */
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { SERVER_TIME } from '#contract/shared/headers'
import { newId } from '#kernel/id'
import { refuse } from '#kernel/refusal'
import { type Answered, defaultLimits, type ServerDeps, type TraceRequest, type TransportLimits } from '../deps.ts'
import { readJson, refusalOf } from '../reply/fault.ts'
import { sendRefusal } from '../reply/refuse.ts'
import { answerClientError, type RawHeaders, refuseExpectations, watchExchanges } from './client-error.ts'
import { capConnections, closeWhileDraining, cutOffUnread } from './connections.ts'
import { commonHeaders, isAmbiguous, isProbe, type OwnHost, ownHost } from './headers.ts'
import { logSecurity } from './log.ts'
import { watchProxies } from './proxy-watch.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Headers of every reply, including those that bypass the hooks. */
    readonly commonHeaders: Readonly<Record<string, string>>
    /** The server's time, in every reply: at its end, or at its beginning for one that lasts. */
    readonly timeHeader: () => Readonly<Record<string, string>>
    /** Whether the server accepts a request's host. */
    readonly isOurs: OwnHost
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null: requests are not traced. */
    trace: ReturnType<TraceRequest> | null
  }
}

const MAX_PARAM = 1024

/** Builds the instance; the caller registers routes, then listens. Throws if trust_proxy is not a list of networks. */
export function createServer(deps: ServerDeps): FastifyInstance {
  const limits = { ...defaultLimits, ...deps.limits }
  const isOurs = ownHost(deps.public_url)
  const headers = commonHeaders(deps.public_url.startsWith('https:'))
  const timeHeader = () => timeOf(deps)
  const rawHeaders = () => ({ ...headers, ...timeHeader() })
  const app = openInstance(deps, limits, rawHeaders)
  app.decorate('commonHeaders', headers)
  app.decorate('timeHeader', timeHeader)
  app.decorate('isOurs', isOurs)
  watchExchanges(app.server)
  refuseExpectations(app.server, rawHeaders)
  if (deps.onForwarded) watchProxies(app.server, deps.onForwarded)
  capConnections(app.server, limits.connections_per_address, deps.trust_proxy ?? [])
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readJson(app.getDefaultJsonParser('error', 'error')))
  app.register(cookie)
  app.decorateRequest('refusal', null)
  app.decorateRequest('reason', null)
  app.decorateRequest('user_id', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...rawHeaders(), 'x-request-id': request.id })
    if (isAmbiguous(request.raw))
      return sendRefusal(reply.header('connection', 'close'), refuse('invalid', { reason: 'request_unreadable' }))
    if (!deps.any_host && !isProbe(request.raw.url) && !isOurs(request.raw)) return sendRefusal(reply, refuse('wrong_host'))
    return undefined
  })
  app.setErrorHandler((error, request, reply) => answerThrown(error, request, reply, deps))
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refuse('no_route')))
  app.addHook('onSend', async (_request, reply) => void reply.headers(timeHeader()))
  closeWhileDraining(app)
  cutOffUnread(app)
  logAnswers(app, deps.logged_address ?? ((address) => address))
  watchAnswers(app, deps)
  return app
}

function timeOf({ clock }: ServerDeps): Readonly<Record<string, string>> {
  return clock ? { [SERVER_TIME]: String(clock.now().getTime()) } : {}
}

function openInstance(deps: ServerDeps, limits: TransportLimits, rawHeaders: RawHeaders): FastifyInstance {
  const trusted = deps.trust_proxy ?? []
  return Fastify({
    ...(deps.log ? { loggerInstance: deps.log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => newId(),
    requestIdHeader: false,
    trustProxy: trusted.length > 0 ? [...trusted] : false,
    bodyLimit: limits.body_bytes,
    keepAliveTimeout: limits.keep_alive_seconds * 1000,
    requestTimeout: limits.request_seconds * 1000,
    connectionTimeout: limits.idle_seconds * 1000,
    http: {
      headersTimeout: limits.headers_seconds * 1000,
      requestTimeout: limits.request_seconds * 1000,
      connectionsCheckingInterval: limits.check_seconds * 1000,
      maxHeaderSize: limits.header_bytes,
      insecureHTTPParser: false,
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: MAX_PARAM },
    return503OnClosing: false,
    clientErrorHandler: answerClientError(rawHeaders),
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...rawHeaders(), 'x-request-id': request.id })
      answerThrown(error, request, reply, deps)
    },
  })
}

function answerThrown(error: unknown, request: FastifyRequest, reply: FastifyReply, deps: ServerDeps): FastifyReply {
  const refused = refusalOf(error, deps)
  if (refused.refused === 'fault') {
    request.log.error({ err: error }, 'fault')
    deps.onFault?.(request.id, error)
  }
  if (refused.refused === 'unavailable') request.log.warn({ err: error }, 'unavailable')
  return sendRefusal(reply, refused)
}

/**
 * One line per reply, with the route's pattern but no URL, body or headers, so that the log has no secrets or personal data.
 */
function logAnswers(app: FastifyInstance, labelOf: (address: string) => string): void {
  app.addHook('onResponse', async (request, reply) => {
    logSecurity(request, reply, labelOf)
    request.log.debug(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })
}

/** A stream lasts as long as its page is open: its time would say nothing about the server. */
function watchAnswers(app: FastifyInstance, { onAnswered, traceRequest }: ServerDeps): void {
  app.decorateRequest('trace', null)
  if (traceRequest) {
    app.addHook('onRequest', (request, _reply, done) => {
      request.trace = traceRequest(request.id, request.method)
      request.trace.run(done)
    })
    // Again after the body, whose last part arrives outside the trace.
    app.addHook('preHandler', (request, _reply, done) => (request.trace ? request.trace.run(done) : done()))
  }
  app.addHook('onResponse', async (request, reply) => {
    if (String(reply.raw.getHeader('content-type') ?? '').startsWith('text/event-stream')) return
    const { method, refusal } = request
    const seconds = reply.elapsedTime / 1000
    const answered: Answered = { method, route: request.routeOptions.url ?? null, status: reply.statusCode, refusal, seconds }
    onAnswered?.(answered)
    request.trace?.end(answered)
  })
}
