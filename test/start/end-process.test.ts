/**
 * A fault that nothing caught, in a real process: it is logged with a reference, what was admitted is answered, and the exit code is not 0.
 */
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { type Child, serverIsBuilt, startChild, WITHOUT_PRICES } from '#test/support/child.ts'
import { quickKind, testStore } from '#test/support/database.ts'
import { freePort } from '#test/support/free-port.ts'
import { connect } from '#test/support/on-server.ts'
import { blankWeb } from '#test/support/scratch.ts'
import { is_whole } from '#test/support/whole.ts'

const SERVE = fileURLToPath(new URL('../support/serve.mjs', import.meta.url))
const PLANTED = new URL('../support/planted-fault.mjs', import.meta.url).href
const FAULT_CODE = 70
const store = testStore(quickKind())
const embedded = testStore('embedded')
let web_dir = ''

beforeAll(async () => {
  await serverIsBuilt()
  web_dir = blankWeb()
})

type Running = { readonly child: Child; readonly url: string; readonly database_url: string | null }

async function start(planted: Record<string, string> = {}, on = store): Promise<Running> {
  const { database_url, data_dir } = await on.place({ seeded: true })
  const port = String(await freePort())
  const where = database_url ? { DATABASE_URL: database_url, SECRET_KEY: 'a secret key for tests, long enough' } : { DATA_DIR: data_dir }
  const { PATH = '' } = process.env
  const child = startChild(SERVE, [web_dir], {
    PATH,
    PORT: port,
    NODE_OPTIONS: `--import=${PLANTED}`,
    ...WITHOUT_PRICES,
    ...where,
    ...planted,
  })
  await child.line(/Ctrl-C stops it/)
  return { child, url: `http://127.0.0.1:${port}`, database_url }
}

it.each([
  ['SIGHUP', 'a planted rejection'],
  ['SIGWINCH', 'a planted exception'],
] as const)('drains and exits with a code of its own after %s: %s', async (signal, message) => {
  const { child } = await start()
  expect(await child.ended(signal)).toEqual({ code: FAULT_CODE, signal: null })
  const logged = child.lines.filter((line) => line.includes(message)).map((line) => JSON.parse(line))
  expect(logged).toMatchObject([{ level: 60, reference: expect.stringMatching(/^[0-9a-f-]{36}$/), err: { message } }])
})

it.skipIf(quickKind() === 'embedded')('answers what was admitted, and accepts nothing more', async () => {
  const { child, url, database_url } = await start()
  const axe = await connect(database_url ?? '')
  await axe.query('BEGIN; LOCK TABLE forecast_score IN ACCESS EXCLUSIVE MODE')
  const admitted = fetch(`${url}/api/v1/forecasts/bitcoin/history`)
  await expect.poll(async () => (await axe.query(`SELECT FROM pg_locks WHERE NOT granted`)).rowCount).toBeGreaterThan(0)
  process.kill(child.pid, 'SIGHUP')
  const refused = () =>
    fetch(`${url}/healthz`).then(
      () => false,
      () => true,
    )
  await expect.poll(refused).toBe(true)
  await axe.query('ROLLBACK')
  await axe.end()
  expect((await admitted).status).toBe(200)
  expect((await child.ended()).code).toBe(FAULT_CODE)
})

it('ends with the thread of the embedded store, and answers first whose statement that was', async () => {
  const email = 'ends-the-thread@example.com'
  const { child, url } = await start({ PLANTED: email }, embedded)
  const body = JSON.stringify({ email, password: 'a long pass phrase' })
  const admitted = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  expect(admitted.status).toBe(503)
  expect(await admitted.json()).toMatchObject({ params: { reason: 'unavailable' } })
  expect((await child.ended()).code).toBe(FAULT_CODE)
  expect(child.lines.some((line) => line.includes('the thread of the embedded store ended'))).toBe(true)
})

const stops = { 'stop fails': 'did not stop in order', 'stop hangs': 'did not stop in time' }

// One that hangs is waited for as long as a process may take to end.
it.each(is_whole ? (['stop fails', 'stop hangs'] as const) : (['stop fails'] as const))('ends when its %s', async (planted) => {
  const { child } = await start({ PLANTED: planted })
  expect((await child.ended('SIGHUP')).code).toBe(FAULT_CODE)
  expect(child.lines.some((line) => line.includes(stops[planted]))).toBe(true)
})
