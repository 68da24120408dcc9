import type { Envelope, PublicOffer } from '@storyright/contracts/events'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { Letter } from '../mail/letters/letter.ts'
import { isNews } from '../mail/news.ts'
import type { Person } from '../people/person.ts'
import { type Correspondence, type Deal, dealOf } from './letters/deal.ts'

export interface WritingDeps extends Pick<Deps, 'people' | 'mails' | 'clock'> {
  publicUrl: string
}

/** Mails both sides of an offer about a new step; accounts that are not active get nothing. */
export function writeToParties(
  { people, mails, clock, publicUrl }: WritingDeps,
  lettersOn: (deal: Deal) => Correspondence,
) {
  return async (event: Envelope<PublicOffer>, tx: Tx): Promise<void> => {
    const now = clock()
    if (!isNews(event, now)) return
    const offer = event.data
    const { producerId, agentId } = offer
    const found = new Map<string, Person | null>()
    // Locked, so that an account closing right now gets no mail; always in the same order.
    for (const id of [producerId, agentId].sort()) found.set(id, await people.lock(tx, id))
    const [producer, agent] = [found.get(producerId) ?? null, found.get(agentId) ?? null]
    const letters = lettersOn(dealOf(publicUrl, { offer, now, producer, agent }))
    const send = async (person: Person | null, letter: Letter | undefined) => {
      if (letter && person?.status === 'active' && person.email !== null) await mails.queue(tx, person, letter, now)
    }
    await send(producer, letters.producer)
    await send(agent, letters.agent)
  }
}
