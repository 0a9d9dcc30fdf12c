/**
 * npm run sample: records what the demo's invented member reads, for the sample account (decision 075). A demo is made in an empty
 * directory, served, and read over HTTP. Needs the build.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figureNames } from '#contract/member/figures'

const FILE = 'src/web/features/dashboard/sample/answers.json'
const PORT = 4299
const API = `http://localhost:${PORT}/api/v1`
const RANGES = ['entries', 'day', 'week', 'month', 'year', 'all']
/** As the screen asks: path and query. */
const PATHS = [
  '/me/account',
  ...RANGES.map((range) => `/me/equity?range=${range}`),
  ...figureNames.map((name) => `/me/figures/${name}?limit=4`),
]

const data_dir = mkdtempSync(join(tmpdir(), 'clearterm-sample-'))
const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: data_dir, PORT: String(PORT) }
delete env.DATABASE_URL
try {
  const told = await output(spawn(process.execPath, ['scripts/run.mjs', 'tools/demo.ts', '--users', '40'], { env }))
  const [, email, password] = /^Member (\S+), password (\S+)/m.exec(told) ?? []
  if (!email || !password) throw new Error(`The demo named no member: ${told}`)
  const server = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: 'ignore' })
  try {
    writeFileSync(FILE, `${JSON.stringify(await record(email, password))}\n`)
  } finally {
    server.kill()
  }
} finally {
  rmSync(data_dir, { recursive: true, force: true })
}

async function record(email: string, password: string): Promise<Record<string, unknown>> {
  const origin = `http://localhost:${PORT}`
  const logged_in = await untilServed(() =>
    fetch(`${API}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email, password }),
    }),
  )
  const cookie = logged_in.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const answers: Record<string, unknown> = {}
  for (const path of PATHS) {
    const reply = await fetch(`${API}${path}`, { headers: { cookie } })
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
    answers[path] = await reply.json()
  }
  return answers
}

async function untilServed(ask: () => Promise<Response>): Promise<Response> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const reply = await ask().catch(() => null)
    if (reply?.ok) return reply
    await new Promise((done) => setTimeout(done, 500))
  }
  throw new Error('The server did not answer.')
}

async function output(child: ChildProcess): Promise<string> {
  let text = ''
  child.stdout?.on('data', (chunk) => {
    text += chunk
  })
  child.stderr?.on('data', (chunk) => {
    text += chunk
  })
  await new Promise((done) => child.on('close', done))
  return text
}
