import { chainOfTitleCalls } from '@storyright/contracts/http'
import { limits } from '@storyright/contracts/vocabulary'
import { receiveFile, takeMultipart } from '@storyright/object-store'
import { admit, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { catalogueRefusals } from '../errors.ts'
import { readFile } from './read-file.ts'
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
    const { headers, content } = await readFile(deps, { viewer: viewer!, fileName: request.params.name })
    return reply.headers(headers).send(content)
  })
}
