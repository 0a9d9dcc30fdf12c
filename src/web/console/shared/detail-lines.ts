/** What a change would do, as lines: from what to what where that is known. What stays as it is has none. */

export type DetailLine = { readonly name: string; readonly from: unknown; readonly to: unknown }
type Members = Readonly<Record<string, unknown>>

/** Details that are internal, or shown beside it as the reason. */
const UNSAID: readonly string[] = ['transaction', 'version', 'from_version', 'narration']

/** `from` is undefined where nothing is known of it. */
export function detailLines(details: Members, before: Members | null): DetailLine[] {
  const { from, ...rest } = details
  return Object.entries(rest)
    .filter(([name]) => !UNSAID.includes(name))
    .map(([name, to]) => ({ name, from: before ? before[name] : name === 'role' ? from : undefined, to }))
    .filter((line) => !sameAs(line.from, line.to) && (line.from !== undefined || !isEmpty(line.to)))
}

function sameAs(one: unknown, other: unknown): boolean {
  return (isEmpty(one) && isEmpty(other) && one !== undefined) || one === other
}

export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

/** `account_type` as a person reads it, for what the catalogue has no word for. */
export function nameOf(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
