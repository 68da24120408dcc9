import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { chainOfTitleCalls } from '@storyright/contracts/http'
import { limits, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import {
  attachmentHeaders,
  examineFile,
  keepRecorded,
  type ObjectStore,
  type ReceivedFile,
  receiveFile,
  safeFileName,
  takeMultipart,
} from '@storyright/object-store'
import { admit, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database, Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import { requireRoomForFile, type UploadQuotas } from '../uploads/upload-quotas.ts'
import { type ChainFileKind, chainFiles, endings } from './file-address.ts'

const { uploadDocument, getDocumentFile } = chainOfTitleCalls
const expected = {
  field: uploadDocument.upload,
  maximumBytes: limits.chainFileBytes,
  tooLarge: () => catalogueRefusals.documentTooLarge(),
}

/** The files behind documents of chains of title: private, and only ever saved. */
export async function chainFileRoutes(app: FastifyInstance, deps: ChainFileDeps): Promise<void> {
  await takeMultipart(app)

  serve(app, uploadDocument, async ({ viewer, request }) => ({
    fileUrl: await receiveFile(request, expected, (file) => storeFile(deps, { viewer, file })),
  }))

  app.get<{ Params: { name: string } }>(getDocumentFile.path, async (request, reply) => {
    const viewer = await request.readViewer()
    admit(getDocumentFile, viewer)
    const { headers, content } = await readDocumentFile(deps, { viewer: viewer!, fileName: request.params.name })
    return reply.headers(headers).send(content)
  })
}

/** A file for its uploader, the agents of listings that use it, and administrators; 404 for everyone else. */
async function readDocumentFile(
  { db, files }: { db: Database; files: ObjectStore },
  { viewer, fileName }: { viewer: Viewer; fileName: string },
) {
  const name = chainFiles.nameBehind(fileName)
  const file = name && (await db.chainFile.findFirst({ where: { name, ...readableBy(viewer) } }))
  const stored = file && (await files.get(file.name))
  if (!stored) throw refusals.notFound()
  const headers = attachmentHeaders({ name: file.fileName, kind: file.kind as ChainFileKind, size: stored.size })
  return { headers, content: stored.content }
}

const readableBy = ({ role, id }: Viewer) =>
  role === 'admin' ? {} : { OR: [{ uploadedBy: id }, { uses: { some: { listing: { agentId: id } } } }] }

interface ChainFileDeps {
  clock(): Date
  db: Database
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  quotas: UploadQuotas
  files: ObjectStore
  publicUrl: string
}

const taken = Object.keys(endings) as ChainFileKind[]

/** Stores a file whose content matches its extension, and returns its address. */
async function storeFile(
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
