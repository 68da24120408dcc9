import type { Envelope, PublicOffer } from '@storyright/contracts/events'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { Letter } from '../mail/letters/letter.ts'
import type { Person } from '../people/person.ts'
import { type Correspondence, type Deal, dealOf } from './letters/deal.ts'

export interface WritingDeps extends Pick<Deps, 'people' | 'mails' | 'clock'> {
  publicUrl: string
}

const DAY_MS = 86_400_000
/** An older event gets no letter: it belongs to the demo's past, or was republished to rebuild a read model. */
const NEWS_MS = 3 * DAY_MS

/** Mails both sides of an offer about a new step; accounts that are not active get nothing. */
export const writeToParties =
  ({ people, mails, clock, publicUrl }: WritingDeps) =>
  (lettersOn: (deal: Deal) => Correspondence) =>
  async ({ data: offer, time }: Envelope<PublicOffer>, tx: Tx): Promise<void> => {
    const now = clock()
    if (now.getTime() - Date.parse(time) > NEWS_MS) return
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
