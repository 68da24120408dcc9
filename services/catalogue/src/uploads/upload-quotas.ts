import { storageFull } from '@storyright/object-store'
import type { Config } from '../config.ts'
import type { Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'

export type UploadQuotas = Pick<Config, 'LIMIT_IMAGES_PER_DAY' | 'LIMIT_KEPT_BYTES'>

interface Sent {
  uploadedBy: string
  uploadedAt: Date
  bytes: number
}

const DAY_MS = 24 * 3_600_000

/** Throws unless this person may send one more picture now. */
export async function requireRoomForImage(tx: Tx, quotas: UploadQuotas, sent: Sent): Promise<void> {
  await requireRoomForFile(tx, quotas, sent)
  const { LIMIT_IMAGES_PER_DAY: perDay } = quotas
  const since = new Date(sent.uploadedAt.getTime() - DAY_MS) // what was sent since has not been swept yet
  const where = { uploadedBy: sent.uploadedBy, uploadedAt: { gt: since } }
  const lastAllowed = await tx.image.findFirst({ where, orderBy: { uploadedAt: 'desc' }, skip: perDay - 1 })
  if (!lastAllowed) return
  throw catalogueRefusals.tooManyPictures({
    message: `You may send ${perDay} pictures within 24 hours. Please try again later.`,
    retryAfterSeconds: Math.ceil((lastAllowed.uploadedAt.getTime() - since.getTime()) / 1_000), // a day after it was sent
  })
}

/** Throws unless so many bytes more may be kept of this person's; the person's other uploads wait, so that two at once count each other. */
export async function requireRoomForFile(
  tx: Tx,
  { LIMIT_KEPT_BYTES: maximum }: Pick<UploadQuotas, 'LIMIT_KEPT_BYTES'>,
  { uploadedBy, bytes }: Pick<Sent, 'uploadedBy' | 'bytes'>,
): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`files of ${uploadedBy}`}, 0))`
  const [{ kept }] = await tx.$queryRaw<[{ kept: number }]>`
    SELECT coalesce(sum(bytes), 0)::float8 AS kept FROM (
      SELECT bytes FROM images WHERE uploaded_by = ${uploadedBy}::uuid
      UNION ALL SELECT bytes FROM chain_files WHERE uploaded_by = ${uploadedBy}::uuid
      UNION ALL SELECT file_bytes + row_bytes FROM imports WHERE agent_id = ${uploadedBy}::uuid
    ) AS files`
  if (kept + bytes > maximum) throw storageFull(maximum)
}
