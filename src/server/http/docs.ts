/** The browsable page of the API: three plain files that read openapi.json, from our own origin alone. */
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { HTML, openPage, sendPage } from './page-file.ts'

const files = [
  { path: '/api/docs', file: 'index.html', type: HTML },
  { path: '/api/docs/docs.css', file: 'docs.css', type: 'text/css; charset=utf-8' },
  { path: '/api/docs/docs.js', file: 'docs.js', type: 'text/javascript; charset=utf-8' },
] as const

/** Read once, at start: a build that forgot them fails there and not in front of a reader. */
export function serveDocs(app: FastifyInstance): void {
  for (const { path, file, type } of files) {
    const page = openPage(readFileSync(new URL(`./docs/${file}`, import.meta.url)), type)
    app.get(path, (request, reply) => sendPage(request, reply, page))
  }
}
