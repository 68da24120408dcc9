/** What k6 tells of one of its metrics. */
interface Metric {
  values: Record<string, number>
}

/** The summary that k6 writes. */
export interface Summary {
  metrics: Record<string, Metric>
}

/** The figures of one scenario; times in milliseconds, of one iteration. */
export interface Figures {
  perSecond: number
  p50: number
  p95: number
  requests: number
  failed: number
  /** Iterations that could not begin when they should have. */
  dropped: number
}

/** The figures of a whole run, or of one scenario of it. */
export function figuresOf({ metrics }: Summary, scenario?: string): Figures {
  const of = (name: string) => metrics[scenario ? `${name}{scenario:${scenario}}` : name]?.values ?? {}
  const failed = of('http_req_failed')
  const took = of('iteration_duration')
  return {
    perSecond: of('iterations').rate ?? 0,
    p50: took.med ?? Number.NaN,
    p95: took['p(95)'] ?? Number.NaN,
    // k6 counts a failed request as a pass of “failed”.
    requests: (failed.passes ?? 0) + (failed.fails ?? 0),
    failed: failed.passes ?? 0,
    dropped: of('dropped_iterations').count ?? 0,
  }
}
