import type { Progress } from '@storyright/backing-servers'
import autocannon from 'autocannon'

/** One of the addresses that are measured beside each other. */
export interface Subject {
  name: string
  url: string
  headers?: Record<string, string>
}

/** What one round showed of one subject; times in milliseconds. */
export interface Sample {
  requestsPerSecond: number
  p50: number
  p99: number
  errors: number
}

interface Comparison {
  subjects: Subject[]
  rounds: number
  seconds: number
  progress: Progress
  signal: AbortSignal
}

const CONNECTIONS = 50
const WARM_UP_SECONDS = 3

/** Measures every subject once a round, after one that warms up and does not count; the samples of each, by round. */
export async function compare({
  subjects,
  rounds,
  seconds,
  progress,
  signal,
}: Comparison): Promise<Map<Subject, Sample[]>> {
  const samples = new Map<Subject, Sample[]>(subjects.map((subject) => [subject, []]))
  await progress.step('Warming up', async () => {
    for (const subject of subjects) await measure(subject, WARM_UP_SECONDS)
  })
  for (let round = 0; round < rounds; round += 1)
    await progress.step(`Round ${round + 1} of ${rounds}`, async () => {
      // Each round begins with another subject, so that none always follows the same one.
      const first = round % subjects.length
      for (const subject of [...subjects.slice(first), ...subjects.slice(0, first)]) {
        signal.throwIfAborted()
        samples.get(subject)!.push(await measure(subject, seconds))
      }
    })
  return samples
}

async function measure({ url, headers = {} }: Subject, seconds: number): Promise<Sample> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds })
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  }
}
