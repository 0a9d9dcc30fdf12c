/** The hash of a change: everything that its screen shows, as canonical JSON. An approval sends it back. */
import { createHash } from 'node:crypto'
import { canonicalJson } from '#kernel/canonical-json'
import type { Change } from './change.ts'

export type Fingerprinted = Pick<Change, 'kind' | 'beneficiary' | 'amount' | 'object_kind' | 'object_id' | 'payload' | 'before'>

export function hashChange({ kind, beneficiary, amount, object_kind, object_id, payload, before }: Fingerprinted): string {
  const shown = { kind, beneficiary, amount: amount === null ? null : String(amount), object_kind, object_id, before, details: payload }
  return createHash('sha256')
    .update('clearterm/change/v1\0')
    .update(canonicalJson(asJson(shown)))
    .digest('hex')
}

/** The names of the values that differ. */
export function movedBetween(before: Change['before'], now: Change['before']): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(now ?? {})])
  return [...names].filter((name) => textOf(before, name) !== textOf(now, name)).sort()
}

function textOf(values: Change['before'], name: string): string {
  return canonicalJson(asJson(values?.[name] ?? null))
}

/** As the store returns it: dates as text, no undefined members. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
