import { storageFull } from '@storyright/object-store'
import type { Tx } from '../database.ts'
import { offerRefusals } from '../errors.ts'
import { oneAtATime, type Quotas } from '../quotas.ts'
import { DAY_MS } from '../times.ts'

type FileQuotas = Pick<Quotas, 'decksPerDay' | 'keptBytes'>

/** Throws unless this person may send one more deck now. */
export async function requireRoomForDeck(
  tx: Tx,
  { decksPerDay, keptBytes }: FileQuotas,
  { ownerId, bytes, uploadedAt }: { ownerId: string; bytes: number; uploadedAt: Date },
): Promise<void> {
  await requireRoomForFile(tx, { keptBytes }, { ownerId, bytes })
  const since = new Date(uploadedAt.getTime() - DAY_MS) // a deck is swept a day later at the earliest, so none is missing
  const where = { ownerId, uploadedAt: { gt: since } }
  const lastAllowed = await tx.deck.findFirst({ where, orderBy: { uploadedAt: 'desc' }, skip: decksPerDay - 1 })
  if (!lastAllowed) return
  throw offerRefusals.tooManyDecks({
    message: `You may send ${decksPerDay} presentations within 24 hours. Please try again later.`,
    retryAfterSeconds: Math.ceil((lastAllowed.uploadedAt.getTime() - since.getTime()) / 1_000), // a day after it was sent
  })
}

/** Throws unless so many bytes more may be kept of this person's; the person's other uploads wait. */
export async function requireRoomForFile(
  tx: Tx,
  { keptBytes }: Pick<FileQuotas, 'keptBytes'>,
  { ownerId, bytes }: { ownerId: string; bytes: number },
): Promise<void> {
  await oneAtATime(tx, 'files', ownerId)
  const [{ kept }] = await tx.$queryRaw<[{ kept: number }]>`
    SELECT coalesce(sum(bytes), 0)::float8 AS kept FROM (
      SELECT bytes FROM decks WHERE owner_id = ${ownerId}::uuid
      UNION ALL SELECT bytes FROM option_documents WHERE owner_id = ${ownerId}::uuid
    ) AS files`
  if (kept + bytes > keptBytes) throw storageFull(keptBytes)
}
