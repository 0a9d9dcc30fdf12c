/**
 * The series that the rooms declare, in the Prometheus text format. A group whose source does not answer is left out, and the others are
 * still shown.
 */
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { refuse } from '#kernel/refusal'
import { singleFlight } from '#kernel/single-flight'
import { createServer, isSameSecret, sendRefusal } from '#server/http'
import { type CountedSeries, type SeriesGroup, series } from '#server/room'

export type Exposition = { readonly type: string; read(): Promise<string> }

/** The source must answer within this time: a scrape waits for all of them. */
const PATIENCE_MS = 3_000

/** Throws if two series have the same name. `onRead` runs at each scrape. */
export function openExposition(declared: readonly (SeriesGroup | CountedSeries)[], onRead: () => void = () => {}): Exposition {
  const registry = new Registry()
  for (const one of declared) if (!('source' in one)) registry.registerMetric(one)
  const groups = declared.flatMap((one) => ('source' in one ? [openGroup(registry, one)] : []))
  const failed = new Set<string>()
  const sources = openGroup(
    registry,
    series('sources', () => [...new Set(groups.map(({ source }) => source))], {
      clearterm_metrics_source_ok: {
        help: 'Whether the source of a group of series answers.',
        label: 'source',
        of: (names) => names.map((name) => [name, failed.has(name) ? 0 : 1]),
      },
    }),
  )
  let is_watching = false
  const read = async (): Promise<string> => {
    // From the first scrape on: watching the event loop and the garbage collector has a cost.
    if (!is_watching) collectDefaultMetrics({ register: registry })
    is_watching = true
    const answered = await Promise.all(groups.map((group) => group.refresh()))
    failed.clear()
    for (const [n, { source }] of groups.entries()) if (!answered[n]) failed.add(source)
    await sources.refresh()
    onRead()
    return registry.metrics()
  }
  return {
    type: registry.contentType,
    // Shared by scrapes that overlap: each sets the same series.
    read: singleFlight(read),
  }
}

/** `refresh` reads the source and sets the series. False: the source failed, and the series have no value. */
function openGroup(
  registry: Registry,
  { source, series: all, read }: SeriesGroup,
): { readonly source: string; refresh(): Promise<boolean> } {
  const set = all.map((one) => ({ name: one.name, to: openSeries(registry, one) }))
  return {
    source,
    refresh: async () => {
      const values = await within(read)
      for (const { name, to } of set) to(values?.get(name) ?? null)
      return values !== null
    },
  }
}

type Value = NonNullable<ReturnType<Awaited<ReturnType<SeriesGroup['read']>>['get']>> | null

function openSeries(registry: Registry, { name, help, label, type }: SeriesGroup['series'][number]): (value: Value) => void {
  const settings = { name, help, labelNames: label ? [label] : [], registers: [registry] }
  const metric = type === 'counter' ? new Counter(settings) : new Gauge(settings)
  return (value) => {
    metric.reset()
    // A reset leaves a series without a label at zero.
    if (!label) metric.remove()
    if (value === null) return
    if (typeof value !== 'object') metric.inc({}, Number(value))
    else for (const [of, one] of value) metric.inc(label ? { [label]: of } : {}, Number(one))
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

/** The monitoring port: separate from the public one, only if configured; outside loopback only with a token. */
export type MetricsServer = { readonly port: number; close(): Promise<void> }

type Listening = {
  readonly host: string
  readonly port: number
  /** Null: a scrape needs none. */
  readonly token: string | null
}

/** Throws if the port can't be opened. Without a token it answers only loopback host names, against DNS rebinding. */
export async function listenMetrics({ host, port, token }: Listening, { type, read }: Exposition): Promise<MetricsServer> {
  const app = createServer({ public_url: 'http://localhost', log: false, any_host: token !== null })
  app.get('/metrics', async (request, reply) => {
    if (token !== null && !isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`))
      return sendRefusal(reply.header('www-authenticate', 'Bearer'), refuse('session_expired'))
    const text = await read().catch(() => null)
    return text === null ? sendRefusal(reply, refuse('unavailable')) : reply.header('cache-control', 'no-store').type(type).send(text)
  })
  await app.listen({ host, port })
  const address = app.server.address()
  return { port: typeof address === 'object' && address ? address.port : port, close: async () => void (await app.close()) }
}
