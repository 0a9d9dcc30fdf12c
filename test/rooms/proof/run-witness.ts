/** A real witness process, as a stranger would run one. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

export type Witness = {
  readonly url: string
  /** What it shows at /key: to be given to `--witness-key`. */
  readonly key: string
  output(): string
  /** Resolves once it has printed so. */
  until(words: string): Promise<void>
  /** Its page as text, with the status before it. */
  page(path: string): Promise<string>
  /** Stops it as its owner would; resolves with its exit code. */
  stop(): Promise<number>
}

const LISTENING = /listening on (http:\S+) as (\S+)/

/** Starts a witness of the instance at `url` that polls every second; its files are in `state`. */
export async function startWitness(url: string, state: string, more: readonly string[] = []): Promise<Witness> {
  const args = ['tools/verify/verify.mjs', '--witness', '--url', url, '--state', state, '--port', '0', '--every', '1', ...more]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (words += String(chunk)))
  await waitFor(child, () => LISTENING.test(words))
  const [, base = '', key = ''] = LISTENING.exec(words) ?? []
  return {
    url: base,
    key,
    output: () => words,
    until: (sentence) => waitFor(child, () => words.includes(sentence)),
    page: async (path) => {
      const answer = await fetch(`${base}${path}`)
      return `${answer.status} ${await answer.text()}`
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      return Number((await ended)[0])
    },
  }

  async function waitFor(process: ChildProcess, seen: () => boolean): Promise<void> {
    while (!seen()) {
      if (process.exitCode !== null) throw new Error(`the witness ended with ${process.exitCode}: ${words}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
