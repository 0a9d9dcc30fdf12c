/** The messages of a page as threads: those about one investment together, at the place of the newest. Pure. */
import type { Message } from './messages-query.ts'

/** Newest first; at least one. */
export type Thread = { readonly key: string; readonly newest: Message; readonly earlier: readonly Message[] }

export function threadsOf(messages: readonly Message[]): Thread[] {
  const threads = new Map<string, { newest: Message; earlier: Message[] }>()
  for (const message of messages) {
    const key = message.investment_id ?? message._id
    const thread = threads.get(key)
    if (thread) thread.earlier.push(message)
    else threads.set(key, { newest: message, earlier: [] })
  }
  return [...threads].map(([key, thread]) => ({ key, ...thread }))
}
