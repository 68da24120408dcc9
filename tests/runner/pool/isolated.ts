/** Parts of the paths of files that a process runs alone: what OpenTelemetry is told of is told once in the life of a process. */
export const ISOLATED = [
  'packages/messaging/test/dead-letters-counted',
  'packages/messaging/test/trace',
  'packages/service-kit/test/calls',
  'packages/service-kit/test/library-metrics',
  'packages/service-kit/test/requests',
  'packages/service-kit/test/sampler',
  'packages/service-kit/test/spans',
]
