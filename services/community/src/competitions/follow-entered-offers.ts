import {
  counterAgreed,
  type Envelope,
  offerCancelled,
  offerExpired,
  offerHeld,
  offerRejected,
  type PublicOffer,
  roundStands,
} from '@storyright/contracts/events'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { isFromBefore } from '../notifications/notifications-start-rows.ts'
import { notify } from '../notifications/notify.ts'
import { offerRows } from '../offers/offer-rows.ts'
import { addEntry } from './add-entry.ts'
import { statusOf } from './competition.ts'
import { competitionRows } from './competition-rows.ts'
import { entryRows } from './entry-rows.ts'
import { lockCompetition } from './find-competition.ts'
import { linkTo } from './judgement-notice.ts'
import { enteringWith, isWithAgent } from './own-offer.ts'
import { withdrawEntry } from './withdraw-entry.ts'

type FollowDeps = Pick<Deps, 'db' | 'outbox' | 'clock'>

/** What offers do to competitions, in the transaction that keeps the offer itself. */
export const followEnteredOffers = (deps: FollowDeps): Subscription<Tx>[] => [
  on(offerHeld, (event, tx) => enterByOffer(deps, event, tx)),
  // Other terms of an offer whose hold had run out bring it back to the agent.
  ...[counterAgreed, roundStands].map((stands) => on(stands, (event, tx: Tx) => enterAgain(deps, event, tx))),
  ...[offerCancelled, offerRejected, offerExpired].map((ended) =>
    on(ended, (event, tx: Tx) => withdrawOffer(deps, event, tx)),
  ),
]

/**
 * An offer with “Funding Competition Entry” enters the funding competition that was open when it reached the agent, unless its
 * producer has entered that. Which offer it is now decides: its end may have come first. One that was renewed enters again, unless
 * its producer had taken the entry back.
 */
async function enterByOffer(deps: FollowDeps, event: Envelope<PublicOffer>, tx: Tx): Promise<void> {
  const { db } = deps
  const { id, fundCompetition } = event.data
  if (!fundCompetition) return
  const at = new Date(event.time)
  const session = { session: tx }
  const known = await offerRows.of(db).findOne({ _id: id }, session)
  if (!known || !isWithAgent(known.offer)) return
  if (await entryRows.of(db).findOne({ offerId: id, leftWithOffer: { $ne: true } }, session)) return // entered when it came first
  const open = await competitionRows
    .of(db)
    .findOne({ closesAt: { $gt: at }, opensAt: { $lte: at }, isFunding: true, chosenEntryId: null }, session)
  if (!open) return
  const competition = await lockCompetition(tx, db, open._id)
  const entry = await addEntry(tx, deps, competition, enteringWith(known.offer), at)
  if (!entry || (await isFromBefore(db, event))) return
  await notify(deps, tx, {
    what: `entry ${entry._id} 1`,
    kind: 'competitions',
    personIds: [entry.entrantId],
    title: `Your offer on “${known.offer.listingTitle}” is entered in “${competition.title}”`,
    detail: `Entries close on ${dayAndTime(competition.closesAt)}, UK time; you can withdraw yours until then.`,
    link: linkTo(competition),
  })
}

async function enterAgain(deps: FollowDeps, event: Envelope<PublicOffer>, tx: Tx): Promise<void> {
  const left = { offerId: event.data.id, leftWithOffer: true }
  if (await entryRows.of(deps.db).findOne(left, { session: tx })) await enterByOffer(deps, event, tx)
}

/** An ended offer leaves an open competition, unless it was renewed since; during judging it stays. */
async function withdrawOffer(deps: FollowDeps, { data: { id }, time }: Envelope<PublicOffer>, tx: Tx): Promise<void> {
  const { db } = deps
  const known = await offerRows.of(db).findOne({ _id: id }, { session: tx })
  if (known && isWithAgent(known.offer)) return
  const entries = await entryRows.of(db).find({ offerId: id, isCurrent: true }, { session: tx }).toArray()
  for (const entry of entries) {
    const competition = await lockCompetition(tx, db, entry.competitionId)
    if (statusOf(competition, new Date(time)) === 'open')
      await withdrawEntry(tx, deps, competition, entry, { leftWithOffer: true })
  }
}
