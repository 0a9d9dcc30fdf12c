/** The entry beside another, in the order on the screen. */
import type { Chosen } from './rows.ts'

export function isSame(one: Chosen | null, other: Chosen | null): boolean {
  return one?.kind === other?.kind && one?.id === other?.id
}

/** The next (1) or previous (-1) entry, from the end to the start again; null if there is no other. */
export function beside<Entry extends Chosen>(entries: readonly Entry[], chosen: Chosen | null, step: 1 | -1): Entry | null {
  const at = entries.findIndex((entry) => isSame(entry, chosen))
  if (at < 0) return entries[0] ?? null
  if (entries.length < 2) return null
  return entries[(at + step + entries.length) % entries.length] ?? null
}
