/**
 * Serves what browsers load: hashed assets, public files, rendered pages, and the app's shell for its routes. Files are listed
 * once at start, so that no request path reaches the disk directly. A page in memory is sent by page-cache.ts, before the framework;
 * other paths outside the API come to the route `/*` here, which has site.ts read a screen's data from this server's own API first.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join, sep } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '#contract/shared/language'
import { movedTo } from '#contract/shared/moved'
import type { AskApi } from '#contract/shared/page-renderer'
import { MINUTE_MS } from '#kernel/duration'
import { inBackground } from '#kernel/promises'
import { refuse } from '#kernel/refusal'
import { sendRefusal } from '../reply/refuse.ts'
import { keepMailboxKey, MAILBOX_PATH, opensMailbox } from '../request/session-token.ts'
import { AS_OF } from '../transport/headers.ts'
import { HTML, openPage, type PageFile, sendPage, serveCachedPages } from './page-file.ts'
import { matchesPath } from './path-pattern.ts'
import { loadRenderer, noteBatch } from './renderer.ts'
import { openSite, type Site, type SiteOptions } from './site.ts'

export type WebPages = {
  /**
   * The absolute folder of the browser build: app.html, docs.html, assets/, public files, render/ with the page renderer, and
   * download/ with pages for saving.
   */
  readonly dist_dir: string
  /** Opens the page of the sandbox mailbox; by default there is none. */
  readonly mailbox_key?: string | null
  /** Data of the rendered pages. */
  readonly site?: Partial<SiteOptions>
}

/** The longest wait for figures at start; the framework aborts a start after ten seconds. */
const MAX_WAIT_MS = 5_000

const YEAR_MS = 31_536_000_000
/** Served in another way (pages, compressed forms) or not at all. */
const HIDDEN = /\.(html|br|gz|map)$|\/\.|^\/render\//

/** Registers `GET /*` and the API's page; rejects if the build is missing. */
export async function serveWeb(app: FastifyInstance, { dist_dir, mailbox_key = null, site: options = {} }: WebPages): Promise<void> {
  const files = listFiles(dist_dir)
  const shell = openPage(readFileSync(join(dist_dir, 'app.html')), HTML, { by_cookie: true })
  const { origin = '' } = options
  const docs = openPage(readFileSync(join(dist_dir, 'docs.html')))
  const renderer = await loadRenderer(dist_dir, askOwnApi(app, origin))
  const site = openSite(renderer, { ...options, origin })
  keepFresh(app, site)
  const downloads = readDownloads(dist_dir)
  const gate = { mailbox_key, https: origin.startsWith('https:') }
  const isAppPath = (path: string, request: FastifyRequest): boolean =>
    (renderer?.addresses ?? []).some((pattern) => matchesPath(pattern, path)) && (path !== MAILBOX_PATH || opensMailbox(request, gate))
  /** Visitors get the rendered page, members the app. */
  const screenFor = (path: string, headers: IncomingHttpHeaders, is_prepared = false): PageFile | null => {
    const { language, has_session } = readPreferences(headers)
    return has_session ? null : site.screenAt(path, language, is_prepared)
  }
  serveCachedPages(app, (path, headers) => site.pageAt(path) ?? screenFor(path, headers))
  // Files are small, so ranges are not supported.
  app.register(fastifyStatic, { root: dist_dir, serve: false, preCompressed: true, index: false, dotfiles: 'deny', acceptRanges: false })
  app.get('/api/docs', (request, reply) => sendPage(request, reply, docs))
  app.get<{ Params: { '*': string } }>('/*', { onSend: nameCharset }, async (request, reply) => {
    const path = `/${request.params['*']}`.replace(/(?<=.)\/$/, '')
    if (path === '/api' || path.startsWith('/api/')) return sendRefusal(reply, refuse('no_route'))
    if (files.has(path)) return sendFile(reply, path)
    const [pathname = '', search = ''] = request.url.split('?')
    const moved = movedTo({ pathname, search })
    if (moved) return reply.code(308).header('cache-control', 'no-cache').header('location', moved).send()
    const opened = path === MAILBOX_PATH ? keepMailboxKey(request, reply, gate) : null
    if (opened) return opened
    const download = downloads.get(path)
    if (download) return sendPage(request, reply.header('content-disposition', download.disposition), download.page())
    await site.prepare(path)
    const page = site.pageAt(path) ?? screenFor(path, request.headers, true) ?? (isAppPath(path, request) ? shell : null)
    if (page) return sendPage(request, reply, page)
    return acceptsHtml(request)
      ? sendPage(request, reply, site.notFoundAt(path) ?? shell, 404)
      : sendRefusal(reply.header('vary', 'accept'), refuse('no_route'))
  })
}

const LANGUAGE = /(?:^|; ?)(?:__Host-)?language=([a-z]{2})(?:;|$)/
const SESSION = /(?:^|; ?)(?:__Host-)?clearterm=[^;]/

type Preferences = {
  /** The language chosen in this browser. */
  readonly language: Language
  /** Its cookie selects a page and grants nothing: the API checks the session itself. */
  readonly has_session: boolean
}

function readPreferences({ cookie = '' }: IncomingHttpHeaders): Preferences {
  const chosen = LANGUAGE.exec(cookie)?.[1]
  return { language: isLanguage(chosen) ? chosen : 'en', has_session: SESSION.test(cookie) }
}

/** Refreshes the pages' figures every minute, so that no request waits for them. */
function keepFresh(app: FastifyInstance, site: Site): void {
  const timer = setInterval(
    () => inBackground(site.refresh(), (error) => app.log.error({ err: error }, 'the pages were not refreshed')),
    MINUTE_MS,
  ).unref()
  app.addHook('onReady', () => Promise.race([site.refresh(), delay(MAX_WAIT_MS, undefined, { ref: false })]))
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Reads a screen's data from this server's API as an anonymous visitor. */
function askOwnApi(app: FastifyInstance, origin: string): AskApi {
  const headers = { accept: 'application/json', ...(origin ? { host: new URL(origin).host } : {}) }
  return async (url) => {
    const { statusCode, body, headers: sent } = await app.inject({ method: 'GET', url, headers })
    noteBatch(sent[AS_OF])
    return { status: statusCode, text: body }
  }
}

/** Hashed names are immutable; all others are revalidated. */
function sendFile(reply: FastifyReply, path: string): FastifyReply {
  const hashed = path.startsWith('/assets/')
  reply.header('vary', 'accept-encoding')
  return reply.sendFile(path.slice(1), hashed ? { maxAge: YEAR_MS, immutable: true } : { maxAge: 0 })
}

/** The library sets the charset of text types, but not of XML. */
async function nameCharset(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.getHeader('content-type') === 'image/svg+xml') reply.type('image/svg+xml; charset=utf-8')
}

function acceptsHtml(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html')
}

function listFiles(dir: string): ReadonlySet<string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(dir.length))
  return new Set(paths.map((path) => path.split(sep).join('/')).filter((path) => !HIDDEN.test(path)))
}

type Download = { readonly page: () => PageFile; readonly disposition: string }

/** Pages for downloading: saved under their names and never shown on this origin. */
function readDownloads(dist_dir: string): ReadonlyMap<string, Download> {
  const folder = join(dist_dir, 'download')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^[a-z-]+\.html$/.test(name)) : []
  return new Map(
    names.map((name) => {
      let page: PageFile | null = null
      const read = () => (page ??= openPage(readFileSync(join(folder, name))))
      return [`/download/${name}`, { page: read, disposition: `attachment; filename="${name}"` }]
    }),
  )
}
