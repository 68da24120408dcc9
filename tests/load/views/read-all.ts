import { catalogueCalls } from '@storyright/contracts/http'
import autocannon from 'autocannon'
import type { Sample } from '../figures/compare.ts'

/** What one session reads, in order. */
export interface Reading {
  cookie: string
  ids: string[]
}

const CONNECTIONS = 50

/** Every reading once, over as many connections as the other benchmarks use. */
export async function readAll(url: string, readings: Reading[]): Promise<Sample> {
  const requests = readings.map(({ cookie, ids }) =>
    ids.map((id) => ({ path: catalogueCalls.getListing.path.replace(':id', id), headers: { cookie } })),
  )
  const lanes = Array.from({ length: CONNECTIONS }, (_, lane) =>
    requests.filter((_one, place) => place % CONNECTIONS === lane).flat(),
  )
  const amount = requests.flat().length
  const waiting = [...lanes]
  const began = performance.now()
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount,
    setupClient: (client) => client.setRequests(waiting.pop()!),
  })
  return {
    requestsPerSecond: amount / ((performance.now() - began) / 1_000),
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  }
}
