import type { FastifyInstance } from 'fastify'
import type { Quota } from '../quotas/quotas.ts'
import { answerSourceCalls, type SourceDeps } from '../sources/source-call.ts'
import { spoilableCalls } from '../sources/spoilable.ts'
import { thumbnailCall } from './thumbnail-call.ts'
import { youtubeCalls } from './youtube-calls.ts'

/** What can be made to fail. */
export const youtubeOperations = spoilableCalls('youtube.search', 'youtube.videos', 'youtube.thumbnail')

interface Deps extends SourceDeps {
  quota: Quota
  key: string
}

/** A video site's API as far as it is used, and the stills of its videos. */
export async function youtubeRoutes(app: FastifyInstance, { quota, key, ...deps }: Deps): Promise<void> {
  answerSourceCalls(app, [...youtubeCalls({ quota, key }), thumbnailCall], deps)
}
