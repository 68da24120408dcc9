const shown = { summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max'] }
const seconds = Number(__ENV.SECONDS)

/** A number of visitors, each asking again as soon as it is answered. */
export function visitors(vus: number) {
  return {
    scenarios: { visitors: { executor: 'constant-vus', vus, duration: `${seconds}s` } },
    ...shown,
  }
}

/** Something that can be done so many times in all. */
export function shared(vus: number, iterations: number) {
  return {
    scenarios: { shared: { executor: 'shared-iterations', vus, iterations, maxDuration: `${seconds * 4}s` } },
    ...shown,
  }
}

/** Visitors who come so many a minute, whether or not those before are answered, by what each does. */
export function arrivals(perMinute: Record<string, number>) {
  return {
    scenarios: Object.fromEntries(
      Object.entries(perMinute).map(([exec, rate]) => [
        exec,
        {
          executor: 'constant-arrival-rate',
          exec,
          rate,
          timeUnit: '1m',
          duration: `${seconds}s`,
          preAllocatedVUs: Math.ceil(rate / 60) + 2,
          maxVUs: Math.ceil(rate / 10) + 10,
        },
      ]),
    ),
    // k6 gives the figures of one scenario only where a threshold names it; these hold always, since it cannot divide.
    thresholds: Object.fromEntries(
      Object.keys(perMinute).flatMap((name) => [
        [`iteration_duration{scenario:${name}}`, ['max>=0']],
        [`iterations{scenario:${name}}`, ['count>=0']],
        [`http_req_failed{scenario:${name}}`, ['rate>=0']],
      ]),
    ),
    ...shown,
  }
}
