import { differingCounts, notifiedTwice } from './community-counts.ts'
import { differingQueue } from './enrichment-counts.ts'
import { deadLetters, unheardEvents, untoldEvents } from './messages.ts'
import type { Books } from './places.ts'
import { differingListings } from './read-models.ts'
import { differingEntries } from './search-rows.ts'
import { differingTakings } from './takings.ts'

/** What must hold of every service beside money, once nothing is under way; each says every fault. */
export const invariants: Record<string, (books: Books) => Promise<string[]>> = {
  'every outbox is empty': untoldEvents,
  'every event was heard': unheardEvents,
  'no event was parked': deadLetters,
  'what is found is what is listed': differingEntries,
  'everybody knows the listings as catalogue has them': differingListings,
  'catalogue knows what is taken, and the status of titles follows': differingTakings,
  'the community’s counts are its rows': differingCounts,
  'nobody was notified twice': notifiedTwice,
  'the queue’s counts are its rows': differingQueue,
}

export async function faultsIn(books: Books): Promise<string[]> {
  const faults: string[] = []
  for (const [name, find] of Object.entries(invariants))
    faults.push(...(await find(books).catch((error: unknown) => [`“${name}” could not be asked: ${String(error)}`])))
  return faults
}
