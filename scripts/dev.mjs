/**
 * `npm run dev`: the server under tsx, which starts it again after each change, and Vite in front of it, which renews the page.
 * Open Vite's address; it hands /api on.
 */
import { spawn } from 'node:child_process'
import { checkNode, install } from './steps/install.mjs'
import { ROOT, TOOLS } from './steps/run.mjs'

checkNode()
await install()
const web = `http://127.0.0.1:${process.env.WEB_PORT ?? 5173}`
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

const children = [
  start(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--conditions=source', 'scripts/dev-server.mjs'], {
    PUBLIC_URL: web,
  }),
  start([TOOLS.vite, '--port', new URL(web).port, '--strictPort', '--clearScreen', 'false'], { API_ORIGIN: server }),
]

// Whichever ends takes the other with it.
const code = await Promise.race(children.map((child) => new Promise((resolve) => child.once('exit', (ended) => resolve(ended ?? 0)))))
for (const child of children) child.kill('SIGTERM')
process.exitCode = code

function start(args, env) {
  return spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
}
