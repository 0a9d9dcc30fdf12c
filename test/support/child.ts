/** A program in its own process, which a test may kill. Its stdout lines are its messages. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { inject } from 'vitest'
import { is_whole } from './whole.ts'

export type Child = {
  readonly pid: number
  /** Resolves with the first line that matches, printed already or later; rejects when the process ends without it. */
  line(pattern: RegExp): Promise<string>
  /** All lines so far. */
  readonly lines: readonly string[]
  /** What it printed on stderr. */
  readonly errors: readonly string[]
  /** Sends the signal and waits for the end. Without one it only waits. */
  ended(signal?: NodeJS.Signals): Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>
}

/**
 * For servers whose prices no test asks for: a provider that never answers. The simulator's past of fifteen coins takes more of the
 * processor than all the rest of a start; `npm run test:full` draws it every time.
 */
export const WITHOUT_PRICES = is_whole ? {} : { PRICE_FEED: 'coingecko', COINGECKO_URL: 'http://127.0.0.1:9' }

/** Runs a program on the built server, which `beforeAll(serverIsBuilt)` updates: its source would take seconds to load in each process. */
export function startChild(file: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Child {
  return watched(spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] }))
}

/** dist/server is what src/server says. */
export async function serverIsBuilt(): Promise<void> {
  const response = await fetch(`${inject('support_url')}/built`)
  if (!response.ok) throw new Error(await response.text())
}

function watched(child: ChildProcess): Child {
  const lines: string[] = []
  const errors: string[] = []
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const look of [...waiting]) look()
  }
  let over = false
  const end = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    // `close`, not `exit`: all that it printed has been read by then.
    child.once('close', (code, signal) => {
      over = true
      wake()
      resolve({ code, signal })
    })
  })
  if (child.stdout) {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line)
      wake()
    })
  }
  if (child.stderr) createInterface(child.stderr).on('line', (line) => errors.push(line))
  return {
    pid: child.pid ?? 0,
    lines,
    errors,
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => pattern.test(line))
          if (found === undefined && !over) return
          waiting.delete(look)
          if (found !== undefined) resolve(found)
          else reject(new Error(`the process ended without ${pattern}; it printed: ${[...lines, ...errors].join(' / ')}`))
        }
        waiting.add(look)
        look()
      }),
    ended: (signal) => {
      if (signal) child.kill(signal)
      return end
    },
  }
}
