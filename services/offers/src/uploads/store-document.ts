import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { offerLimits, type Viewer } from '@storyright/contracts/vocabulary'
import { examineFile, keepRecorded, type ReceivedFile, safeFileName } from '@storyright/object-store'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import type { OptionDocument } from '../generated/client.ts'
import { getOffer } from '../offers/offer.store.ts'
import { requireReader, requireSide } from '../offers/offer.ts'
import { publishThread, requireWriter } from '../offers/thread.store.ts'
import { mayWrite } from '../offers/thread.ts'
import { oneDocumentAtATime } from '../quotas.ts'
import { requireRoomForFile } from './file-quotas.ts'

export type DocumentDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'files' | 'clock' | 'quotas'> & {
  publicUrl: string
}

const taken = ['pdf', 'png', 'jpeg', 'docx'] as const

/** Puts one side's document on the offer's shelf, if its content matches its extension. A document of the same name is its next version. */
export async function storeDocument(
  { db, transaction, outbox, files, clock, quotas }: DocumentDeps,
  { offerId, viewer, file }: { offerId: string; viewer: Viewer; file: ReceivedFile },
): Promise<OptionDocument> {
  const offer = await getOffer(db, offerId)
  requireReader(offer, viewer)
  const refusal = mayWrite(offer, requireSide(offer, viewer), clock())
  if (refusal) throw refusal
  const found = await examineFile(file, taken)
  if (!found) throw offerRefusals.notADocument()
  if (found.hasMacros) throw offerRefusals.documentWithMacros()
  const { kind } = found
  const { size: bytes } = await stat(file.path)
  const sent = { offerId, ownerId: viewer.id, fileName: safeFileName(file.name, kind), kind, bytes }
  const hash = createHash('sha256')
  let stored: OptionDocument | undefined
  await keepRecorded(files, Readable.from(hashing(createReadStream(file.path), hash)), (id) =>
    transaction(async (tx) => {
      await requireRoomForFile(tx, quotas, sent)
      const uploadedAt = clock()
      await requireWriter(tx, { offerId, viewer, now: uploadedAt })
      await requireRoomOnShelf(tx, offerId)
      stored = await tx.optionDocument.create({ data: { ...sent, id, uploadedAt, sha256: hash.copy().digest('hex') } })
      await publishThread(tx, outbox, offerId)
    }),
  )
  return stored!
}

async function* hashing(content: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}

/** Throws unless one more document may lie there; the shelf's other uploads wait. */
async function requireRoomOnShelf(tx: Tx, offerId: string): Promise<void> {
  await oneDocumentAtATime(tx, offerId)
  if ((await tx.optionDocument.count({ where: { offerId } })) >= offerLimits.documentsOfOffer)
    throw offerRefusals.tooManyDocuments()
}
