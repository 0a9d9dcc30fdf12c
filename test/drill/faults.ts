/** The fifteen faults: how each is injected for real, and how it ends. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { newId } from '#kernel/id'
import { connect, onServer } from '#test/support/on-server.ts'
import { send } from '../faults/traffic.ts'
import type { World } from './world.ts'

/** Ends the fault. A text that it returns is a note for the table. */
type Heal = () => Promise<unknown>

export type Fault = {
  readonly name: string
  readonly alert: string
  readonly recovery: 'by itself' | 'by its runbook'
  /** Null: it cannot be injected here. `mark` says that the fault begins now; by default it begins with the call. */
  inject(world: World, mark: () => void): Promise<Heal | null>
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** First: before the first epoch is made. The nodes are started with it. */
const proofThread: Fault = {
  name: 'proof thread killed',
  alert: 'ProofFailing',
  recovery: 'by itself',
  inject:
    async ({ nodes }) =>
    async () => {
      for (const node of nodes) node.control({})
    },
}

const database: Fault = {
  name: 'database gone',
  alert: 'DatabaseDown',
  recovery: 'by itself',
  inject: async ({ proxy, cluster }) => {
    proxy.is_down = true
    proxy.cut()
    const restarted = cluster.crash()
    return async () => {
      await restarted
      proxy.is_down = false
    }
  },
}

const disk: Fault = {
  name: 'disk full',
  alert: 'DatabaseFull',
  recovery: 'by itself',
  inject: async ({ disk: folder }) => {
    if (folder === null) return null
    const balloon = join(folder, 'balloon')
    const file = openSync(balloon, 'w')
    const fill = (): void => {
      for (let bytes = 1_048_576; bytes >= 4096; bytes /= 2)
        try {
          for (;;) writeSync(file, Buffer.alloc(bytes))
        } catch {
          // No room for so much: for less, maybe.
        }
    }
    fill()
    const again = setInterval(fill, 500)
    return async () => {
      clearInterval(again)
      closeSync(file)
      rmSync(balloon)
    }
  },
}

const mailServer: Fault = {
  name: 'mail server refusing',
  alert: 'MailRefused',
  recovery: 'by itself',
  inject: async ({ mail, nodes }) => {
    mail.refuses = true
    const before = mail.taken
    for (let n = 0; n < 3; n += 1)
      await send(nodes[0].url, { by: null, method: 'POST', path: '/auth/forgot-password', body: { email: `member-${n}@drill.test` } })
    return async () => {
      mail.refuses = false
      return `${mail.taken - before} mails taken while it refused`
    }
  },
}

const slowDatabase: Fault = {
  name: 'slow database',
  alert: 'DatabaseSlow',
  recovery: 'by itself',
  inject: async ({ proxy }) => {
    proxy.delay_ms = 500
    return async () => {
      proxy.delay_ms = 0
    }
  },
}

const clock: Fault = {
  name: 'clock off by 30 s',
  alert: 'ClockOff',
  recovery: 'by itself',
  inject: async ({ nodes: [, node] }) => {
    node.control({ clock_seconds: -30 })
    return async () => node.control({})
  },
}

/** Just before the provider is asked: it is asked once a minute. */
const feed: Fault = {
  name: 'price feed silent',
  alert: 'FeedSilent',
  recovery: 'by itself',
  inject: async ({ provider }, mark) => {
    const asked_at = provider.asked_at
    while (provider.asked_at === asked_at) await pause(200)
    await pause(55_000)
    provider.is_silent = true
    mark()
    return async () => {
      provider.is_silent = false
    }
  },
}

const leader: Fault = {
  name: 'leader killed',
  alert: 'LeaderChanged',
  recovery: 'by itself',
  inject: async ({ nodes, prometheus }) => {
    const held = await prometheus.value('clearterm_lease_held{job_name="prices"} == 1')
    const port = Number(held[0]?.labels.instance?.split(':')[1])
    const leading = nodes.find(({ metrics_port }) => metrics_port === port) ?? nodes[0]
    await leading.end('SIGKILL')
    return () => leading.start()
  },
}

const auditor: Fault = {
  name: 'auditor finding',
  alert: 'MoneyWritesStopped',
  recovery: 'by its runbook',
  inject: async ({ database_url, environment }) => {
    const change = (sign: string) =>
      onServer(
        database_url,
        `SET session_replication_role = replica; UPDATE account SET balance = balance ${sign} 1 WHERE id = (SELECT min(id) FROM account WHERE code LIKE 'member:%:main')`,
      )
    await change('+')
    // The job runs every ten minutes; an operator may run it at any time.
    const found = await runAudit(environment)
    return async () => {
      await change('-')
      const clean = await runAudit(environment)
      await onServer(database_url, 'UPDATE journal_head SET halted = NULL')
      return `npm run audit ended with ${found}, after the correction with ${clean}`
    }
  },
}

function runAudit(environment: Record<string, string>): Promise<number> {
  const args = ['--conditions=source', '--import', 'tsx', 'tools/audit.ts']
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env: environment }, () => resolve(child.exitCode ?? -1))
  })
}

