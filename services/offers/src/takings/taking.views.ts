import type { Taking } from '@storyright/contracts/http'
import { paging, type Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import type { Taking as Row } from '../generated/client.ts'
import { namesOf } from '../people/names.ts'
import { lineOf } from '../rights/judge-rights.ts'
import { recordedTaking, takenBy } from '../rights/taking.store.ts'
import { requireManaged } from './require-managed.ts'

type Viewed = Omit<ReturnType<typeof recordedTaking>, 'producerId' | 'mayRunUntil'>

/** Everything that takes or took rights of a listing, for its agent and administrators, the newest first; and its version. */
export async function listTakings(
  { db }: Pick<Deps, 'db'>,
  { viewer, listingId }: { viewer: Viewer; listingId: string },
): Promise<{ version: number; takings: Taking[] }> {
  const { takingsVersion: version } = await requireManaged(db, { viewer, listingId })
  const newest = { where: { listingId }, take: paging.listMaximum } as const
  const claims = await db.claim.findMany({ ...newest, include: { offer: true }, orderBy: { claimedAt: 'desc' } })
  const recorded = await db.taking.findMany({ ...newest, orderBy: { createdAt: 'desc' } })
  const producers = [...new Set(claims.map(({ offer }) => offer.producerId))]
  const people = producers.length === 0 ? [] : await db.person.findMany({ where: { id: { in: producers } } })
  const nameOf = (id: string) => {
    const { firstName, lastName, companyName } = namesOf(people.find((person) => person.id === id))
    return companyName ?? `${firstName} ${lastName}`.trim()
  }
  const ofOffers = claims.map(({ offer, claimedAt, endedAt }) =>
    viewOf({ ...takenBy(offer, claimedAt), holder: nameOf(offer.producerId) }, endedAt),
  )
  return { version, takings: [...ofOffers, ...recorded.map(recordedView)] }
}

export const recordedView = (row: Row): Taking => viewOf(recordedTaking(row), row.endedAt)

const viewOf = ({ id, kind, lines, holder, offerId, until, inWords, note }: Viewed, endedAt: Date | null): Taking => ({
  id,
  kind,
  lines: lines.map(lineOf),
  holder,
  offerId,
  until: until?.toISOString() ?? null,
  inWords,
  note,
  endedAt: endedAt?.toISOString() ?? null,
})
