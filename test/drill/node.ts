/** A node of the product in a process of its own, at the same two ports each time that it is started. */
import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#test/support/free-port.ts'

const SERVE = join(import.meta.dirname, '../support/serve.mjs')
const PRELOAD = join(import.meta.dirname, 'preload.cjs')

type Control = { readonly clock_seconds?: number; readonly heap_ratio?: number; readonly kill_proof_thread?: boolean }

export type DrillNode = {
  readonly name: string
  readonly url: string
  readonly metrics_port: number
  isUp(): boolean
  /** Rejects with its last line if it ends instead. */
  start(environment?: Record<string, string>): Promise<void>
  end(signal: NodeJS.Signals): Promise<number | null>
  control(control: Control): void
}

type NodeOptions = {
  readonly name: string
  readonly folder: string
  readonly web_dir: string
  readonly environment: Record<string, string>
}

export async function openNode({ name, folder, web_dir, environment }: NodeOptions): Promise<DrillNode> {
  const [port, metrics_port] = [await freePort(), await freePort()]
  const control_file = join(folder, `${name}.control.json`)
  const log = join(folder, `${name}.log`)
  let child: ChildProcess | null = null
  let is_up = false
  const own = {
    PORT: String(port),
    METRICS_PORT: String(metrics_port),
    DRILL_CONTROL: control_file,
    NODE_OPTIONS: `--require ${PRELOAD} --max-old-space-size=400`,
  }
  const control = (next: Control): void => writeFileSync(control_file, JSON.stringify(next))
  const start = (more: Record<string, string> = {}): Promise<void> =>
    new Promise((resolve, reject) => {
      const lines: string[] = []
      const started = spawn(process.execPath, [SERVE, web_dir], {
        env: { ...environment, ...own, ...more },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      for (const stream of [started.stdout, started.stderr])
        createInterface(stream).on('line', (line) => {
          lines.push(line)
          appendFileSync(log, `${line}\n`)
          if (!line.includes('Ctrl-C stops it')) return
          is_up = true
          resolve()
        })
      started.once('close', (code) => {
        is_up = false
        reject(new Error(`exit ${code}: ${lines.at(-1) ?? ''}`))
      })
    })
  const end = (signal: NodeJS.Signals): Promise<number | null> =>
    new Promise((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve(null)
      child.once('close', (code) => resolve(code))
      child.kill(signal)
    })
  control({})
  return { name, url: `http://127.0.0.1:${port}`, metrics_port, isUp: () => is_up, start, end, control }
}
