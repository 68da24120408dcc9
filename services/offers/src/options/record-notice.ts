import { exerciseRecorded, extensionRecorded, reversionRecorded } from '@storyright/contracts/events'
import type { OptionNoticeKind, Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { bothHaveSigned, changeOffer, lockOffer } from '../offers/offer.store.ts'
import { requireSide } from '../offers/offer.ts'
import { extensionEnd, isUnderOption } from '../offers/option.ts'
import { ownDocument } from '../uploads/sent-file.ts'
import { addNotice, noticesOf } from './notice.store.ts'
import { requireRecordable } from './notice.ts'

interface Recorded {
  offerId: string
  viewer: Viewer
  kind: OptionNoticeKind
  documentUrl: string
  note: string | null
}

const published = {
  extension: { moment: 'extension_recorded', event: extensionRecorded },
  exercise: { moment: 'exercise_recorded', event: exerciseRecorded },
  reversion: { moment: 'reversion_recorded', event: reversionRecorded },
} as const

/** One side records an extension, an exercise or a reversion, with a document, for the other to confirm. */
export function recordNotice(
  { transaction, outbox, clock }: Pick<Deps, 'transaction' | 'outbox' | 'clock'>,
  { offerId, viewer, kind, documentUrl, note }: Recorded,
): Promise<void> {
  return transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    const givenBy = requireSide(offer, viewer)
    const at = clock()
    const isSigned = await bothHaveSigned(tx, offerId)
    requireRecordable(kind, { offer, given: await noticesOf(tx, offerId), isSigned, now: at })
    const document = await ownDocument(tx, documentUrl, { offerId, ownerId: viewer.id })
    const endsAt = kind === 'extension' && isUnderOption(offer) ? extensionEnd(offer) : null
    await addNotice(tx, { offerId, kind, givenBy, at, note, documentId: document.id, endsAt })
    await changeOffer(tx, outbox, offer, { at, note, ...published[kind] })
  })
}
