import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { ListingImport } from '@storyright/contracts/http'
import { hidesListings, importLimits, type Viewer } from '@storyright/contracts/vocabulary'
import { recogniseImport, UnreadableImport } from '@storyright/imports'
import { keepRecorded, type ObjectStore, type ReceivedFile } from '@storyright/object-store'
import type { Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import { lockAgent } from '../listings/agent.ts'
import { requireRoomForFile, type UploadQuotas } from '../uploads/upload-quotas.ts'
import { importViewOf, wakeImports } from './import.store.ts'

export interface ReceiveDeps {
  clock(): Date
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  quotas: UploadQuotas
  files: ObjectStore
}

const DAY_MS = 24 * 3_600_000

/** Keeps a file that can be an import, and has it read. */
export async function receiveImport(
  { clock, transaction, quotas, files }: ReceiveDeps,
  { viewer, file }: { viewer: Viewer; file: ReceivedFile },
): Promise<ListingImport> {
  const { format, encoding } = await recogniseImport(file.path).catch(refused)
  const { size: fileBytes } = await stat(file.path)
  const createdAt = clock()
  const fileName = (/[^/\\]*$/.exec(file.name)?.[0] ?? '').replace(/\p{Cc}/gu, '').slice(0, importLimits.fileName)
  const id = randomUUID()
  await keepRecorded(files, createReadStream(file.path), (name) =>
    transaction(async (tx) => {
      await requireActive(tx, viewer)
      await requireRoomForFile(tx, quotas, { uploadedBy: viewer.id, bytes: fileBytes })
      const since = new Date(createdAt.getTime() - DAY_MS)
      const sent = await tx.importSending.count({ where: { agentId: viewer.id, at: { gt: since } } })
      if (sent >= importLimits.perDay) throw catalogueRefusals.tooManyImports()
      const recognised = { format, encoding, file: name, fileName: fileName || 'file', fileBytes }
      await tx.listingImport.create({ data: { id, agentId: viewer.id, createdAt, state: 'reading', ...recognised } })
      await tx.importSending.create({ data: { importId: id, agentId: viewer.id, at: createdAt } })
      await wakeImports(tx)
    }),
  )
  return transaction(async (tx) => importViewOf(tx, await tx.listingImport.findUniqueOrThrow({ where: { id } })))
}

/** Of an account that was closed meanwhile nothing is kept any more: its row is locked, so that closing it comes before or after. */
async function requireActive(tx: Tx, { id }: Viewer): Promise<void> {
  await lockAgent(tx, id)
  const person = await tx.person.findUnique({ where: { id } })
  if (person && hidesListings(person)) throw catalogueRefusals.accountNotActive()
}

/** What is no such file is refused at once; one that is broken is kept, and the import says why it failed. */
function refused(error: unknown) {
  if (!(error instanceof UnreadableImport)) throw error
  const { status, message } = error
  if (status === 'failed') return { format: null, encoding: null }
  if (status === 413) throw catalogueRefusals.importTooLarge({ message })
  throw catalogueRefusals.notAnImport({ message })
}
