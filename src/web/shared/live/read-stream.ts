/** Reads the server's event stream: blocks, events, and the pause before the next attempt. */

import { MINUTE_MS } from '#kernel/duration'
import { randomBelow } from '#kernel/id'
import { whenReached } from '#web/shared/call/connection.ts'
import { leave, pageHeaders } from '#web/shared/call/page-headers.ts'
import { noteServerTime } from '#web/shared/clock/server-now.ts'

export type LiveEvent = { readonly id: string | null; readonly event: string; readonly resumed: boolean }

export function readStream(path: string, options: ReadOptions, onNews: (news: LiveEvent) => void): Promise<StreamEnd> {
  return readBlocks(path, options, newsOf(onNews))
}

/** Parses chunks and emits each complete event. @internal */
export function parser(onNews: (news: LiveEvent) => void): (text: string) => void {
  return blockReader(newsOf(onNews))
}

/** Comments carry no data. */
function newsOf(onNews: (news: LiveEvent) => void): (block: string) => void {
  return (block) => {
    const event = field(block, 'event')
    if (event !== null) onNews({ id: field(block, 'id'), event, resumed: /"resumed":true/.test(field(block, 'data') ?? '') })
  }
}

/** The server sends something every 15 seconds; after three silent intervals the connection counts as dead. */
const SILENCE_MS = 45_000
/** A stream is refused with it for one reason: the session is another member's. */
const CONFLICT = 409

/** `refused`: the server answered with that status instead of a stream. `ended`: the stream or the connection broke. */
export type StreamEnd = { readonly refused: number } | { readonly ended: true }

export type ReadOptions = { readonly last_id?: string | null; readonly signal: AbortSignal }

/** Emits each complete block: the lines of an event, or a comment, which is a heartbeat. */
export async function readBlocks(
  path: string,
  { last_id = null, signal }: ReadOptions,
  onBlock: (block: string) => void,
): Promise<StreamEnd> {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), SILENCE_MS)
  try {
    const response = await fetch(`/api/v1${path}`, {
      credentials: 'same-origin',
      headers: { accept: 'text/event-stream', ...pageHeaders(), ...(last_id === null ? {} : { 'last-event-id': last_id }) },
      signal: AbortSignal.any([signal, silent.signal]),
    })
    noteServerTime(response.headers)
    const left = response.status === CONFLICT ? leave() : null
    if (left) return left
    if (!response.ok || !response.body) return { refused: response.status }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    const read = blockReader(onBlock)
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { ended: true }
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), SILENCE_MS)
      read(value)
    }
  } catch {
    return { ended: true }
  } finally {
    clearTimeout(timer)
  }
}

/** Accepts chunks cut at any position. */
function blockReader(onBlock: (block: string) => void): (text: string) => void {
  let remainder = ''
  return (text) => {
    const blocks = (remainder + text).split('\n\n')
    remainder = blocks.pop() ?? ''
    for (const block of blocks) onBlock(block)
  }
}

/** Null if the block has no such line. */
export function field(block: string, name: string): string | null {
  const line = block.split('\n').find((text) => text.startsWith(`${name}: `))
  return line === undefined ? null : line.slice(name.length + 2)
}

const FIRST_MS = 1_000
const MAX_MS = MINUTE_MS

/** Exponential back-off from a second to a minute with 50% jitter, so that browsers don't reconnect all at once. */
export function pauseMs(failures: number): number {
  const whole = Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(failures, 10))
  return whole / 2 + randomBelow(whole / 2)
}

/** Ends early when the network or the server is back. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      forget()
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    const forget = whenReached(done)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
