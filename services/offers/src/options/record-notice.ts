import { randomUUID } from 'node:crypto'
import { exerciseRecorded, extensionRecorded } from '@storyright/contracts/events'
import type { OptionNoticeKind, Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { lockOffer } from '../offers/lock-offer.ts'
import { changeOffer } from '../offers/offer.store.ts'
import { sideOf } from '../offers/side-of.ts'
import { ownDocument } from '../papers/document-address.ts'
import { extensionEnd, isUnderOption, mayNotRecord, type RecordingRefused } from '../offers/option.ts'

interface Recorded {
  kind: OptionNoticeKind
  documentUrl: string
  note: string | null
}

const refused: Record<RecordingRefused, () => Error> = {
  notRunning: offerRefusals.optionNotRunning,
  oneWaits: offerRefusals.noticeWaits,
  extendedAlready: offerRefusals.extendedAlready,
  tooMany: offerRefusals.tooManyNotices,
}

/** One side says that the option was extended or exercised, with a document; the other side is asked. */
export async function recordNotice(
  deps: Pick<Deps, 'transaction' | 'outbox' | 'clock'>,
  offerId: string,
  viewer: Viewer,
  { kind, documentUrl, note }: Recorded,
): Promise<void> {
  await deps.transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    const givenBy = sideOf(offer, viewer)
    const at = deps.clock()
    const given = await tx.optionNotice.findMany({ where: { offerId }, select: { kind: true, status: true } })
    const why = mayNotRecord(kind, { offer, given, now: at })
    if (why) throw refused[why]()
    const document = await ownDocument(tx, documentUrl, { offerId, ownerId: viewer.id })
    const endsAt = kind === 'extension' && isUnderOption(offer) ? extensionEnd(offer) : null
    await tx.optionNotice.create({
      data: { id: randomUUID(), offerId, kind, givenBy, at, note, documentId: document.id, endsAt },
    })
    await changeOffer(tx, deps.outbox, offerId, {
      at,
      change: {},
      moment: kind === 'extension' ? 'extension_recorded' : 'exercise_recorded',
      note,
      event: kind === 'extension' ? extensionRecorded : exerciseRecorded,
    })
  })
}
