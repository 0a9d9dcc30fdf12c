/** Programs of the drilled cluster: unprivileged, each ended by its own pid, and with this process. */
import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'

export type Program = {
  readonly pid: number
  /** Resolves when it has ended. */
  end(signal: NodeJS.Signals): Promise<void>
}

const user = process.getuid?.() === 0 ? (spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody') : null
const running = new Set<ChildProcess>()

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Its output goes to `log`. */
export function start(log: string, command: readonly [string, ...string[]], env: NodeJS.ProcessEnv): Program {
  const [program, ...args] = user ? [...asUser(user), ...command] : command
  const file = openSync(log, 'a')
  const child = spawn(program ?? '', args, { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', file, file] })
  closeSync(file)
  running.add(child)
  child.once('exit', () => running.delete(child))
  return { pid: child.pid ?? 0, end: (signal) => ended(child, signal) }
}

/** Replaces itself with the program, so that its pid is the program's. */
function asUser(name: string): string[] {
  const group = execFileSync('id', ['-g', name], { encoding: 'utf8' }).trim()
  return ['setpriv', `--reuid=${name}`, `--regid=${group}`, '--clear-groups', '--pdeathsig=KILL', '--']
}

export type Ended = { readonly code: number; readonly output: string }

/** Runs a command to its end, as this user. */
export function run([program, ...args]: readonly [string, ...string[]], env: NodeJS.ProcessEnv, cwd?: string): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env.PATH, ...env }, ...(cwd ? { cwd } : {}) }
    execFile(program, args, options, (error, stdout, stderr) => resolve({ code: error ? 1 : 0, output: `${stdout}${stderr}` }))
  })
}

/** As the unprivileged user; throws with its output. */
export async function runToEnd(command: readonly [string, ...string[]], env: NodeJS.ProcessEnv): Promise<void> {
  const [program = '', ...args] = user ? [...asUser(user), ...command] : command
  const { code, output } = await run([program, ...args], env)
  if (code !== 0) throw new Error(`${command.slice(0, 3).join(' ')} failed: ${output}`)
}

export function giveFolder(folder: string): void {
  if (user) execFileSync('chown', [user, folder])
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

/** The postmaster of a data folder; null: none runs. */
export function postmasterOf(data: string): number | null {
  const file = `${data}/postmaster.pid`
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  return pid > 0 && existsSync(`/proc/${pid}`) ? pid : null
}

/** SIGKILL to a process and its children, as a power cut would. */
export function kill(pid: number, with_children: boolean): void {
  const children = with_children ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number) : []
  for (const one of [pid, ...children]) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It ended by itself.
    }
  }
}

/** Looks until there is something, or throws with the sentence. */
export async function until<Found>(what: string, seconds: number, look: () => Promise<Found | null>): Promise<Found> {
  const start = performance.now()
  while (performance.now() - start < seconds * 1000) {
    const found = await look().catch(() => null)
    if (found !== null) return found
    await pause(100)
  }
  throw new Error(`${what}: not within ${seconds} s`)
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
