import type { Sample } from '../figures/compare.ts'

/** Repeats work in parallel lanes for a number of seconds. */
export async function inLanes(lanes: number, seconds: number, work: () => Promise<void>): Promise<Sample> {
  const took: number[] = []
  const began = performance.now()
  const lane = async () => {
    while (performance.now() - began < seconds * 1000) {
      const before = performance.now()
      await work()
      took.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  const elapsed = (performance.now() - began) / 1000
  took.sort((one, other) => one - other)
  const quantile = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))]!
  return { requestsPerSecond: took.length / elapsed, p50: quantile(0.5), p99: quantile(0.99), errors: 0 }
}
