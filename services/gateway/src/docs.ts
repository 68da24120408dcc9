import scalar from '@scalar/fastify-api-reference'
import { allCalls, openApiDocument } from '@storyright/contracts'
import type { FastifyInstance } from 'fastify'
import { referencePolicy } from './security-headers.ts'

/** `/api/openapi.json`: every call of every service. `/api/docs`: the same as a page to read. */
export async function registerDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  const document = openApiDocument(allCalls, { version: '1.0.0', serverUrl: publicUrl })
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  )
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => void reply.header('content-security-policy', referencePolicy))
    await scope.register(scalar, {
      routePrefix: '/api/docs',
      configuration: {
        url: '/api/openapi.json',
        title: 'Storyright API reference',
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
      },
    })
  })
}
