import { chainOfTitleCalls } from '@storyright/contracts/http'
import { limits, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { attachmentHeaders, type ObjectStore, receiveFile, takeMultipart } from '@storyright/object-store'
import { admit, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import { type ChainFileKind, chainFiles } from './file-address.ts'
import { type ChainFileDeps, storeFile } from './store-file.ts'

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
