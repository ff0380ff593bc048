import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { currentRequestId, currentTraceparent, inRequest } from './request-scope'

type Attributes = Record<string, string | number | undefined>

/** A span that has begun. */
interface StartedSpan {
  /** The span for what is called from within it. */
  traceparent: string
  end: (outcome?: { attributes?: Attributes; error?: boolean }) => void
}

interface SpanOptions {
  kind?: 'internal' | 'server' | 'client'
  attributes?: Attributes
  /** The span that it belongs to; the current one, if not given. Without either it is the first of the request. */
  parent?: string
  /** Milliseconds since 1970; now, if not given. */
  startedAt?: number
}

interface Tracer {
  start: (name: string, options: SpanOptions) => StartedSpan
  stop: () => Promise<void>
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

let tracer: Tracer | undefined

/** Whether spans are recorded. */
export const isTracing = (): boolean => tracer !== undefined

/**
 * The trace of a request has the request's id, so that logs, emails and spans are found by one id: without its dashes,
 * or its hash if it is none of 32 hexadecimal digits.
 */
export function traceIdOf(requestId: string): string {
  const digits = requestId.replaceAll('-', '').toLowerCase()
  const isTraceId = /^[0-9a-f]{32}$/.test(digits) && !/^0+$/.test(digits)
  return isTraceId ? digits : createHash('sha256').update(requestId).digest('hex').slice(0, 32)
}

/**
 * The `traceparent` that a caller sent, if it belongs to the request: only a trusted proxy can name a request, so
 * no one outside can add spans to a trace, or have them recorded.
 */
export function trustedParent(requestId: string, header: unknown): string | undefined {
  const [, traceId] = (typeof header === 'string' && TRACEPARENT.exec(header)) || []
  return traceId === traceIdOf(requestId) ? (header as string) : undefined
}

/**
 * Sends spans of this process to an OTLP/HTTP collector from now on. The packages of OpenTelemetry are loaded only here,
 * so that a process without tracing has none of them.
 */
export async function startTracing({ name, endpoint }: { name: string; endpoint: string }): Promise<void> {
  const [{ ROOT_CONTEXT, SpanKind: kinds, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': name }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
    idGenerator: {
      generateTraceId: () => traceIdOf(currentRequestId() ?? randomUUID()),
      generateSpanId: () => randomBytes(8).toString('hex'),
    },
  })
  const spans = provider.getTracer('tekskills-site')
  const kindOf = {
    internal: kinds.INTERNAL,
    server: kinds.SERVER,
    client: kinds.CLIENT,
  }
  const contextOf = (parent = '') => {
    const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(parent) ?? []
    if (!traceId) return ROOT_CONTEXT
    return trace.setSpanContext(ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: Number.parseInt(flags, 16),
      isRemote: true,
    })
  }
  tracer = {
    start(spanName, { kind = 'internal', attributes, parent, startedAt }) {
      const options = { kind: kindOf[kind], attributes, startTime: startedAt }
      const span = spans.startSpan(spanName, options, contextOf(parent))
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        end({ attributes: more = {}, error = false } = {}) {
          span.setAttributes(more)
          if (error) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    stop: () => provider.shutdown(),
  }
}

/** Sends what was recorded, and ends tracing. */
export async function stopTracing(): Promise<void> {
  const stopping = tracer
  tracer = undefined
  await stopping?.stop().catch(() => undefined)
}

/** Begins a span; undefined without tracing. */
export const startSpan = (name: string, options: SpanOptions = {}): StartedSpan | undefined =>
  tracer?.start(name, { ...options, parent: options.parent ?? currentTraceparent() })

/** Runs work in a span; nested calls are part of it. */
export async function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const span = startSpan(name, { attributes })
  const requestId = currentRequestId()
  if (!span || requestId === undefined) return work()
  try {
    const result = await inRequest(requestId, work, span.traceparent)
    span.end()
    return result
  } catch (error) {
    span.end({ error: true })
    throw error
  }
}

/** Records a completed operation, if it was done within a span. */
export function noteSpan(
  name: string,
  milliseconds: number,
  { attributes, error }: Pick<SpanOptions, 'attributes'> & { error?: boolean },
): void {
  if (!tracer || !currentTraceparent()) return
  startSpan(name, { kind: 'client', attributes, startedAt: Date.now() - milliseconds })?.end({ error })
}
