export { endTelemetry } from './flush.ts'
export { count, gauge, type Reading } from './meters.ts'
export { providerFetch } from './provider-fetch.ts'
export { inSpan, traceHere } from './spans.ts'