/** One network alone has at most 32 calls at once, and fills no queue. */
const [FLOODERS, NETWORKS] = [640, 20]

/** The status of a log-in that fails, from one of this machine's own addresses. */
async function logInFrom(address: string, url: string): Promise<number> {
  const flood = request(`${url}/api/v1/auth/login`, {
    method: 'POST',
    localAddress: address,
    headers: { 'content-type': 'application/json' },
    timeout: 60_000,
  })
  flood.end(JSON.stringify({ email: `${newId()}@flood.test`, password: 'a wrong password 4711' }))
  const [answer] = (await once(flood, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode ?? 0
}

const queue: Fault = {
  name: 'queue full',
  alert: 'QueueFull',
  recovery: 'by itself',
  inject: async ({ nodes: [node] }) => {
    let running = true
    let refused = 0
    const one = async (address: string): Promise<void> => {
      while (running) {
        if ((await logInFrom(address, node.url).catch(() => null)) !== 503) continue
        refused += 1
        await pause(300)
      }
    }
    const flood = Promise.all(Array.from({ length: FLOODERS }, (_, at) => one(`127.0.1.${1 + (at % NETWORKS)}`)))
    return async () => {
      running = false
      await flood
      return `${refused} log-ins answered 503`
    }
  },
}

const key: Fault = {
  name: 'key missing',
  alert: 'NodeDown',
  recovery: 'by its runbook',
  inject: async ({ nodes: [, node] }) => {
    await node.end('SIGTERM')
    const outcome = await node.start({ SECRET_KEY: '' }).catch((error: Error) => error.message)
    return async () => {
      await node.start()
      return String(outcome)
    }
  },
}

const memory: Fault = {
  name: 'memory pressure',
  alert: 'MemoryHigh',
  recovery: 'by itself',
  inject: async ({ nodes: [, node] }) => {
    node.control({ heap_ratio: 0.83 })
    return async () => node.control({})
  },
}

/** A forgotten transaction of a console holds rows of the outbox. */
const outbox: Fault = {
  name: 'outbox stuck',
  alert: 'OutboxStuck',
  recovery: 'by itself',
  inject: async ({ database_url }, mark) => {
    const client = await connect(database_url)
    for (let held = 0; held === 0; ) {
      await client.query('BEGIN')
      held = (await client.query('SELECT id FROM outbox WHERE done_at IS NULL FOR UPDATE SKIP LOCKED')).rowCount ?? 0
      if (held === 0) await client.query('ROLLBACK')
    }
    mark()
    return async () => {
      await client.query('ROLLBACK')
      await client.end()
    }
  },
}

const backup: Fault = {
  name: 'backup failing',
  alert: 'BackupFailing',
  recovery: 'by itself',
  inject: async ({ backup_dir, database_url }) => {
    // A table that no migration made: a copy of it could not be restored.
    await onServer(database_url, 'CREATE TABLE public.someone_elses (id int)')
    // Without one a backup is due.
    for (const name of readdirSync(backup_dir).map((one) => join(backup_dir, one)))
      if (statSync(name).isDirectory()) rmSync(name, { recursive: true, force: true })
    return async () => {
      await onServer(database_url, 'DROP TABLE public.someone_elses')
      for (let look = 0; look < 240 && !madeOne(backup_dir); look += 1) await pause(500)
      return madeOne(backup_dir) ? 'the next backup was made and restored once' : 'no backup was made within two minutes'
    }
  },
}

function madeOne(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder, { withFileTypes: true }).some((one) => one.isDirectory() && !one.name.startsWith('.'))
}

const replica: Fault = {
  name: 'replica lag',
  alert: 'ReplicaLag',
  recovery: 'by its runbook',
  inject: async ({ standby, database_url }) => {
    await onServer(standby.url, 'SELECT pg_wal_replay_pause()')
    await onServer(database_url, `SELECT pg_logical_emit_message(false, 'drill', repeat('x', 1000000)) FROM generate_series(1, 24)`)
    return () => onServer(standby.url, 'SELECT pg_wal_replay_resume()')
  },
}

export const faults: readonly Fault[] = [
  proofThread,
  mailServer,
  backup,
  slowDatabase,
  clock,
  outbox,
  replica,
  queue,
  memory,
  feed,
  database,
  disk,
  key,
  leader,
  auditor,
]
