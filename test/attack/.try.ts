import { api } from '#contract/routes'
import { createServer, drain, openLog, serve, serveWeb } from '#server/http'

const public_url = 'http://127.0.0.1:34567'
const app = createServer({ public_url, log: openLog({ level: 'info' }) })
const handlers = new Proxy({}, { get: () => async () => ({ refused: 'unavailable' }) }) as never
serve(app, api, handlers, { public_url, authenticate: async () => null, limit: async () => ({ allowed: true }), sandbox_mailbox: true })
serveWeb(app, { dist_dir: '/work/main/dist/web', app_paths: ['/dashboard', '/plans/:id'] })
await app.listen({ host: '127.0.0.1', port: 34567 })
process.on('SIGTERM', () => void drain(app, 5))
