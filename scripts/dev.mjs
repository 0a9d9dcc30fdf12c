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

// Each has a process group of its own: Ctrl-C reaches this program alone, which hands it on once. Whichever ends takes the other with it.
const ends = children.map((child) => new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 0))))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
process.exitCode = await Promise.race(ends)
stop()
await Promise.all(ends)

function start(args, env) {
  return spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, ...env },
  })
}

function stop() {
  for (const child of children) child.kill('SIGINT')
}
