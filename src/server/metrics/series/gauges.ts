/** Series that are read at each scrape, in groups: a group whose source does not answer is left out, and the others are still shown. */
import { Counter, Gauge, type Registry } from 'prom-client'

/** One value, or one for each label; null: none. */
export type SeriesValue = number | bigint | null | readonly (readonly [label: string, value: number | bigint])[]

type Definition = {
  readonly help: string
  /** The name of its label, if it has one. */
  readonly label?: string
  readonly type?: 'counter'
}

export type SeriesGroup = {
  readonly name: string
  /** Reads the source and sets the series. False: the source failed, and the series have no value. */
  refresh(): Promise<boolean>
}

/** The source must answer within this time: a scrape waits for all of them. */
const PATIENCE_MS = 3_000

export function openGroup<const Name extends string>(
  registry: Registry,
  name: string,
  definitions: Readonly<Record<Name, Definition>>,
  read: () => Promise<Readonly<Record<Name, SeriesValue>>> | Readonly<Record<Name, SeriesValue>>,
): SeriesGroup {
  const series = new Map<Name, (value: SeriesValue) => void>()
  for (const [one, definition] of Object.entries<Definition>(definitions)) series.set(one as Name, openSeries(registry, one, definition))
  return {
    name,
    refresh: async () => {
      const values = await within(async () => read())
      for (const [one, set] of series) set(values === null ? null : values[one])
      return values !== null
    },
  }
}

function openSeries(registry: Registry, name: string, { help, label, type }: Definition): (value: SeriesValue) => void {
  const settings = { name, help, labelNames: label ? [label] : [], registers: [registry] }
  const metric = type === 'counter' ? new Counter(settings) : new Gauge(settings)
  const add = (value: number | bigint, labels: Record<string, string>): void => metric.inc(labels, Number(value))
  return (value) => {
    metric.reset()
    // A reset leaves a series without a label at zero.
    if (!label) metric.remove()
    if (value === null) return
    if (typeof value === 'object') for (const [of, one] of value) add(one, label ? { [label]: of } : {})
    else add(value, {})
  }
}

/** Null: it failed, or took too long. */
async function within<T>(read: () => Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  try {
    return await Promise.race([read(), late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
