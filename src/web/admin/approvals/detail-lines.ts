/** What a change would do, as lines: from what to what where that is known. */

export type DetailLine = { readonly name: string; readonly from: string | null; readonly to: string }
type Members = Readonly<Record<string, unknown>>

/** What only the machine needs, or what stands beside it as the reason. */
const UNSAID: readonly string[] = ['transaction', 'version', 'from_version', 'narration']

/** `{ from, role }` and `{ before, after }` are two sides of one line; everything else stands alone. */
export function detailLines(details: Members): DetailLine[] {
  const { before, after, from, ...rest } = details
  const sides = sidesOf(before, after)
  const alone = Object.entries(rest)
    .filter(([name, value]) => !UNSAID.includes(name) && value !== null && value !== undefined && value !== '')
    .flatMap(([name, value]) => (isMembers(value) ? sidesOf(null, value) : [{ name, from: null, to: textOf(value) }]))
  const role = alone.map((line) => (line.name === 'role' && typeof from === 'string' ? { ...line, from } : line))
  return [...role, ...sides]
}

function sidesOf(before: unknown, after: unknown): DetailLine[] {
  const old = isMembers(before) ? before : {}
  const next = isMembers(after) ? after : {}
  return [...new Set([...Object.keys(old), ...Object.keys(next)])]
    .map((name) => ({ name, from: name in old ? textOf(old[name]) : null, to: textOf(next[name]) }))
    .filter(({ from, to }) => from !== to)
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** `account_type` as a person reads it. */
export function nameOf(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Words of ours begin like a sentence; what somebody typed stays as it is. */
export function saidOf(name: string, value: string): string {
  return name === 'role' || name === 'account' ? nameOf(value) : value
}
