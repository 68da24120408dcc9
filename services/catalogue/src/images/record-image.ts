import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import { requireRoomForImage, type UploadQuotas } from '../uploads/upload-quotas.ts'
import type { KeptImage } from './store-image.ts'

export interface RecordDeps {
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  quotas: UploadQuotas
  clock(): Date
}

/** Records who sent a picture, unless that person has sent too many. */
export function recordImage(
  { transaction, quotas, clock }: RecordDeps,
  { id: uploadedBy }: Pick<Viewer, 'id'>,
  image: KeptImage,
): Promise<unknown> {
  return transaction(async (tx) => {
    const sent = { ...image, uploadedBy, uploadedAt: clock() }
    await requireRoomForImage(tx, quotas, sent)
    await tx.image.create({ data: sent })
  })
}
