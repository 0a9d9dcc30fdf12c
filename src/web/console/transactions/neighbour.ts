/** The next id down (1) or up (-1); the first if none is selected, unchanged at either end. Null in an empty list. */
export function neighbour(ids: readonly string[], chosen: string | null, step: 1 | -1): string | null {
  const at = chosen === null ? -1 : ids.indexOf(chosen)
  if (at < 0) return ids[0] ?? null
  return ids[Math.min(ids.length - 1, Math.max(0, at + step))] ?? null
}
