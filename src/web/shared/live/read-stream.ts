/** Reads the member's stream once, from a last id on. */
import { callTable } from '#web/shared/call/member-calls.ts'
import { blockReader, field, readBlocks, type StreamEnd } from './read-blocks.ts'

export type LiveEvent = { readonly id: string | null; readonly event: string; readonly resumed: boolean }

export function readStream(last_id: string | null, signal: AbortSignal, onNews: (news: LiveEvent) => void): Promise<StreamEnd> {
  return readBlocks(callTable.streamEvents[1], { last_id, signal }, newsOf(onNews))
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
