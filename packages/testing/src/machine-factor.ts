import { availableParallelism, loadavg } from 'node:os'

const MOST = 10

/**
 * How many times longer things take on this machine, now, than on a quiet one of ours: limits of time in tests are multiplied by it.
 * `MACHINE_FACTOR` is what the test run measured of the processor; what waits for one is known from the load.
 */
export function machineFactor(): number {
  const processor = Number(process.env.MACHINE_FACTOR ?? 1)
  return Math.min(MOST, processor * Math.max(1, loadavg()[0]! / availableParallelism()))
}
