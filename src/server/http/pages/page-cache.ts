/**
 * Serves plain page requests from memory before the framework, with the same headers, request id, tags and log line as every
 * other reply. Anything else (another method, a body, a query, an ambiguous or foreign host, other paths, a draining server)
 * takes the normal route.
 */
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { assert } from '#kernel/assert'
import { newId } from '#kernel/id'
import { chooseEncoding, matches } from '../request/negotiate.ts'
import { isAmbiguous } from '../transport/own-host.ts'
import { type PageFile, pageHeaders } from './page-file.ts'

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
  response.writeHead(status, [...heads[unchanged ? 'unchanged' : form], 'x-request-id', request_id])
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
