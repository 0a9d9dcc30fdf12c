/** A streaming replica of a cluster, beside it in a temporary folder. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#test/support/free-port.ts'
import { onServer } from '#test/support/on-server.ts'
import { groupOf, programsFolder, unprivilegedUser } from '../support/cluster.ts'

export type Standby = {
  /** A superuser's URL of the database `postgres`. */
  readonly url: string
  /** At once and without a farewell, as a power cut would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** The primary keeps its log for this slot until its user drops it, however long the standby is behind or away. */
export async function startStandby(primary_url: string, slot = 'standby'): Promise<Standby> {
  const programs = programsFolder()
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-standby-'))
  const user = process.getuid?.() === 0 ? unprivilegedUser() : null
  if (user) execFileSync('chown', [user, folder])
  const as = (program: string, args: readonly string[]): [string, string[]] =>
    user
      ? ['setpriv', [`--reuid=${user}`, `--regid=${groupOf(user)}`, '--clear-groups', '--pdeathsig=INT', '--', program, ...args]]
      : [program, [...args]]
  const { hostname, port } = new URL(primary_url)
  const source = `host=${hostname} port=${port} user=postgres application_name=standby`
  const files = join(folder, 'data')
  const copy = ['-D', files, '-d', source, '-R', '-X', 'stream', '-C', '-S', slot, '--no-sync', '-c', 'fast']
  execFileSync(...as(join(programs, 'pg_basebackup'), copy), { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder })
  const own_port = await freePort()
  const settings = [`port=${own_port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'hot_standby=on', 'max_connections=200']
  // Writes of others wait for a read, and do not cancel it.
  settings.push('max_standby_streaming_delay=-1')
  const [command, args] = as(join(programs, 'postgres'), ['-D', files, ...settings.flatMap((one) => ['-c', one])])
  const server: ChildProcess = spawn(command, args, { stdio: 'ignore', cwd: folder })
  const url = `postgres://postgres@127.0.0.1:${own_port}/postgres`
  for (let look = 0; look < 300; look += 1) {
    if (
      await onServer(url, 'SELECT 1').then(
        () => true,
        () => false,
      )
    )
      break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const end = (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> =>
    new Promise((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve()
      server.once('exit', () => resolve())
      server.kill(signal)
    })
  return {
    url,
    kill: () => end('SIGQUIT'),
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
