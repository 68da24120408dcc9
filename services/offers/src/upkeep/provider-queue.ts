import PQueue from 'p-queue'
import { LISTED_AT_ONCE, type Provider } from '../payments/provider.ts'
import { type InLane, type Lane, Lanes } from './lanes.ts'

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
      capture: (intentId, key) => inTurn(() => provider.capture(intentId, key)),
      cancel: (intentId, key) => inTurn(() => provider.cancel(intentId, key)),
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
