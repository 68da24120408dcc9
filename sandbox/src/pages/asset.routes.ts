import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

const assets = { 'page.css': 'text/css; charset=utf-8', 'live.js': 'text/javascript; charset=utf-8' }

/** The style and the script that all pages share. */
export async function assetRoutes(app: FastifyInstance): Promise<void> {
  for (const [name, type] of Object.entries(assets)) {
    const content = await readFile(path.join(import.meta.dirname, name))
    app.get(`/assets/${name}`, async (_request, reply) => reply.type(type).send(content))
  }
}
