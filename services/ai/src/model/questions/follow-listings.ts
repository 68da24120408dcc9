import type { PublicListing } from '@storyright/contracts/events'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { answerRows } from '../answers/answer-of.ts'
import { never, questionRows } from './question-rows.ts'

/** A row of the read model of listings. */
export interface FollowedListing {
  /** The listing's id. */
  _id: string
  isDeleted: boolean
  listing: PublicListing
}

interface FollowListingsDeps extends Pick<Deps, 'db' | 'clock'> {
  keyOf(listing: PublicListing): string
}

/** Keeps questions in step with listings, in the transaction that changes them. */
export async function followListings(
  deps: FollowListingsDeps,
  tx: Tx,
  rows: readonly FollowedListing[],
): Promise<void> {
  const isAsked = ({ isDeleted, listing }: FollowedListing) => !isDeleted && listing.aiConsent
  for (const row of rows) if (!isAsked(row)) await forgetListing(deps, tx, row._id)
  await askAboutOthers(deps, tx, rows.filter(isAsked))
}

async function askAboutOthers(
  { db, clock, keyOf }: FollowListingsDeps,
  tx: Tx,
  rows: readonly FollowedListing[],
): Promise<void> {
  const session = { session: tx }
  const keyed = rows.map(({ _id, listing }) => ({ _id, key: keyOf(listing), agentId: listing.agentId }))
  const these = { _id: { $in: keyed.map(({ _id }) => _id) } }
  const asked = await questionRows
    .of(db)
    .find(these, session)
    .project<{ _id: string; key: string }>({ key: 1 })
    .toArray()
  const keys = new Map(asked.map(({ _id, key }) => [_id, key]))
  const others = keyed.filter(({ _id, key }) => keys.get(_id) !== key)
  if (others.length === 0) return
  const answered = { _id: { $in: others.map(({ key }) => key) } }
  const known = await answerRows.of(db).find(answered, session).project<{ _id: string }>({ _id: 1 }).toArray()
  const isKnown = new Set(known.map(({ _id }) => _id))
  const [now, unclaimed] = [clock(), { tries: 0, unusable: 0, claimedUntil: never, claim: null }]
  await questionRows.of(db).bulkWrite(
    others.map(({ _id, key, agentId }) => {
      const question = { key, agentId, dueAt: isKnown.has(key) ? null : now, ...unclaimed }
      return { updateOne: { filter: { _id }, update: { $set: question }, upsert: true } }
    }),
    session,
  )
}

/** Deletes its answers as well; another listing of the same content has its own question. */
async function forgetListing({ db, clock }: FollowListingsDeps, tx: Tx, listingId: string): Promise<void> {
  const session = { session: tx }
  const { deletedCount } = await questionRows.of(db).deleteOne({ _id: listingId }, session)
  const answers = await answerRows
    .of(db)
    .find({ listingId }, { ...session, projection: { _id: 1 } })
    .toArray()
  if (deletedCount === 0 && answers.length === 0) return
  const keys = answers.map(({ _id }) => _id)
  await answerRows.of(db).deleteMany({ listingId }, session)
  await questionRows
    .of(db)
    .updateMany({ key: { $in: keys } }, { $set: { dueAt: clock(), tries: 0, unusable: 0 } }, session)
}
