import { setTimeout as wait } from 'node:timers/promises'

interface Arrivals {
  ask(number: number): Promise<Response>
  perSecond: number
  /** How long, or until when. */
  seconds: number
  signal: AbortSignal
  until?: () => boolean
}

/** How long each took, in ms, of requests that come so many a second whether or not those before are answered; without end, of a refused one. */
export async function timesOfArrivals({ ask, perSecond, seconds, signal, until = () => false }: Arrivals) {
  const under: Promise<number>[] = []
  const began = performance.now()
  for (let number = 0; number < perSecond * seconds && !until(); number++) {
    signal.throwIfAborted()
    await wait(Math.max(0, began + (number * 1_000) / perSecond - performance.now()))
    under.push(timed(() => ask(number)))
  }
  return (await Promise.all(under)).sort((one, two) => one - two)
}

async function timed(ask: () => Promise<Response>): Promise<number> {
  const began = performance.now()
  const response = await ask()
  await response.arrayBuffer()
  return response.ok ? performance.now() - began : Number.POSITIVE_INFINITY
}

/** The time that so large a part of them stays under; of sorted times. */
export const timeOf = (part: number, times: readonly number[]): number =>
  times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? Number.NaN
