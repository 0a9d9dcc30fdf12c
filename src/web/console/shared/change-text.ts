/** An audit log change in one line: `state: awaiting_approval → settled`; members without a before show the after alone. */
import { moneyText } from '#web/kit/index.ts'

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
