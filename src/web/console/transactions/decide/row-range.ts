/** The ids from one row to another, both included, in either order. The second alone if the first is gone. */
export function rowRange(rows: readonly { readonly _id: string }[], from: string, to: string): string[] {
  const [a, b] = [rows.findIndex(({ _id }) => _id === from), rows.findIndex(({ _id }) => _id === to)]
  if (a < 0 || b < 0) return [to]
  return rows.slice(Math.min(a, b), Math.max(a, b) + 1).map(({ _id }) => _id)
}
