/** The inbox as one list, in the order on the screen, and the entry beside another. */
import type { Chosen, WaitingQueue } from './queries.ts'

export function flatten(queues: readonly Pick<WaitingQueue, 'kind' | 'items'>[]): Chosen[] {
  return queues.flatMap(({ kind, items }) => items.map(({ id }) => ({ kind, id })))
}

export function isSame(one: Chosen | null, other: Chosen | null): boolean {
  return one?.kind === other?.kind && one?.id === other?.id
}

/** The next (1) or previous (-1) entry, from the end to the start again; null if there is no other. */
export function beside(entries: readonly Chosen[], chosen: Chosen | null, step: 1 | -1): Chosen | null {
  const at = entries.findIndex((entry) => isSame(entry, chosen))
  if (at < 0) return entries[0] ?? null
  if (entries.length < 2) return null
  return entries[(at + step + entries.length) % entries.length] ?? null
}
