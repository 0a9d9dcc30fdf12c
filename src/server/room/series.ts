/** Series for Prometheus, as a room declares them: read at each scrape, or counted as it happens. */
import { Counter, Histogram } from 'prom-client'

type Value = number | bigint
/** By the value of the label. */
type Labelled = readonly (readonly [label: string, value: Value])[]

/** `of`: its value now; null: none. With a label, one for each. */
type Series<Read> = { readonly help: string; readonly type?: 'counter' } & (
  | { readonly label: string; of(read: Read): Labelled }
  | { readonly label?: never; of(read: Read): Value | null }
)

export type SeriesGroup = {
  /** What `clearterm_metrics_source_ok` says of it; several groups may have the same. */
  readonly source: string
  readonly series: readonly { readonly name: string; readonly help: string; readonly label?: string; readonly type?: 'counter' }[]
  /** By name. */
  read(): Promise<ReadonlyMap<string, Value | null | Labelled>>
}

/** One read for all series of a group: if it fails or takes too long, these have no value, and the others are still shown. */
export function series<Read>(
  source: string,
  read: () => Read | Promise<Read>,
  each: Readonly<Record<`clearterm_${string}`, Series<Read>>>,
): SeriesGroup {
  const all = Object.entries<Series<Read>>(each).map(([name, one]) => ({ name, ...one }))
  return {
    source,
    series: all,
    read: async () => {
      const answer = await read()
      return new Map(all.map(({ name, of }) => [name, of(answer)]))
    },
  }
}

export type CountedSeries = Counter | Histogram

/** The metrics room registers it. */
export function counter(name: `clearterm_${string}`, help: string, label?: string): Counter {
  return new Counter({ name, help, labelNames: label ? [label] : [], registers: [] })
}

export function histogram(name: `clearterm_${string}`, help: string, buckets: number[], labelNames: string[] = []): Histogram {
  return new Histogram({ name, help, buckets, labelNames, registers: [] })
}

/** Of what began in the past. */
export function ageSeconds(since: Date, now: Date): number {
  return Math.max(0, (now.getTime() - since.getTime()) / 1000)
}
