/** Runs tools/verify as a stranger would: a server on a free port, a child process, its exit code and its output. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { toBase64 } from '#proof/index'
import { identity } from '#test/rooms/proof/platform.ts'
import { scratch } from '#test/support/scratch.ts'
import { is_whole } from '#test/support/whole.ts'

/** What is published, by path. An answer may be a promise: of another server's. */
export type Answers = {
  readonly front: () => unknown
  readonly page: (epoch: number) => unknown
  readonly leaves: (epoch: number) => string | Promise<string>
  readonly slice: (from: number, to: number) => unknown
  readonly inclusion: (index: number, size: number) => unknown
  readonly consistency: (from: number, to: number) => unknown
}

/** Serves answers under the published paths while `work` runs with the base URL. */
export async function serving<Result>(answers: Answers, work: (url: string) => Promise<Result>): Promise<Result> {
  const server = createServer((request, response) => void answer(new URL(request.url ?? '/', 'http://localhost'), answers, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

async function answer({ pathname, searchParams }: URL, answers: Answers, response: ServerResponse): Promise<void> {
  const number = (name: string) => Number(searchParams.get(name))
  const path = pathname.replace(/^\/api\/v1\/proof/, '')
  const leaves = /^\/(\d+)\/leaves$/.exec(path)
  if (leaves) {
    response.end(await answers.leaves(Number(leaves[1])))
    return
  }
  const json = () => {
    if (path === '') return answers.front()
    if (path === '/log/entries') return answers.slice(number('from'), number('to'))
    if (path === '/log/inclusion') return answers.inclusion(number('index'), number('size'))
    if (path === '/log/consistency') return answers.consistency(number('from'), number('to'))
    return answers.page(Number(path.slice(1)))
  }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(await json()))
}

export type Run = { readonly exit: number; readonly output: string }

/** In a process of its own in `npm run test:full`; otherwise in a thread, which begins in half the time. */
export function runTool(args: readonly string[]): Promise<Run> {
  return is_whole ? runProcess(args) : runThread(args)
}

async function runThread(args: readonly string[]): Promise<Run> {
  const thread = new Worker('./tools/verify/verify.mjs', { argv: [...args], execArgv: [], stdout: true, stderr: true })
  const [stdout, stderr, [exit]] = await Promise.all([text(thread.stdout), text(thread.stderr), once(thread, 'exit')])
  return { exit: Number(exit), output: stdout + stderr }
}

function runProcess(args: readonly string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['tools/verify/verify.mjs', ...args], (error, stdout, stderr) => {
      resolve({ exit: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: stdout + stderr })
    })
  })
}

const IDENTITY = ['--origin', identity.origin, '--key', toBase64(identity.public_key)]

/** Checks one bundle by its file, against the test platform's key. */
export function runOnBundle(bundle: unknown, more: readonly string[] = []): Promise<Run> {
  const folder = scratch()
  const file = join(folder, 'bundle.json')
  writeFileSync(file, JSON.stringify(bundle))
  return runTool(['--bundle', file, '--state', join(folder, 'state.json'), ...IDENTITY, ...more])
}

/** Checks one instance, remembering in `state`. */
export function runOnInstance(answers: Answers, state = join(scratch(), 'state.json'), more: readonly string[] = []): Promise<Run> {
  return serving(answers, (url) => runTool(['--url', url, '--state', state, ...more]))
}
