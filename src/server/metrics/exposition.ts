/** The metrics of this process and of the shared work, in the Prometheus text format. */
import { collectDefaultMetrics } from 'prom-client'
import { singleFlight } from '#kernel/single-flight'
import { openGroup, type SeriesGroup } from './series/gauges.ts'
import { type MoneySources, moneyGroups } from './series/money.ts'
import type { Observed } from './series/observe.ts'
import { type ProcessSources, processGroups } from './series/process.ts'
import { type WorkSources, workGroups } from './series/work.ts'

export type Exposed = { readonly observed: Pick<Observed, 'registry'>; readonly metrics: MoneySources } & ProcessSources & WorkSources

export type Exposition = { readonly type: string; read(): Promise<string> }

export function openExposition({ observed: { registry }, metrics, ...sources }: Exposed): Exposition {
  const groups = [...moneyGroups(registry, metrics), ...processGroups(registry, sources), ...workGroups(registry, sources)]
  const failed = new Set<string>()
  const sourcesGroup = openGroup(
    registry,
    'sources',
    { clearterm_metrics_source_ok: { help: 'Whether the source of a group of series answers.', label: 'source' } },
    () => ({ clearterm_metrics_source_ok: groups.map(({ name }) => [name, failed.has(name) ? 0 : 1] as const) }),
  )
  let is_watching = false
  const read = async (): Promise<string> => {
    // From the first scrape on: watching the event loop and the garbage collector has a cost.
    if (!is_watching) collectDefaultMetrics({ register: registry })
    is_watching = true
    await Promise.all(groups.map((group) => note(group, failed)))
    await sourcesGroup.refresh()
    return registry.metrics()
  }
  return {
    type: registry.contentType,
    // Shared by scrapes that overlap: each sets the same series.
    read: singleFlight(read),
  }
}

async function note(group: SeriesGroup, failed: Set<string>): Promise<void> {
  if (await group.refresh()) failed.delete(group.name)
  else failed.add(group.name)
}
