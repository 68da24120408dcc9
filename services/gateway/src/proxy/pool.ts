import { gatewayRefusals } from '../errors.ts'

export interface PoolLimits {
  /** How many may be under way at once, and how many of one client. */
  places: number
  share: number
  /** How long anybody waits for a place, and how many may wait, and how many of one client. */
  waitMs: number
  waiting: number
  waitingShare: number
}

/** One place in the pool, held by a request until it leaves. */
export interface Place {
  /** May be called again without harm. */
  leave(): void
}

export interface Pool {
  /** Waits for a place. Rejects with a refusal when that takes too long, or with the signal's reason. */
  enter(client: string, signal: AbortSignal): Promise<Place>
  /** A place if there is one now. */
  tryEnter(client: string): Place | undefined
  /** How many hold a place, and how many wait for one. */
  usage(): { taken: number; waiting: number }
}

interface QueuedRequest {
  client: string
  admit(): void
}

const RETRY_SECONDS = 5

/**
 * Limits concurrent requests. No client holds more than its share, and the waiting client that holds least goes next: many
 * requests of one client delay that client, not the others.
 */
export function createPool(limits: PoolLimits): Pool {
  const held = new Map<string, number>()
  const line: QueuedRequest[] = []
  let taken = 0

  const heldBy = (client: string) => held.get(client) ?? 0
  const mayEnter = (client: string) => taken < limits.places && heldBy(client) < limits.share

  function occupy(client: string): Place {
    taken++
    held.set(client, heldBy(client) + 1)
    let left = false
    return {
      leave() {
        if (left) return
        left = true
        taken--
        if (heldBy(client) > 1) held.set(client, heldBy(client) - 1)
        else held.delete(client)
        admitNext()
      },
    }
  }

  function admitNext(): void {
    let next: QueuedRequest | undefined
    for (const waiting of line)
      if (mayEnter(waiting.client) && (!next || heldBy(waiting.client) < heldBy(next.client))) next = waiting
    if (next) next.admit()
  }

  function refusalFor(client: string) {
    const isOwnDoing = heldBy(client) >= limits.share || waitingOf(client) >= limits.waitingShare
    return (isOwnDoing ? gatewayRefusals.tooManyAtOnce : gatewayRefusals.busy)({ retryAfterSeconds: RETRY_SECONDS })
  }
  const waitingOf = (client: string) => line.filter((waiting) => waiting.client === client).length

  return {
    usage: () => ({ taken, waiting: line.length }),
    tryEnter: (client) => (mayEnter(client) ? occupy(client) : undefined),
    async enter(client, signal) {
      signal.throwIfAborted()
      if (mayEnter(client)) return occupy(client)
      if (line.length >= limits.waiting || waitingOf(client) >= limits.waitingShare) throw refusalFor(client)
      return new Promise<Place>((resolve, reject) => {
        const waiting: QueuedRequest = {
          client,
          admit() {
            stopWaiting()
            resolve(occupy(client))
          },
        }
        const stopWaiting = () => {
          clearTimeout(late)
          signal.removeEventListener('abort', giveUp)
          line.splice(line.indexOf(waiting), 1)
        }
        const late = setTimeout(() => {
          const refusal = refusalFor(client)
          stopWaiting()
          reject(refusal)
        }, limits.waitMs)
        const giveUp = () => {
          stopWaiting()
          reject(signal.reason)
        }
        signal.addEventListener('abort', giveUp)
        line.push(waiting)
      })
    },
  }
}
