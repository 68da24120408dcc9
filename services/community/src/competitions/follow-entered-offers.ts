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
import { notify } from '../notifications/notify.ts'
import { isFromBefore } from '../notifications/notify-on-event.ts'
import { lockOffer } from '../offers/offer.store.ts'
import { lockPerson } from '../people/person.store.ts'
import { lockCompetition, lockFundingCompetition } from './competition.store.ts'
import { isWithAgent, statusOf } from './competition.ts'
import { enteringWith } from './enter-competition.ts'
import { addEntry, findEntries, withdrawEntry } from './entry.store.ts'
import { linkTo } from './judge-entry.ts'

type FollowDeps = Pick<Deps, 'outbox' | 'clock'>

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
  const { id, fundCompetition } = event.data
  if (!fundCompetition) return
  const at = new Date(event.time)
  const offer = await lockOffer(tx, id)
  if (!offer || !isWithAgent(offer)) return
  if ((await findEntries(tx, { where: { offerId: id, leftWithOffer: false }, take: 1 })).length > 0) return // entered when it came first
  if ((await lockPerson(tx, offer.producerId))?.status === 'closed') return
  const competition = await lockFundingCompetition(tx, at)
  if (!competition) return
  const entry = await addEntry(tx, deps, competition, enteringWith(offer), at)
  if (!entry || (await isFromBefore(tx, event))) return
  await notify(deps, tx, {
    what: `entry ${entry.id} 1`,
    kind: 'competitions',
    personIds: [entry.entrantId],
    title: `Your offer on “${offer.listingTitle}” is entered in “${competition.title}”`,
    detail: `Entries close on ${dayAndTime(competition.closesAt)}, UK time; you can withdraw yours until then.`,
    link: linkTo(competition),
  })
}

async function enterAgain(deps: FollowDeps, event: Envelope<PublicOffer>, tx: Tx): Promise<void> {
  const left = await findEntries(tx, { where: { offerId: event.data.id, leftWithOffer: true }, take: 1 })
  if (left.length > 0) await enterByOffer(deps, event, tx)
}

/** An ended offer leaves an open competition, unless it was renewed since; during judging it stays. */
async function withdrawOffer(deps: FollowDeps, { data: { id }, time }: Envelope<PublicOffer>, tx: Tx): Promise<void> {
  const offer = await lockOffer(tx, id)
  if (offer && isWithAgent(offer)) return
  const its = { where: { offerId: id, isCurrent: true }, orderBy: { competitionId: 'asc' } } as const
  for (const { competitionId } of await findEntries(tx, its)) {
    const competition = await lockCompetition(tx, competitionId)
    if (statusOf(competition, new Date(time)) !== 'open') continue
    const [entry] = await findEntries(tx, { where: { offerId: id, competitionId, isCurrent: true } })
    if (entry) await withdrawEntry(tx, deps, competition, entry, { leftWithOffer: true })
  }
}
