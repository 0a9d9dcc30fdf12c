/** A page in memory, compressed and tagged once. */
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, matches } from '../request/negotiate.ts'
import { AS_OF } from '../transport/headers.ts'

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
export function pageHeaders({ etag, policy, by_cookie, as_of_batch }: PageFile): Readonly<Record<string, string>> {
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
