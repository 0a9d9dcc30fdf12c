/**
 * What a browser loads: hashed assets, files of the public folder, rendered pages, and the app's shell for the paths that the app
 * routes itself. What exists is listed once at start, so no path of a request ever reaches the disk by itself.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join, sep } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AskApi } from '#contract/shared/page-renderer'
import { refuse } from '#kernel/refusal'
import { sendRefusal } from '../answer/refuse.ts'
import { HTML, openPage, type PageFile, sendPage } from './page-file.ts'
import { answerPagesFirst } from './pages-first.ts'
import { matchesPath } from './path-pattern.ts'
import { readReader } from './reader.ts'
import { loadRenderer } from './renderer.ts'
import { openSite, type Site, type SiteOptions } from './site.ts'

export type WebPages = {
  /** The absolute folder of the browser build: app.html, docs.html, assets/, the public files, render/ with what renders pages, and download/ with pages that
   * are only saved. */
  readonly dist_dir: string
  /** Paths that the app routes: `/dashboard`, `/plans/:id`, `/admin/*`. */
  readonly app_paths: readonly string[]
  /** What the rendered pages show. */
  readonly site?: Partial<SiteOptions>
}

const MINUTE_MS = 60_000
/** A start waits so long for the figures at most; one that takes ten seconds is given up by the framework. */
const MOST_MS = 5_000

const YEAR_MS = 31_536_000_000
/** Served in another way (pages, compressed forms) or not at all. */
const HIDDEN = /\.(html|br|gz|map)$|\/\.|^\/render\//

/** Registers `GET /*` and the page of the API; rejects when the build is not there. */
export async function serveWeb(app: FastifyInstance, { dist_dir, app_paths, site: options = {} }: WebPages): Promise<void> {
  const files = listFiles(dist_dir)
  const shell = openPage(readFileSync(join(dist_dir, 'app.html')), HTML, { by_cookie: true })
  const { origin = '' } = options
  const docs = openPage(readFileSync(join(dist_dir, 'docs.html')))
  const site = openSite(await loadRenderer(dist_dir, askItself(app, origin)), { ...options, origin })
  keepFresh(app, site)
  const downloads = readDownloads(dist_dir)
  const isAppPath = (path: string): boolean => app_paths.some((pattern) => matchesPath(pattern, path))
  /** Visitors get the screen as a page, members the app. */
  const screenFor = (path: string, headers: IncomingHttpHeaders): PageFile | null => {
    const { language, member } = readReader(headers)
    return member ? null : site.screenAt(path, language)
  }
  answerPagesFirst(app, (path, headers) => site.pageAt(path) ?? screenFor(path, headers))
  // Files are small, so a part of one is sent whole.
  app.register(fastifyStatic, { root: dist_dir, serve: false, preCompressed: true, index: false, dotfiles: 'deny', acceptRanges: false })
  app.get('/api/docs', (request, reply) => sendPage(request, reply, docs))
  app.get<{ Params: { '*': string } }>('/*', { onSend: nameCharset }, async (request, reply) => {
    const path = `/${request.params['*']}`.replace(/(?<=.)\/$/, '')
    if (path === '/api' || path.startsWith('/api/')) return sendRefusal(reply, refuse('no_route'))
    if (files.has(path)) return sendFile(reply, path)
    const download = downloads.get(path)
    if (download) return sendPage(request, reply.header('content-disposition', download.disposition), download.page())
    await site.prepare(path)
    const page = site.pageAt(path) ?? screenFor(path, request.headers) ?? (isAppPath(path) ? shell : null)
    if (page) return sendPage(request, reply, page)
    return acceptsHtml(request)
      ? sendPage(request, reply, site.notFoundAt(path) ?? shell, 404)
      : sendRefusal(reply.header('vary', 'accept'), refuse('no_route'))
  })
}

/** The figures in the pages are a minute old at most, and stand there for whoever comes first. No request waits for them. */
function keepFresh(app: FastifyInstance, site: Site): void {
  const timer = setInterval(() => void site.refresh(), MINUTE_MS).unref()
  app.addHook('onReady', () => Promise.race([site.refresh(), delay(MOST_MS, undefined, { ref: false })]))
  app.addHook('onClose', async () => clearInterval(timer))
}

/** What a screen shows is asked of this server itself, as a visitor would. */
function askItself(app: FastifyInstance, origin: string): AskApi {
  const headers = { accept: 'application/json', ...(origin ? { host: new URL(origin).host } : {}) }
  return async (url) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url, headers })
    return { status: statusCode, text: body }
  }
}

/** A name with a hash in it never changes; anything else is asked for again. */
function sendFile(reply: FastifyReply, path: string): FastifyReply {
  const hashed = path.startsWith('/assets/')
  reply.header('vary', 'accept-encoding')
  return reply.sendFile(path.slice(1), hashed ? { maxAge: YEAR_MS, immutable: true } : { maxAge: 0 })
}

/** The library names the charset of text, and leaves it out for XML. */
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

/** Pages to be kept and opened elsewhere: saved under their own name, and never shown on this origin. */
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
