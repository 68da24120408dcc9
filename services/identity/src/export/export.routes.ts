import { identityCalls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { type ExportDeps, exportData } from './export-data.ts'

export function exportRoutes(app: FastifyInstance, deps: ExportDeps): void {
  serve(app, identityCalls.exportData, async ({ viewer, reply }) => {
    const data = await exportData(deps, viewer)
    reply.header('cache-control', 'private, no-store')
    reply.header('content-disposition', 'attachment; filename="storyright-data.json"')
    return data
  })
}
