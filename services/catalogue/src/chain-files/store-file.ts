import { createReadStream } from 'node:fs'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { fileKindOf, kindNamedBy, type ObjectStore, type ReceivedFile, safeFileName } from '@storyright/object-store'
import type { Database } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import { type ChainFileKind, chainFiles, endings } from './file-address.ts'

export interface ChainFileDeps {
  clock(): Date
  db: Database
  files: ObjectStore
  publicUrl: string
}

const taken = Object.keys(endings) as ChainFileKind[]

/** Stores a file whose content matches its extension, and returns its address. */
export const storeFile =
  ({ clock, db, files, publicUrl }: ChainFileDeps) =>
  async ({ viewer, file }: { viewer: Viewer; file: ReceivedFile }): Promise<string> => {
    const found = await fileKindOf(file.path)
    const kind = taken.find((one) => one === found && one === kindNamedBy(file.name))
    if (!kind) throw catalogueRefusals.notADocument()
    const name = await files.put(createReadStream(file.path))
    const fileName = safeFileName(file.name, kind)
    await db.chainFile.create({ data: { name, uploadedBy: viewer.id, uploadedAt: clock(), fileName, kind } })
    return chainFiles.of(name, endings[kind], publicUrl)
  }
