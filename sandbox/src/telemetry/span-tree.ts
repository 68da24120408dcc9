import type { KeptSpan } from './traces.ts'

export interface SpanNode {
  span: KeptSpan
  children: SpanNode[]
}

/** The spans of a trace below those they are part of, in the order of their beginning. What has no known parent stands at the top. */
export function spanTree(spans: readonly KeptSpan[]): SpanNode[] {
  const nodes = new Map(spans.map((span) => [span.spanId, { span, children: [] as SpanNode[] }]))
  const tops: SpanNode[] = []
  for (const node of [...nodes.values()].sort((one, other) => one.span.startMs - other.span.startMs))
    (nodes.get(node.span.parentSpanId)?.children ?? tops).push(node)
  return tops
}
