import CircuitBreaker from 'opossum'

interface BreakerOptions {
  /** Fewer calls than these are no evidence. */
  volume: number
  /** How long a call counts. */
  windowMs?: number
  /** When one call may try again. */
  resetMs: number
  /** Which failures count against the other side; all of them by default. */
  counts?: (error: unknown) => boolean
}

export interface Breaker<Args extends unknown[], Result> {
  /** Does it, or rejects at once while it is open. */
  fire(...args: Args): Promise<Result>
  isOpen(): boolean
  close(): void
}

/** Once half of the calls fail, calls stop for a while. */
export function createBreaker<Args extends unknown[], Result>(
  call: (...args: Args) => Promise<Result>,
  { volume, windowMs = 10_000, resetMs, counts = () => true }: BreakerOptions,
): Breaker<Args, Result> {
  const breaker = new CircuitBreaker(call, {
    timeout: false,
    errorThresholdPercentage: 50,
    volumeThreshold: volume,
    rollingCountTimeout: windowMs,
    resetTimeout: resetMs,
    errorFilter: (error) => !counts(error),
  })
  return {
    fire: (...args) => breaker.fire(...args),
    isOpen: () => breaker.opened,
    close: () => breaker.shutdown(),
  }
}
