import { createRequire } from 'node:module'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { openApiDocument } from '@storyright/contracts/http'
import { allCalls } from '@storyright/contracts/services'
import type { FastifyInstance } from 'fastify'
import { referencePolicy } from './security-headers.ts'

const assets = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const files = ['swagger-ui.css', 'swagger-ui-bundle.js']

const page = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API reference · Storyright</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <main id="reference"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true, validatorUrl: null })\n`

/** `/api/openapi.json`: every call of every service. `/api/docs`: the same as a page to read and try. */
export async function registerDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  const document = JSON.stringify(openApiDocument(allCalls, { version: '1.0.0', serverUrl: publicUrl }))
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json').header('cache-control', 'public, max-age=300').send(document),
  )
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: assets, serve: false })
    for (const file of files)
      scope.get(`/api/docs/${file}`, async (_request, reply) => reply.sendFile(file, { maxAge: '1h' }))
    scope.get('/api/docs/start.js', async (_request, reply) => reply.type('text/javascript').send(start))
    scope.get('/api/docs', async (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('content-security-policy', referencePolicy).send(page),
    )
  })
}
