import {
  defaultResource,
  detectResources,
  envDetector,
  hostDetector,
  osDetector,
  processDetector,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources'

/** Which process tells: its service's name and what else an operator says of it stand in OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES. */
export const resource = defaultResource().merge(
  detectResources({
    detectors: [serviceInstanceIdDetector, processDetector, hostDetector, osDetector, envDetector],
  }),
)
