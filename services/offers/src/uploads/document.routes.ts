import { optionCalls } from '@storyright/contracts/http'
import { offerLimits, type Viewer } from '@storyright/contracts/vocabulary'
import { receiveFile, takeMultipart } from '@storyright/object-store'
import { admit, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { offerRefusals } from '../errors.ts'
import { requireSide } from '../offers/offer.ts'
import { publishThread } from '../offers/thread.store.ts'
import { attachmentOf, documentAddress, idIn, nameOf } from './sent-file.ts'
import { type DocumentDeps, storeDocument } from './store-document.ts'

const { uploadOptionDocument, getOptionDocument } = optionCalls
const expected = {
  field: uploadOptionDocument.upload,
  maximumBytes: offerLimits.documentBytes,
  tooLarge: () => offerRefusals.documentTooLarge(),
}

/** The shelf of an offer: private to its two sides, and only ever saved. */
export async function documentRoutes(app: FastifyInstance, deps: DocumentDeps): Promise<void> {
  await takeMultipart(app)

  serve(app, uploadOptionDocument, async ({ viewer, params: { id: offerId }, request }) => {
    const document = await receiveFile(request, expected, (file) => storeDocument(deps, { offerId, viewer, file }))
    const { id, version, sha256 } = document
    return { id, documentUrl: documentAddress(deps.publicUrl, document), version, sha256: sha256! }
  })

  app.get<{ Params: { id: string; name: string } }>(getOptionDocument.path, async (request, reply) => {
    const viewer = await request.readViewer()
    admit(getOptionDocument, viewer)
    const { id: offerId, name } = request.params
    const isOpened = request.method === 'GET'
    const { headers, content } = await readDocument(deps, { viewer: viewer!, offerId, name, isOpened })
    return reply.headers(headers).send(content)
  })
}

interface ReadDocumentInput {
  viewer: Viewer
  offerId: string
  name: string
  /** Its content is read, and not only what it is. */
  isOpened: boolean
}

/** A document of an offer's shelf, for its two sides and administrators. It is kept when the other side opened it first. */
async function readDocument(deps: DocumentDeps, { viewer, offerId, name, isOpened }: ReadDocumentInput) {
  const { db, files } = deps
  const id = idIn(name)
  const document = id && (await db.optionDocument.findUnique({ where: { id }, include: { offer: true } }))
  if (!document || document.offerId !== offerId || nameOf(document) !== name) throw offerRefusals.documentNotFound()
  if (viewer.role !== 'admin') requireSide(document.offer, viewer)
  const attachment = await attachmentOf(files, document, offerRefusals.documentNotFound)
  const { producerId, agentId } = document.offer
  const isOtherSide = viewer.id !== document.ownerId && (viewer.id === producerId || viewer.id === agentId)
  if (isOpened && isOtherSide && !document.openedAt)
    await noteOpening(deps, document).catch((error: unknown) => {
      attachment.content.destroy()
      throw error
    })
  return attachment
}

const noteOpening = (
  { transaction, outbox, clock }: Pick<DocumentDeps, 'transaction' | 'outbox' | 'clock'>,
  { id, offerId }: { id: string; offerId: string },
): Promise<void> =>
  transaction(async (tx) => {
    const opened = await tx.$executeRaw`
      UPDATE option_documents SET opened_at = ${clock()}::timestamptz WHERE id = ${id}::uuid AND opened_at IS NULL`
    if (opened > 0) await publishThread(tx, outbox, offerId)
  })
