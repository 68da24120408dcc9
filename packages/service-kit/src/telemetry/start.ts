// Loaded with `--import` before a program: tracing patches modules as they load. Without an address to report to, nothing is loaded.
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) await import('./sdk.ts')
