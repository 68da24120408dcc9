import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { browserTraces } from '@storyright/contracts/vocabulary'

/** What a request of the web is made of. */
export type Init = Omit<RequestInit, 'headers'> & { headers: Record<string, string> }

const exporter = new OTLPTraceExporter({ url: browserTraces.path })
const provider = new TracerProvider({ spanProcessors: [new BatchSpanProcessor({ exporter })] })
const tracer = provider.getTracer('web')

/** Fetches as a span, which the request tells the gateway of. Names and attributes say nothing of who asks for what. */
export async function fetchAsSpan(name: string, path: string, init: Init): Promise<Response> {
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT })
  const { traceId, spanId } = span.spanContext()
  try {
    const headers = { ...init.headers, traceparent: `00-${traceId}-${spanId}-01` }
    const response = await fetch(path, { ...init, headers })
    span.setAttribute('http.response.status_code', response.status)
    if (response.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    return response
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
