/** Reads a stream of server-sent events once, until it ends. The caller decides about reconnecting. */
import { leave, pageHeaders } from '#web/shared/call/page-headers.ts'

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
export function blockReader(onBlock: (block: string) => void): (text: string) => void {
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
