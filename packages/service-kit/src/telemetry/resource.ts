import {
  defaultResource,
  detectResources,
  envDetector,
  hostDetector,
  osDetector,
  processDetector,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources'

/** The process that reports: its service's name and further attributes stand in OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES. */
export const resource = defaultResource().merge(
  detectResources({
    detectors: [serviceInstanceIdDetector, processDetector, hostDetector, osDetector, envDetector],
  }),
)
