import type { PublicOffer } from '@storyright/contracts/events'
import { type EntryForm, keepDeck as keepDeckCall } from '@storyright/contracts/http'
import { competitionMessages, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { askForOffer, lockOffer } from '../offers/offer.store.ts'
import { lockPerson } from '../people/person.store.ts'
import { type CompetitionRow, findCompetition, lockCompetition } from './competition.store.ts'
import { isWithAgent, mayTakePart, requireOpen } from './competition.ts'
import { type AddEntryInput, addEntry, type EntryRow, findCurrentEntry, withdrawEntry } from './entry.store.ts'

interface Entered {
  entry: EntryRow
  competition: CompetitionRow
}

/** Enters once. A deck is kept by offers first, until the entry's event can have come. */
export async function enterCompetition(
  deps: Deps,
  viewer: Viewer,
  id: string,
  { offerId, pitch, deckFileUrl }: EntryForm,
): Promise<Entered> {
  const { db, permission, transaction, clock } = deps
  await permission.admit(viewer)
  const found = await findCompetition(db, id)
  if (!mayTakePart(viewer, found)) throw refusals.notAllowed({ message: competitionMessages.premiumOnly })
  requireOpen(found, clock())
  const { id: entrantId } = viewer
  // Most who enter twice are refused here, before a deck is kept for nothing.
  if (await findCurrentEntry(db, { competitionId: id, entrantId })) throw communityRefusals.enteredAlready()
  if (offerId) await askForOffer(deps, offerId)
  const deck = pitch && deckFileUrl ? await keepDeck(deps, { deckFileUrl, ownerId: entrantId }) : null
  return transaction(async (tx) => {
    const person = await lockPerson(tx, entrantId)
    const offer = offerId ? await lockOffer(tx, offerId) : null
    const competition = await lockCompetition(tx, id)
    const now = clock()
    requireOpen(competition, now)
    const entering = offerId
      ? enteringWith(requireOwnOffer(offer, entrantId))
      : { entrantId, offerId: null, offer: null, pitch, deckFileUrl: deck }
    const entry = person?.status === 'closed' ? null : await addEntry(tx, deps, competition, entering, now)
    if (!entry) throw communityRefusals.enteredAlready()
    return { entry, competition }
  })
}

interface KeepDeckInput {
  deckFileUrl: string
  ownerId: string
}

/** Has offers keep one's own deck for an entry that is about to be written; returns its address there. */
export async function keepDeck(
  { offers }: Pick<Deps, 'offers'>,
  { deckFileUrl, ownerId }: KeepDeckInput,
): Promise<string> {
  const { method, path, reply } = keepDeckCall
  const kept = await offers.ask({ method, path, body: { deckFileUrl, ownerId }, reply, idempotent: true })
  if (kept?.deckFileUrl) return kept.deckFileUrl
  const message = competitionMessages.deckRequired
  throw refusals.validationFailed({ message: `${message}.`, errors: [{ path: 'deckFileUrl', message }] })
}

/** An offer of one’s own that may enter. */
function requireOwnOffer(offer: PublicOffer | null, producerId: string): PublicOffer {
  if (offer && offer.producerId === producerId && isWithAgent(offer)) return offer
  const message = 'Please choose an offer of yours that its agent has and that has not ended'
  throw refusals.validationFailed({ message: `${message}.`, errors: [{ path: 'offerId', message }] })
}

export const enteringWith = (offer: PublicOffer): AddEntryInput => {
  const { id, listingId, listingTitle, offerPrice } = offer
  return {
    entrantId: offer.producerId,
    offerId: id,
    offer: { id, listingId, listingTitle, offerPrice },
    pitch: offer.fundNotes,
    deckFileUrl: null,
  }
}

/** Takes one’s own entry back while the competition is open; one may enter again. */
export function withdrawOwnEntry(
  deps: Pick<Deps, 'transaction' | 'outbox' | 'clock'>,
  { id: entrantId }: Viewer,
  competitionId: string,
): Promise<void> {
  return deps.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId)
    const entry = await findCurrentEntry(tx, { competitionId, entrantId })
    if (!entry) throw communityRefusals.entryNotFound()
    requireOpen(competition, deps.clock())
    await withdrawEntry(tx, deps, competition, entry)
  })
}
