import { setTimeout as pause } from 'node:timers/promises'
import { OTLPMetricExporterBase } from '@opentelemetry/exporter-metrics-otlp-http'
import {
  createOtlpNetworkExportDelegate,
  ExporterMetrics,
  type ExportResponse,
  type IExporterTransport,
  OTLPExporterBase,
} from '@opentelemetry/otlp-exporter-base'
import { convertLegacyHttpOptions } from '@opentelemetry/otlp-exporter-base/node-http'
import {
  type IExporterMetricsHelper,
  type ISerializer,
  JsonMetricsSerializer,
  JsonTraceSerializer,
  MetricsExporterMetricsHelper,
  TraceExporterMetricsHelper,
} from '@opentelemetry/otlp-transformer'

const AGAIN_MS = 1_000
/** Statuses of a collector that may take the same a little later. */
const LATER = new Set([429, 502, 503, 504])

export const spanExporter = () =>
  new OTLPExporterBase(sending('TRACES', JsonTraceSerializer, TraceExporterMetricsHelper))
export const metricExporter = () =>
  new OTLPMetricExporterBase(sending('METRICS', JsonMetricsSerializer, MetricsExporterMetricsHelper))

/** Sends OTLP in JSON to the address in OpenTelemetry's variables. */
function sending<Data, Answer>(
  signal: 'TRACES' | 'METRICS',
  serializer: ISerializer<Data, Answer>,
  metricsHelper: IExporterMetricsHelper<Data>,
) {
  const options = convertLegacyHttpOptions({}, signal, `v1/${signal.toLowerCase()}`, {
    'Content-Type': 'application/json',
  })
  const own = new ExporterMetrics({
    componentType: `otlp_http_${signal.toLowerCase()}`,
    metricsHelper,
    url: options.url,
    meterProvider: undefined,
    responseAttributesFromError: () => ({}),
  })
  return createOtlpNetworkExportDelegate(options, serializer, own, byFetch(options))
}

type Address = Pick<ReturnType<typeof convertLegacyHttpOptions>, 'url' | 'headers'>

/**
 * The library’s own way is a client of `node:http`, whose objects are those of a server: with the first that it sends, code that was
 * compiled for requests that come in has to serve both from there on, which made every request dearer for good.
 */
export function byFetch(address: Address): IExporterTransport {
  return {
    async send(data, timeoutMillis) {
      const signal = AbortSignal.timeout(timeoutMillis)
      for (;;) {
        const answer = await send(address, data, signal)
        if (answer.status !== 'retryable' || signal.aborted) return answer
        await pause(AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined)
      }
    },
    shutdown: () => undefined,
  }
}

async function send({ url, headers }: Address, data: Uint8Array, signal: AbortSignal): Promise<ExportResponse> {
  try {
    const body = Buffer.from(data)
    const answer = await fetch(url, { method: 'POST', headers: await headers(), body, signal })
    await answer.arrayBuffer()
    if (answer.ok) return { status: 'success' }
    const error = new Error(`The collector answers ${answer.status}`)
    return LATER.has(answer.status) ? { status: 'retryable', error } : { status: 'failure', error }
  } catch (error) {
    return { status: 'retryable', error: error as Error }
  }
}
