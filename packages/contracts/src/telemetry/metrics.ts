export interface MetricDeclaration {
  name: string
  /** Counters grow with what happens; gauges are read whenever metrics are sent. */
  kind: 'counter' | 'gauge'
  /** As UCUM writes it. */
  unit: string
  description: string
  /** The label that distinguishes its series. */
  by?: readonly string[]
}

/** What we count ourselves, once each: code records by these keys, dashboards and alerts ask by these names. */
export const businessMetrics = {
  holds: {
    name: 'storyright.holds',
    kind: 'counter',
    unit: '{hold}',
    description: 'Holds on cards by what became of them',
    by: ['status'],
  },
  holdsNearTheirEnd: {
    name: 'storyright.holds.near_end',
    kind: 'gauge',
    unit: '{hold}',
    description: 'Holds that the card provider lets go within a day',
  },
  moneyToSettle: {
    name: 'storyright.money.to_settle',
    kind: 'gauge',
    unit: '{case}',
    description: 'Differences from the card provider, disputes and failed refunds that wait for an administrator',
    by: ['kind'],
  },
  planMismatches: {
    name: 'storyright.plan.mismatches',
    kind: 'counter',
    unit: '{upgrade}',
    description: 'Upgrades refused because the provider’s price is not the one on the page',
  },
  views: {
    name: 'storyright.views',
    kind: 'counter',
    unit: '{view}',
    description: 'Listings that free members opened by whether the month’s quota let them',
    by: ['outcome'],
  },
  modelCalls: {
    name: 'storyright.model.calls',
    kind: 'counter',
    unit: '{call}',
    description: 'Calls of the language model by how they ended',
    by: ['outcome'],
  },
  modelTokens: {
    name: 'storyright.model.tokens',
    kind: 'counter',
    unit: '{token}',
    description: 'Tokens that the language model read and wrote',
    by: ['direction'],
  },
  modelCost: {
    name: 'storyright.model.cost',
    kind: 'counter',
    unit: '{USD}',
    description: 'What those tokens cost by the prices in the configuration',
  },
  modelRefused: {
    name: 'storyright.model.over_budget',
    kind: 'counter',
    unit: '{call}',
    description: 'Calls of the language model that the budget did not allow',
  },
  outboxDepth: {
    name: 'storyright.outbox.depth',
    kind: 'gauge',
    unit: '{event}',
    description: 'Events that wait to be published, counted to ten thousand',
  },
  outboxAge: {
    name: 'storyright.outbox.age',
    kind: 'gauge',
    unit: 's',
    description: 'How long the oldest of them has waited',
  },
  consumerPending: {
    name: 'storyright.consumer.pending',
    kind: 'gauge',
    unit: '{event}',
    description: 'Published events that a consumer has not been given yet',
    by: ['stream'],
  },
  deadLetters: {
    name: 'storyright.dead_letters',
    kind: 'counter',
    unit: '{event}',
    description: 'Events that were parked because they could not be handled',
    by: ['stream'],
  },
  mailAge: {
    name: 'storyright.mail.age',
    kind: 'gauge',
    unit: 's',
    description: 'How long the oldest mail has waited to be sent',
  },
  backgroundOverdue: {
    name: 'storyright.background.overdue',
    kind: 'gauge',
    unit: 's',
    description:
      'How much later than its schedule background work is, since it last ended well; -1 where another replica does it',
    by: ['background', 'work'],
  },
  ready: {
    name: 'storyright.ready',
    kind: 'gauge',
    unit: '{check}',
    description: 'Whether what a process needs answers: 1, or 0, as /readyz says',
    by: ['check'],
  },
  streams: {
    name: 'storyright.streams',
    kind: 'gauge',
    unit: '{connection}',
    description: 'Open streams of server-sent events at the gateway',
  },
  poolTaken: {
    name: 'storyright.pool.taken',
    kind: 'gauge',
    unit: '{request}',
    description: 'Places that requests hold in the gateway’s pools',
    by: ['upstream', 'pool'],
  },
  poolWaiting: {
    name: 'storyright.pool.waiting',
    kind: 'gauge',
    unit: '{request}',
    description: 'Requests that wait for such a place',
    by: ['upstream', 'pool'],
  },
} as const satisfies Record<string, MetricDeclaration>

type Business = typeof businessMetrics
type OfKind<Kind> = { [Key in keyof Business]: Business[Key]['kind'] extends Kind ? Key : never }[keyof Business]
export type Counter = OfKind<'counter'>
export type Gauge = OfKind<'gauge'>

/** What libraries count for us, of which dashboards and alerts ask: the golden signals. */
export const libraryMetrics = [
  { name: 'http.server.request.duration', kind: 'histogram', unit: 's' },
  { name: 'http.client.request.duration', kind: 'histogram', unit: 's' },
  { name: 'db.client.operation.duration', kind: 'histogram', unit: 's' },
  { name: 'nodejs.eventloop.delay.p99', kind: 'gauge', unit: 's' },
  { name: 'nodejs.eventloop.utilization', kind: 'gauge', unit: '1' },
  { name: 'v8js.gc.duration', kind: 'histogram', unit: 's' },
  { name: 'v8js.memory.heap.used', kind: 'gauge', unit: 'By' },
] as const

const words: Record<string, string> = { s: '_seconds', By: '_bytes', '1': '_ratio' }

/** The names of a metric's series in Prometheus, as its receiver of OTLP makes them. */
export function seriesOf({ name, kind, unit }: { name: string; kind: string; unit: string }): string[] {
  const base = name.replaceAll('.', '_') + (words[unit] ?? '')
  if (kind === 'counter') return [`${base}_total`]
  return kind === 'histogram' ? [`${base}_bucket`, `${base}_count`, `${base}_sum`] : [base]
}
