/** Reads a stream of server-sent events once, from a last id on, until it ends. Who calls again, and when, is not decided here. */
import { presence } from '../attended.ts'
import { callTable } from '../call-table.ts'

export type News = { readonly id: string | null; readonly event: string; readonly resumed: boolean }

/** The server says something every 15 seconds; after three silences the connection is taken for dead. */
const SILENCE_MS = 45_000

/** `refused`: the server answered with that status and no stream. `ended`: the stream, or the way to it, broke off. */
export type StreamEnd = { readonly refused: number } | { readonly ended: true }

export async function readStream(last_id: string | null, signal: AbortSignal, onNews: (news: News) => void): Promise<StreamEnd> {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), SILENCE_MS)
  try {
    const response = await fetch(`/api/v1${callTable.streamEvents[1]}`, {
      credentials: 'same-origin',
      headers: { accept: 'text/event-stream', ...presence(), ...(last_id === null ? {} : { 'last-event-id': last_id }) },
      signal: AbortSignal.any([signal, silent.signal]),
    })
    if (!response.ok || !response.body) return { refused: response.status }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    const read = parser(onNews)
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

/** Takes text as it comes and tells each event that is whole. Comments are signs of life and no news. */
export function parser(onNews: (news: News) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = field(block, 'event')
      if (event !== null) onNews({ id: field(block, 'id'), event, resumed: /"resumed":true/.test(field(block, 'data') ?? '') })
    }
  }
}

function field(block: string, name: string): string | null {
  const line = block.split('\n').find((text) => text.startsWith(`${name}: `))
  return line === undefined ? null : line.slice(name.length + 2)
}
