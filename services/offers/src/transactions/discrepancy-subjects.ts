import type { Discrepancy } from '@storyright/contracts/http'
import type { OfferStatus, PaymentStatus } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import { namesOf } from '../people/names.ts'

/** Whose money a discrepancy is about, by its offer. */
export type Subjects = (offerId: string | null) => Discrepancy['about']

export async function findSubjects(db: Database, offerIds: string[]): Promise<Subjects> {
  const offers = await db.offer.findMany({
    where: { id: { in: offerIds } },
    include: { holds: true, listing: { select: { id: true, title: true, author: true } } },
  })
  const people = await db.person.findMany({
    where: { id: { in: offers.flatMap(({ producerId, agentId }) => [producerId, agentId]) } },
  })
  const party = (id: string) => ({ id, ...namesOf(people.find((person) => person.id === id)) })
  const subjects = offers.map(
    ({ id, status, offerPrice, holdNumber, holds, listing, producerId, agentId }) =>
      [
        id,
        {
          // The tables' own checks keep statuses to their lists.
          offerStatus: status as OfferStatus,
          paymentStatus: holds.find(({ number }) => number === holdNumber)!.status as PaymentStatus,
          amount: offerPrice,
          listing,
          producer: party(producerId),
          agent: party(agentId),
        },
      ] as const,
  )
  const subjectOf = new Map<string, NonNullable<Discrepancy['about']>>(subjects)
  return (offerId) => (offerId === null ? null : (subjectOf.get(offerId) ?? null))
}
