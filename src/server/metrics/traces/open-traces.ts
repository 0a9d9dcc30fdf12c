/**
 * OpenTelemetry traces of calls and of the batches that write their money moves. The libraries are loaded only if traces are configured. A
 * span has the pattern of the route, states and counts; nothing that a caller sent.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Link, Span } from '@opentelemetry/api'
import { systemClock } from '#kernel/clock'
import type { TraceRequest } from '#server/http'
import type { BatchWatch } from '#server/ledger'

export type TraceSettings = {
  /** Of the collector; `/v1/traces` is added. */
  readonly endpoint: string
  /** The part of the calls that is traced, 0 to 1. */
  readonly ratio: number
}

export type Traces = {
  readonly request: TraceRequest
  readonly batch: BatchWatch
  /** Sends what is left. */
  close(): Promise<void>
}

const EXPORT_MS = 5_000
/** A collector that does not answer must not delay the end of the process. */
const CLOSE_MS = 2_000
const MAX_LINKS = 128

export async function openTraces({ endpoint, ratio }: TraceSettings, version: string): Promise<Traces> {
  const [{ SpanKind, SpanStatusCode, trace, ROOT_CONTEXT }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: EXPORT_MS })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'clearterm', 'service.version': version }),
    sampler: new sdk.TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('clearterm')
  const current = new AsyncLocalStorage<Span>()
  return {
    request: (request_id, method) => {
      const attributes = { 'http.request.method': method, 'clearterm.request_id': request_id }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
      return {
        run: (work) => current.run(span, work),
        end: ({ route, status, refusal }) => {
          if (route !== null) span.updateName(`${method} ${route}`).setAttribute('http.route', route)
          span.setAttribute('http.response.status_code', status)
          if (refusal !== null) span.setAttribute('clearterm.refusal', refusal)
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    batch: {
      origin: () => current.getStore() ?? null,
      ended: ({ origins, seconds, waited_seconds, failed }) => {
        const spans = [...new Set(origins as readonly (Span | null)[])].filter((span) => span !== null)
        const [only, ...others] = spans
        // A batch that several calls share belongs to none of them alone.
        const parent = only && others.length === 0 ? trace.setSpan(ROOT_CONTEXT, only) : ROOT_CONTEXT
        const links: Link[] = others.length === 0 ? [] : spans.slice(0, MAX_LINKS).map((span) => ({ context: span.spanContext() }))
        const ended_at = systemClock.now().getTime()
        const attributes = { 'clearterm.groups': origins.length, 'clearterm.waited_seconds': Math.max(0, ...waited_seconds) }
        const startTime = ended_at - seconds * 1000
        const span = tracer.startSpan('write batch', { kind: SpanKind.CLIENT, attributes, links, startTime }, parent)
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end(ended_at)
      },
    },
    close: async () => {
      const patience = new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref())
      await Promise.race([provider.shutdown().catch(() => {}), patience])
    },
  }
}
