import packageFile from '../../../../package.json' with { type: 'json' }
import type { Installation } from './installation.ts'
import type { PlatformProcess } from './processes.ts'

/** Below it the sandbox takes what OTLP sends. */
const SANDBOX_PATH = '/otlp'

/** Where a process sends telemetry, and under which name. The sandbox plays the outside world, so it sends none. */
export function telemetryOf({ name }: PlatformProcess, { ports, telemetry }: Installation): Record<string, string> {
  if (name === 'sandbox') return { OTEL_EXPORTER_OTLP_ENDPOINT: '' }
  const own = telemetry && `http://127.0.0.1:${ports.sandbox}${SANDBOX_PATH}`
  const endpoint = process.env.OTEL_EXPORTER_OTLP_ENDPOINT || own
  if (!endpoint) return {}
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: name,
    OTEL_RESOURCE_ATTRIBUTES: `service.version=${packageFile.version},service.namespace=storyright`,
    ...(own && {
      OTEL_METRIC_EXPORT_INTERVAL: '5000',
      OTEL_METRIC_EXPORT_TIMEOUT: '5000',
      OTEL_BSP_SCHEDULE_DELAY: '1000',
    }),
  }
}
