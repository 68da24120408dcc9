import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { examineFile, keepRecorded, type ObjectStore, type ReceivedFile, safeFileName } from '@storyright/object-store'
import type { Database, Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import { requireRoomForFile, type UploadQuotas } from '../uploads/upload-quotas.ts'
import { type ChainFileKind, chainFiles, endings } from './file-address.ts'

export interface ChainFileDeps {
  clock(): Date
  db: Database
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  quotas: UploadQuotas
  files: ObjectStore
  publicUrl: string
}

const taken = Object.keys(endings) as ChainFileKind[]

/** Stores a file whose content matches its extension, and returns its address. */
export async function storeFile(
  { clock, transaction, files, quotas, publicUrl }: ChainFileDeps,
  { viewer, file }: { viewer: Viewer; file: ReceivedFile },
): Promise<string> {
  const found = await examineFile(file, taken)
  if (!found) throw catalogueRefusals.notADocument()
  const { kind } = found
  const { size: bytes } = await stat(file.path)
  const fileName = safeFileName(file.name, kind)
  const sent = { uploadedBy: viewer.id, uploadedAt: clock(), fileName, kind, bytes }
  const name = await keepRecorded(files, createReadStream(file.path), (name) =>
    transaction(async (tx) => {
      await requireRoomForFile(tx, quotas, sent)
      await tx.chainFile.create({ data: { ...sent, name } })
    }),
  )
  return chainFiles.of(name, endings[kind], publicUrl)
}
