import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { examineFile, keepRecorded, type ReceivedFile, safeFileName } from '@storyright/object-store'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { getOffer } from '../offers/offer.store.ts'
import { requireSide } from '../offers/offer.ts'
import { optionRuns } from '../offers/option.ts'
import { requireRoomForFile } from './file-quotas.ts'
import { documentAddress } from './sent-file.ts'

export type DocumentDeps = Pick<Deps, 'db' | 'transaction' | 'files' | 'clock' | 'quotas'> & { publicUrl: string }

const taken = ['pdf', 'png', 'jpeg'] as const

/** Stores one side's document about a running option if its content matches its extension, and returns its address. */
export async function storeDocument(
  { db, transaction, files, clock, quotas, publicUrl }: DocumentDeps,
  { offerId, viewer, file }: { offerId: string; viewer: Viewer; file: ReceivedFile },
): Promise<string> {
  const offer = await getOffer(db, offerId)
  requireSide(offer, viewer)
  if (!optionRuns(offer, clock())) throw offerRefusals.optionNotRunning()
  const found = await examineFile(file, taken)
  if (!found) throw offerRefusals.notADocument()
  const { kind } = found
  const { size: bytes } = await stat(file.path)
  const sent = { offerId, ownerId: viewer.id, fileName: safeFileName(file.name, kind), kind, bytes }
  const id = await keepRecorded(files, createReadStream(file.path), (name) =>
    transaction(async (tx) => {
      await requireRoomForFile(tx, quotas, sent)
      await tx.optionDocument.create({ data: { ...sent, id: name, uploadedAt: clock() } })
    }),
  )
  return documentAddress(publicUrl, { ...sent, id })
}
