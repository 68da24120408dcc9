import { optionCalls } from '@storyright/contracts/http'
import { offerLimits } from '@storyright/contracts/vocabulary'
import { receiveFile, takeMultipart } from '@storyright/object-store'
import { admit, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { offerRefusals } from '../errors.ts'
import { readDocument } from './read-document.ts'
import { type DocumentDeps, storeDocument } from './store-document.ts'

const { uploadOptionDocument, getOptionDocument } = optionCalls
const expected = {
  field: uploadOptionDocument.upload,
  maximumBytes: offerLimits.documentBytes,
  tooLarge: () => offerRefusals.documentTooLarge(),
}

/** Documents about options: private to the two parties, and only ever saved. */
export async function documentRoutes(app: FastifyInstance, deps: DocumentDeps): Promise<void> {
  await takeMultipart(app)

  serve(app, uploadOptionDocument, async ({ viewer, params: { id: offerId }, request }) => ({
    documentUrl: await receiveFile(request, expected, (file) => storeDocument(deps, { offerId, viewer, file })),
  }))

  app.get<{ Params: { id: string; name: string } }>(getOptionDocument.path, async (request, reply) => {
    const viewer = await request.readViewer()
    admit(getOptionDocument, viewer)
    const { id: offerId, name } = request.params
    const { headers, content } = await readDocument(deps, { viewer: viewer!, offerId, name })
    return reply.headers(headers).send(content)
  })
}
