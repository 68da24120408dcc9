import type { Taking } from '@storyright/contracts/http'
import { paging, type Viewer } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { Taking as Row } from '../generated/client.ts'
import { namesOf, type PersonRow } from '../people/names.ts'
import { lineOf } from '../rights/judge-rights.ts'
import { openTakings, recordedTaking, takenBy } from '../rights/taking.store.ts'
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
  const nameOf = (id: string) => holderName(people.find((person) => person.id === id))
  const ofOffers = claims.map((claim) => claimedView(claim, nameOf(claim.offer.producerId)))
  return { version, takings: [...ofOffers, ...recorded.map(recordedView)] }
}

/** What is taken now of several listings, and by whom; of each listing the oldest first. */
export async function takingsOf(
  db: Database,
  listingIds: readonly string[],
): Promise<(Taking & { listingId: string })[]> {
  const open = await openTakings(db, listingIds, 'committed')
  const producers = [...open.values()].flat().flatMap(({ producerId }) => producerId ?? [])
  const people = await db.person.findMany({ where: { id: { in: [...new Set(producers)] } } })
  const nameOf = (id: string) => holderName(people.find((person) => person.id === id))
  return listingIds.flatMap((listingId) =>
    (open.get(listingId) ?? []).map((one) => {
      const holder = one.producerId === null ? one.holder : nameOf(one.producerId)
      return { ...viewOf({ ...one, holder }, null), listingId }
    }),
  )
}

export function holderName(person: PersonRow | undefined): string {
  const { firstName, lastName, companyName } = namesOf(person)
  return companyName ?? `${firstName} ${lastName}`.trim()
}

/** The taking of an offer. */
export const claimedView = (claim: Parameters<typeof takenBy>[0], holder: string): Taking =>
  viewOf({ ...takenBy(claim), holder }, claim.endedAt)

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
