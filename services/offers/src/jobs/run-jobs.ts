import type { Background, Lease } from '@storyright/service-kit'
import PQueue from 'p-queue'
import type { Deps } from '../deps.ts'
import { UPKEEP_CHANNEL } from '../offers/bulk-terminations.ts'
import { LISTED_AT_ONCE, type Provider } from '../payments/provider.ts'
import type { Pace } from './job-config.ts'
import { steps } from './jobs.ts'
import { type InLane, type Lane, Lanes } from './priority-queue.ts'

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
