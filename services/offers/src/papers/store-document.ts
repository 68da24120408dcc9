import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { fileKindOf, kindNamedBy, type ReceivedFile, safeFileName } from '@storyright/object-store'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { sideOf } from '../offers/side-of.ts'
import { documentAddress } from './document-address.ts'
import { optionRuns } from '../offers/option.ts'

export type DocumentDeps = Pick<Deps, 'db' | 'files' | 'clock'> & { publicUrl: string }

const taken = ['pdf', 'png', 'jpeg'] as const

/** Keeps a document of one side of a running option that is what its name says, and answers its address. */
export async function storeDocument(
  { db, files, clock, publicUrl }: DocumentDeps,
  { offerId, viewer, file }: { offerId: string; viewer: Viewer; file: ReceivedFile },
): Promise<string> {
  await mustBeRunning({ db, clock }, offerId, viewer)
  const found = await fileKindOf(file.path)
  const kind = taken.find((one) => one === found && one === kindNamedBy(file.name))
  if (!kind) throw offerRefusals.notADocument()
  const { size: bytes } = await stat(file.path)
  const id = await files.put(createReadStream(file.path))
  const document = {
    id,
    offerId,
    ownerId: viewer.id,
    fileName: safeFileName(file.name, kind),
    kind,
    bytes,
    uploadedAt: clock(),
  }
  await db.optionDocument.create({ data: document })
  return documentAddress(publicUrl, document)
}

async function mustBeRunning(
  { db, clock }: Pick<DocumentDeps, 'db' | 'clock'>,
  offerId: string,
  viewer: Viewer,
): Promise<void> {
  const offer = await db.offer.findUnique({ where: { id: offerId } })
  if (!offer) throw offerRefusals.offerNotFound()
  sideOf(offer, viewer)
  if (!optionRuns(offer, clock())) throw offerRefusals.optionNotRunning()
}
