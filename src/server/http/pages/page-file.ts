/** A page in memory, compressed and tagged once. */
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { assert } from '#kernel/assert'
import { newId } from '#kernel/id'
import { chooseEncoding, matches } from '../request/negotiate.ts'
import { AS_OF, isAmbiguous } from '../transport/headers.ts'

export type PageFile = {
  readonly type: string
  readonly etag: string
  /** A separate Content-Security-Policy, if it differs from the default. */
  readonly policy: string | null
  /** Varies with the browser's preferences and with having a session. */
  readonly by_cookie: boolean
  /** It has all of the journal up to this batch; null: nothing in it was read late. */
  readonly as_of_batch: string | null
  readonly forms: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>
}

/** 10% of the default's time for 5% more bytes, because it runs at every start. */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }

export const HTML = 'text/html; charset=utf-8'

type Of = Partial<Pick<PageFile, 'policy' | 'by_cookie' | 'as_of_batch'>>

export function openPage(
  content: Buffer,
  type: string = HTML,
  { policy = null, by_cookie = false, as_of_batch = null }: Of = {},
): PageFile {
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  return {
    type,
    etag,
    policy,
    by_cookie,
    as_of_batch,
    forms: { br: brotliCompressSync(content, FAST_BROTLI), gzip: gzipSync(content), identity: content },
  }
}

/** Revalidated every time (no-cache), sent again only if changed. */
function pageHeaders({ etag, policy, by_cookie, as_of_batch }: PageFile): Readonly<Record<string, string>> {
  return {
    etag,
    'cache-control': 'no-cache',
    vary: by_cookie ? 'accept-encoding, cookie' : 'accept-encoding',
    ...(as_of_batch === null ? {} : { [AS_OF]: as_of_batch }),
    ...(policy ? { 'content-security-policy': policy } : {}),
  }
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageFile, status: 200 | 404 = 200): FastifyReply {
  reply.headers(pageHeaders(page))
  // Programs get the common error format.
  if (status === 404) reply.header('vary', 'accept, accept-encoding')
  if (status === 200 && matches(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).type(page.type).send(page.forms[encoding])
}

/**
 * Serves plain page requests from memory before the framework, with the same headers, request id, tags and log line as every
 * other reply. Anything else (another method, a body, a query, an ambiguous or foreign host, other paths, a draining server)
 * takes the normal route.
 */
type PageAt = (path: string, headers: IncomingHttpHeaders) => PageFile | null
type Heads = Record<keyof PageFile['forms'] | 'unchanged', readonly string[]>

/** `pageAt` looks up paths as requested. Call it before listening. */
export function serveCachedPages(app: FastifyInstance, pageAt: PageAt): void {
  const [framework] = app.server.listeners('request')
  assert(framework !== undefined, 'the framework listens to its own server')
  const heads = openHeads(app.commonHeaders)
  let draining = false
  app.addHook('preClose', async () => {
    draining = true
  })
  app.server.removeListener('request', framework as RequestListener)
  app.server.prependListener('request', (request, response) => {
    const page = draining || !app.isOurs(request) ? null : pageOf(request, pageAt)
    if (page) answer(app, request, response, page, heads(page))
    else (framework as RequestListener)(request, response)
  })
}

function pageOf(request: IncomingMessage, pageAt: PageAt): PageFile | null {
  const { method, url, headers } = request
  if (method !== 'GET' || url === undefined || headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
    return null
  return isAmbiguous(request) ? null : pageAt(url, headers)
}

function answer(app: FastifyInstance, request: IncomingMessage, response: ServerResponse, page: PageFile, heads: Heads): void {
  const request_id = newId()
  const unchanged = matches(request.headers['if-none-match'], page.etag)
  const form = chooseEncoding(request.headers['accept-encoding'])
  const status = unchanged ? 304 : 200
  response.writeHead(status, [
    ...heads[unchanged ? 'unchanged' : form],
    ...Object.entries(app.timeHeader()).flat(),
    'x-request-id',
    request_id,
  ])
  response.end(unchanged ? undefined : page.forms[form])
  app.log.info({ request_id, method: 'GET', route: '/*', status, ms: 0 }, 'answered')
}

/** A page's response headers, built once per version of the page. */
function openHeads(common: Readonly<Record<string, string>>): (page: PageFile) => Heads {
  const heads_of = new WeakMap<PageFile, Heads>()
  return (page) => {
    const heads = heads_of.get(page) ?? headsOf(page, common)
    heads_of.set(page, heads)
    return heads
  }
}

function headsOf(page: PageFile, common: Readonly<Record<string, string>>): Heads {
  const shared = { ...common, ...pageHeaders(page) }
  const head = (form: keyof PageFile['forms']): readonly string[] =>
    Object.entries({
      ...shared,
      ...(form === 'identity' ? {} : { 'content-encoding': form }),
      'content-type': page.type,
      'content-length': String(page.forms[form].length),
    }).flat()
  return { br: head('br'), gzip: head('gzip'), identity: head('identity'), unchanged: Object.entries(shared).flat() }
}
