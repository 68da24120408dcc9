import type { EntryForm } from '@storyright/contracts/http'
import { competitionMessages, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { askForOffer } from '../offers/ask-offers.ts'
import { addEntry } from './add-entry.ts'
import { mayTakePart, requireOpen } from './competition.ts'
import type { CompetitionRow } from './competition-rows.ts'
import { type EntryRow, entryRows } from './entry-rows.ts'
import { findCompetition, lockCompetition } from './find-competition.ts'
import { keepDeck } from './keep-deck.ts'
import { enteringWith, ownOffer } from './own-offer.ts'

interface Entered {
  entry: EntryRow
  competition: CompetitionRow
}

/** Enters once. A deck is kept by offers first, for as long as the entry may need to be told of. */
export async function enterCompetition(
  deps: Deps,
  viewer: Viewer,
  id: string,
  { offerId, pitch, deckFileUrl }: EntryForm,
): Promise<Entered> {
  const { db, permission, transaction, clock } = deps
  await permission.admit(viewer)
  const found = await findCompetition(db, id)
  if (!mayTakePart(viewer, found)) throw refusals.notAllowed({ says: competitionMessages.premiumOnly })
  requireOpen(found, clock())
  const { id: entrantId } = viewer
  // Most who enter twice are told here, before a deck is kept for nothing.
  if (await entryRows.of(db).findOne({ competitionId: id, entrantId, isCurrent: true }))
    throw communityRefusals.enteredAlready()
  if (offerId) await askForOffer(deps, offerId)
  const deck = pitch && deckFileUrl ? await keepDeck(deps, { deckFileUrl, ownerId: entrantId }) : null
  return transaction(async (tx) => {
    const now = clock()
    const competition = await lockCompetition(tx, db, id)
    requireOpen(competition, now)
    const entering = offerId
      ? enteringWith(await ownOffer(tx, db, offerId, entrantId))
      : { entrantId, offerId: null, offer: null, pitch, deckFileUrl: deck }
    const entry = await addEntry(tx, deps, competition, entering, now)
    if (!entry) throw communityRefusals.enteredAlready()
    return { entry, competition }
  })
}
