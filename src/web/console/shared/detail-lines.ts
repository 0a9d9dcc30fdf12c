/** The effect of a change as lines, old and new value where both are known. Unchanged values are omitted. */

export type DetailLine = { readonly name: string; readonly from: unknown; readonly to: unknown }
type Members = Readonly<Record<string, unknown>>

/** Internal details, or shown elsewhere as the reason. */
const UNSAID: readonly string[] = ['transaction', 'version', 'from_version', 'narration']

/** Current values that the decision depends on, shown although the change leaves them as they are. */
const CONTEXT: readonly string[] = [
  ...['role', 'status', 'second_factor', 'existing_account', 'invitation', 'offset_days'],
  ...['method', 'coin', 'network', 'address', 'bank_last_four'],
]

/** `from` is undefined if unknown. */
export function detailLines(details: Members, before: Members | null): DetailLine[] {
  const { from, ...rest } = details
  const context = Object.entries(before ?? {}).filter(([name, value]) => CONTEXT.includes(name) && !(name in rest) && !isEmpty(value))
  const changed = Object.entries(rest)
    .filter(([name]) => !UNSAID.includes(name))
    .map(([name, to]) => ({ name, from: before ? before[name] : name === 'role' ? from : undefined, to }))
    .filter((line) => !sameAs(line.from, line.to) && (line.from !== undefined || !isEmpty(line.to)))
  return [...changed, ...context.map(([name, to]) => ({ name, from: undefined, to }))]
}

function sameAs(one: unknown, other: unknown): boolean {
  return (isEmpty(one) && isEmpty(other) && one !== undefined) || JSON.stringify(one) === JSON.stringify(other)
}

export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

/** `account_type` as words, for keys without a text. */
export function nameOf(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
