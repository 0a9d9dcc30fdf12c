/** Fills a sentence's placeholders. Formats depend on the language, so they are passed in. */
import type { Params } from '#kernel/refusal'

export type NestedReason = { readonly reason: string; readonly params?: Params }
export type Writers = {
  readonly plain: (value: unknown) => string
  /** A decimal string, in USD. */
  readonly money: (value: string) => string
  /** ISO 8601 in UTC. */
  readonly moment: (value: string) => string
  readonly reason: (nested: NestedReason) => string
}

const PLACE = /\{(\w{1,40})(?::(money|moment|reasons?))?\}/g

/** A placeholder without a parameter is left as it is. */
export function fill(text: string, params: Params, write: Writers): string {
  return text.replace(PLACE, (all, name: string, kind?: string) => {
    const value = params[name]
    if (value === undefined) return all
    if (kind === 'money' || kind === 'moment') return write[kind](String(value))
    if (kind === 'reason') return write.reason({ reason: String(value) })
    if (kind === 'reasons') return Array.isArray(value) ? value.map((one: NestedReason) => write.reason(one)).join(', ') : all
    return write.plain(value)
  })
}
