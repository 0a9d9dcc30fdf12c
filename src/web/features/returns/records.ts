/** A period's performance, and where its records are. */
import type { WireData } from '#contract/routes'

export type Performance = WireData<'readPerformance'>

/** The transactions of a period, by the filters of their screen; without days in the whole of it. */
export function transactionsPath(
  filter: Readonly<Record<string, string>>,
  days: { readonly from: string; readonly to: string } | null,
): string {
  const search = new URLSearchParams({ ...filter, ...days })
  return search.size === 0 ? '/transactions' : `/transactions?${search}`
}
