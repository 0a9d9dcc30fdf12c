/** A start that can't succeed prints one clear sentence and exits with 1; a stop drains connections and exits with 0. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Child, serverIsBuilt, startChild, WITHOUT_PRICES } from '#test/support/child.ts'
import { type DatabaseAddress, onStore, quickKind, testStore } from '#test/support/database.ts'
import { freePort } from '#test/support/free-port.ts'
import { connect } from '#test/support/on-server.ts'
import { proxyBefore } from '#test/support/proxy.ts'
import { blankWeb, scratch } from '#test/support/scratch.ts'
import { longIt, someOf } from '#test/support/whole.ts'

const SERVE = fileURLToPath(new URL('../support/serve.mjs', import.meta.url))
const SECRET_KEY = 'a secret key for tests, long enough'
let web_dir = ''

beforeAll(async () => {
  await serverIsBuilt()
  web_dir = blankWeb()
})

function start(place: DatabaseAddress, environment: Record<string, string> = {}, wait_seconds = 0): Child {
  const where = place.database_url ? { DATABASE_URL: place.database_url, SECRET_KEY } : { DATA_DIR: place.data_dir }
  const { PATH = '' } = process.env
  return startChild(SERVE, [web_dir, String(wait_seconds)], {
    PATH,
    PORT: '0',
    NODE_OPTIONS: '',
    ...WITHOUT_PRICES,
    ...where,
    ...environment,
  })
}

async function refusal(child: Child): Promise<string[]> {
  expect((await child.ended()).code).toBe(1)
  expect(child.lines).toEqual([])
  return [...child.errors]
}

onStore((store) => {
  it('says what to open and who the administrator is, with the password once, and ends with 0 on SIGINT', async () => {
    const place = await store.place()
    const first = start(place)
    await first.line(/Ctrl-C stops it/)
    expect(first.lines.some((line) => /Password {7}\S{16,} {3}\(shown only now\)/.test(line))).toBe(true)
    expect(first.lines.filter((line) => /^ {2}Build {10}(unknown|[0-9a-f]{40})$/.test(line))).toHaveLength(1)
    const [mailbox = '', ...more] = first.lines.filter((line) => line.includes('key='))
    expect([mailbox, more]).toEqual([expect.stringMatching(/^ {2}Mailbox {8}http:\/\/localhost:0\/sandbox\/mailbox\?key=[\w-]{43}$/), []])
    process.kill(first.pid, 'SIGUSR2')
    expect(JSON.parse(await first.line(/the log level was changed/))).toMatchObject({ level_now: 'debug' })
    expect((await first.ended('SIGINT')).code).toBe(0)
    const second = start(place)
    await second.line(/Ctrl-C stops it/)
    expect(second.lines.join('\n')).not.toContain('Password')
    expect(second.lines).not.toContain(mailbox)
    expect(second.errors.concat(first.errors).join('')).not.toContain('key=')
    expect((await second.ended('SIGTERM')).code).toBe(0)
  })

  it('refuses a port in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const address = taken.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    expect(await refusal(start(await store.place(), { PORT: port }))).toEqual([
      `Port ${port} on 127.0.0.1 is in use. Set PORT to another one.`,
    ])
    taken.close()
  })

  longIt('refuses a recording of prices that is broken, and plays one that is not', async () => {
    const folder = scratch()
    const environment = { PRICE_FEED: `replay:${folder}` }
    await writeFile(join(folder, 'BTCUSDT_1d.csv'), 'timestamp,open,high,low,close\n2023-01-27,10,9,8,9\n')
    expect(await refusal(start(await store.place(), environment))).toEqual([
      `PRICE_FEED: ${folder}: BTCUSDT_1d.csv, line 2, has prices outside its own low and high.`,
    ])
    await writeFile(join(folder, 'BTCUSDT_1d.csv'), 'timestamp,open,high,low,close\n2023-01-27,10,11,8,9\n')
    const port = String(await freePort())
    const child = start(await store.place(), { ...environment, PORT: port })
    await child.line(/Ctrl-C stops it/)
    const read = async () =>
      (await (await fetch(`http://127.0.0.1:${port}/api/v1/market/prices`)).json()) as { data: { price: string; source: string }[] }
    let [bitcoin] = (await read()).data
    while (bitcoin?.price !== '9') {
      await new Promise((resolve) => setTimeout(resolve, 100))
      ;[bitcoin] = (await read()).data
    }
    expect(bitcoin.source).toBe('REPLAY of 2023')
    expect((await child.ended('SIGTERM')).code).toBe(0)
  })

  longIt('refuses an administrator’s password that fails the policy', async () => {
    const [sentence, ...more] = await refusal(start(await store.place(), { ADMIN_PASSWORD: 'password1234' }))
    expect(sentence).toMatch(/^ADMIN_PASSWORD: .+\.$/)
    expect(more).toEqual([])
  })
})

const embedded = testStore('embedded')

it('refuses to replace the files of a running server: neither a build nor an installation', async () => {
  const folder = scratch()
  await cp('scripts/steps', join(folder, 'scripts/steps'), { recursive: true })
  await writeFile(join(folder, 'package-lock.json'), '{ "packages": {} }')
  const step = (file: string, call: string) =>
    startChild('--input-type=module', ['-e', `const step = await import('${folder}/scripts/steps/${file}'); await step.${call}`])
  const server = step('in-use.mjs', 'holdFiles(); setInterval(() => console.log("held"), 50)')
  await server.line(/held/)
  for (const [file, call] of [
    ['build.mjs', 'build()'],
    ['install.mjs', 'install()'],
  ] as const) {
    const refused = step(file, call)
    expect((await refused.ended()).code).toBe(1)
    expect(refused.errors).toEqual([
      `The server that runs from this folder (process ${server.pid}) would lose its files. Stop it, then try again.`,
    ])
  }
  await server.ended('SIGKILL')
  expect((await step('in-use.mjs', `holdFiles('${folder}/package-lock.json/none')`).ended()).code).toBe(0)
  const built = step('build.mjs', 'build(["server"])')
  await built.ended()
  expect(built.errors[0]).toBe('Building …')
})

longIt('refuses a data directory that another process holds', async () => {
  const place = await embedded.place()
  const first = start(place)
  await first.line(/Ctrl-C stops it/)
  expect(await refusal(start(place))).toEqual([
    `The data directory ${place.data_dir} is in use by another Clearterm (process ${first.pid}).`,
  ])
  await first.ended('SIGINT')
})

longIt('refuses a data directory that cannot be written', async () => {
  const folder = scratch()
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  await mkdir(join(folder, 'closed'))
  await chmod(join(folder, 'closed'), 0o500)
  const [sentence, ...more] = await refusal(start({ database_url: null, data_dir: join(file, 'below') }))
  expect(sentence).toContain(join(file, 'below'))
  expect(more).toEqual([])
})

it.each(
  someOf(
    [
      [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SECRET_KEY }, /127\.0\.0\.1:1/],
      [{ DATABASE_URL: 'not an address', SECRET_KEY }, /DATABASE_URL must be a postgres:\/\/ URL\./],
      [{ HOST: '0.0.0.0' }, /SMTP_URL must be set/],
      [{ SECRET_KEY: 'short' }, /SECRET_KEY must have at least 32 characters\./],
    ],
    2,
  ),
)('refuses %j', async (environment, pattern) => {
  const [sentence, ...more] = await refusal(start({ database_url: null, data_dir: '/nonexistent/unused' }, environment))
  expect(sentence).toMatch(pattern)
  expect(more).toEqual([])
})

it('refuses a file as a data directory in one sentence that says what helps', async () => {
  const file = join(scratch(), 'a-file')
  await writeFile(file, '')
  expect(await refusal(start({ database_url: null, data_dir: file }))).toEqual([
    `The data directory ${file} cannot be used: it is a file, not a folder: set DATA_DIR to a folder.`,
  ])
})

describe.skipIf(quickKind() === 'embedded')('on PostgreSQL', () => {
  const store = testStore('postgresql')
  const probe = async (port: number, path: string): Promise<readonly [number, Record<string, unknown>] | null> =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      async (answer) => [answer.status, (await answer.json()) as Record<string, unknown>],
      () => null,
    )

  it('is live, not ready and says so while it or another node migrates; of several that wait none ends', async () => {
    const place = await store.place({ empty: true })
    // As a node that migrates.
    const other = await connect(place.database_url ?? '')
    await other.query('SELECT pg_advisory_lock(7303014725291)')
    const ports = someOf([await freePort(), await freePort(), await freePort()], 2)
    const nodes = ports.map((port) => start(place, { PORT: String(port) }))
    for (const port of ports) {
      await expect.poll(() => probe(port, '/healthz'), { timeout: 15_000 }).toEqual([200, { ok: true, state: 'migrating' }])
      expect(await probe(port, '/readyz')).toMatchObject([503, { message: 'This node is migrating the database.' }])
      expect(await probe(port, '/api/v1/plans')).toMatchObject([503, {}])
    }
    await other.end()
    for (const node of nodes) await node.line(/Ctrl-C stops it/)
    for (const port of ports) expect(await probe(port, '/healthz')).toEqual([200, { ok: true, state: 'serving' }])
    for (const node of nodes) expect((await node.ended('SIGTERM')).code).toBe(0)
    expect(nodes.flatMap(({ errors }) => errors)).toEqual([])
  })

  longIt('waits for a database that comes up late, says so every few seconds, and refuses at once what no wait helps', async () => {
    const place = await store.place()
    const [port, late] = [await freePort(), await freePort()]
    const address = new URL(place.database_url ?? '')
    address.hostname = '127.0.0.1'
    address.port = String(late)
    const node = start({ ...place, database_url: address.href }, { PORT: String(port) }, 60)
    await expect.poll(() => probe(port, '/healthz'), { timeout: 15_000 }).toEqual([200, { ok: true, state: 'waiting_for_database' }])
    expect((await probe(port, '/readyz'))?.[0]).toBe(503)
    const line = `DATABASE_URL: no PostgreSQL can be reached at 127.0.0.1:${late}: no server listens there; start it, or correct the address. Waiting for it, for 60 more seconds.`
    await expect.poll(() => node.errors[0], { timeout: 15_000 }).toBe(line)
    const proxy = await proxyBefore(place, (client, server) => void client.pipe(server).pipe(client), late)
    onTestFinished(() => proxy.close())
    await node.line(/Ctrl-C stops it/)
    expect((await node.ended('SIGTERM')).code).toBe(0)
    const nowhere = Object.assign(new URL(place.database_url ?? ''), { pathname: '/none_such' }).href
    expect(await refusal(start({ ...place, database_url: nowhere }, {}, 60))).toEqual([
      expect.stringContaining('has no database named "none_such"'),
    ])
  })
})

it('ends with `npm start`, whose signal goes to npm alone', async () => {
  const folder = scratch()
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { start: string } }
  await mkdir(join(folder, 'scripts'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'started', version: '1.0.0', scripts: { start: scripts.start } }))
  await writeFile(
    join(folder, 'scripts/start.mjs'),
    `process.on('SIGTERM', () => process.exit(0)); console.log('runs', process.pid); setTimeout(() => process.exit(9), 20_000)`,
  )
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  const [said] = (await once(npm.stdout, 'data')) as [Buffer]
  const pid = Number(/runs (\d+)/.exec(String(said))?.[1])
  npm.kill('SIGTERM')
  await once(npm, 'exit')
  const runs = () => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  await expect.poll(runs, { timeout: 5_000 }).toBe(false)
})

it.skipIf(quickKind() === 'embedded')(
  'sec/S11 warns at every start under a superuser, in the log and in what it prints, and serves',
  async () => {
    const place = await testStore('postgresql').place()
    for (const _ of someOf([1, 2], 1)) {
      const child = start(place)
      expect(JSON.parse(await child.line(/"rights":"superuser"/))).toMatchObject({
        msg: expect.stringContaining('The login that serves is a superuser'),
      })
      await child.line(/Ctrl-C stops it/)
      expect(child.lines.join('\n')).toContain('  Database       The login that serves is a superuser')
      expect((await child.ended('SIGTERM')).code).toBe(0)
    }
  },
)
