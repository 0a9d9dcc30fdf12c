/** The values of a change as lines and as one text. */
import { moneyText } from '#web/kit/index.ts'

export type Scalar = string | number | boolean | null
export type ChangeLine = {
  /** `['terms', 'rate_bps']` */
  readonly path: readonly string[]
  /** Undefined if absent. */
  readonly from: Scalar | undefined
  readonly to: Scalar | undefined
}

/** An entry may have only an after or only a before; then only that is shown. */
export function changeLines({ before, after }: { readonly before?: unknown; readonly after?: unknown }): ChangeLine[] {
  const from = leavesOf(before)
  const to = leavesOf(after)
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((key) => {
    const line = { path: key.split('\n'), from: from.get(key), to: to.get(key) }
    return line.from === line.to ? [] : [line]
  })
}

function leavesOf(value: unknown, path: readonly string[] = []): Map<string, Scalar> {
  if (!isObject(value)) return new Map(path.length === 0 ? [] : [[path.join('\n'), scalarOf(value)]])
  return new Map(Object.entries(value).flatMap(([name, inner]) => [...leavesOf(inner, [...path, name])]))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list is shown as a whole. */
function scalarOf(value: unknown): Scalar {
  if (value === undefined) return null
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Scalar)
}

/** An audit log change in one line: `state: awaiting_approval → settled`; members without a before show the after alone. */
export function changeText({ before, after }: { readonly before?: unknown; readonly after?: unknown }): string {
  const from = membersOf(before)
  const to = membersOf(after)
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  if (names.length === 0) return '–'
  return names.map((name) => `${name}: ${name in from ? `${from[name]} → ` : ''}${to[name] ?? '–'}`).join('; ')
}

function membersOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, memberText(name, member)]))
}

/** Amounts are kept in cents. */
function memberText(name: string, member: unknown): string {
  if (name === 'amount' && typeof member === 'string' && /^\d{1,16}$/.test(member)) return moneyText(BigInt(member))
  return typeof member === 'string' ? member : JSON.stringify(member)
}
