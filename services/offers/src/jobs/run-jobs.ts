import type { Background, Lease } from '@storyright/service-kit'
import PQueue, { type Queue, type QueueAddOptions } from 'p-queue'
import type { Deps } from '../deps.ts'
import { UPKEEP_CHANNEL } from '../offers/bulk-terminations.ts'
import { LISTED_AT_ONCE, type Provider } from '../payments/provider.ts'
import type { Pace } from './job-config.ts'
import { steps } from './jobs.ts'

const SELDOM_MS = 5_000

interface UpkeepOptions {
  everyMs: number
  pace: Pace
  /** Every step starts when the bell rings, and not only those that others wait for: what tests run by. */
  isCalled?: boolean
  leaseOf: (name: string, rungBy: string) => Lease
}

/** The upkeep, run by one replica at a time: each step has its own schedule, and only the provider's queue is shared. */
export function upkeep(deps: Deps, { everyMs, pace, isCalled: allCalled = false, leaseOf }: UpkeepOptions): Background {
  return {
    name: 'upkeep',
    lease: leaseOf('upkeep', UPKEEP_CHANNEL),
    works(signal) {
      const providerIn = createProviderQueue(deps.provider, signal)
      return Object.entries(steps).map(([name, { run, lane, isCalled = false }]) => {
        const own = lane ? { ...deps, provider: providerIn(lane) } : deps
        return {
          name,
          everyMs: allCalled ? SELDOM_MS : everyMs,
          isCalled: isCalled || allCalled,
          round: () => run(own, pace, signal),
        }
      })
    },
  }
}

const AT_ONCE = 16
const A_SECOND = 20

/** The one queue through which all calls of the upkeep go to the provider, so that requests find it with room to spare. */
export function createProviderQueue(provider: Provider, signal: AbortSignal): (lane: Lane) => Provider {
  const queue = new PQueue<Lanes, InLane>({
    concurrency: AT_ONCE,
    intervalCap: A_SECOND,
    interval: 1_000,
    strict: true,
    queueClass: Lanes,
  })

  return (lane) => {
    // On stop no response is awaited: as after a kill, retrying with the same key finds the outcome.
    const inTurn = <Answer>(call: () => Promise<Answer>) => queue.add(call, { lane, signal })
    return {
      ...provider,
      create: (hold) => inTurn(() => provider.create(hold)),
      read: (intentId) => inTurn(() => provider.read(intentId)),
      capture: (intentId, key, partPence) => inTurn(() => provider.capture(intentId, key, partPence)),
      cancel: (intentId, key) => inTurn(() => provider.cancel(intentId, key)),
      createCustomer: (personId, insteadOf) => inTurn(() => provider.createCustomer(personId, insteadOf)),
      cardsOf: (customerId, which) => inTurn(() => provider.cardsOf(customerId, which)),
      detachCard: (cardId) => inTurn(() => provider.detachCard(cardId)),
      refund: (intentId, key) => inTurn(() => provider.refund(intentId, key)),
      list: (range) => pagesInTurn(provider.list(range), inTurn),
      listMoneyBack: (range) => pagesInTurn(provider.listMoneyBack(range), inTurn),
    }
  }
}

type InTurn = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

/** A page is one call. */
async function* pagesInTurn<Item>(list: AsyncIterable<Item>, inTurn: InTurn): AsyncIterable<Item> {
  const listed = list[Symbol.asyncIterator]()
  for (let index = 0; ; index++) {
    const next = () => listed.next() as Promise<IteratorResult<Item, undefined>>
    const { done, value } = await (index % LISTED_AT_ONCE === 0 ? inTurn(next) : next())
    if (done) return
    yield value
  }
}

/** Priorities at the provider: captures first, then releases, then reads. */
export const lanes = ['captures', 'releases', 'comparisons'] as const
export type Lane = (typeof lanes)[number]

/** Every so many turns the last lane goes first, so that a long queue starves nothing. */
const LAST_FIRST_EVERY = 32

interface InLane extends QueueAddOptions {
  lane?: Lane
}

type Run = () => Promise<unknown>
interface WaitingJob {
  id: string | undefined
  run: Run
}

/** The order in which the shared queue makes the calls of the upkeep. */
export class Lanes implements Queue<Run, InLane> {
  private readonly waiting: Record<Lane, WaitingJob[]> = { captures: [], releases: [], comparisons: [] }
  private turns = 0

  get size(): number {
    return lanes.reduce((sum, lane) => sum + this.waiting[lane].length, 0)
  }

  enqueue(run: Run, { lane = 'comparisons', id }: InLane = {}): void {
    this.waiting[lane].push({ id, run })
  }

  dequeue(): Run | undefined {
    const order = ++this.turns % LAST_FIRST_EVERY === 0 ? lanes.toReversed() : lanes
    const lane = order.find((name) => this.waiting[name].length > 0)
    return lane && this.waiting[lane].shift()?.run
  }

  filter({ lane }: InLane): Run[] {
    return lanes.filter((name) => !lane || name === lane).flatMap((name) => this.waiting[name].map(({ run }) => run))
  }

  remove(id: string): void {
    for (const lane of lanes) this.waiting[lane] = this.waiting[lane].filter((waiting) => waiting.id !== id)
  }

  setPriority(): void {
    throw new Error('A call stays in its lane')
  }
}
