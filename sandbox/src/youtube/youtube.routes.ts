import type { FastifyInstance } from 'fastify'
import { googleError, googleFailure } from '../google/google-error.ts'
import { drawing } from '../pictures/drawing.ts'
import type { Quota } from '../quotas/quotas.ts'
import { answerSourceCalls, malformableCalls, type SourceCall, type SourceDeps } from '../sources/source-call.ts'
import { videoWith } from './search-videos.ts'
import { youtubeCalls } from './youtube-calls.ts'

/** What can be made to fail. */
export const youtubeOperations = malformableCalls('youtube.search', 'youtube.videos', 'youtube.thumbnail')

interface Deps extends SourceDeps {
  quota: Quota
  key: string
}

/** A video site's API as far as it is used, and the stills of its videos. */
export async function youtubeRoutes(app: FastifyInstance, { quota, key, ...deps }: Deps): Promise<void> {
  answerSourceCalls(app, [...youtubeCalls({ quota, key }), thumbnailCall], deps)
}

const sizes: Record<string, { width: number; height: number }> = {
  'default.png': { width: 120, height: 90 },
  'medium.png': { width: 320, height: 180 },
  'high.png': { width: 480, height: 360 },
}

const pictureIn = (params: unknown) => params as { id: string; file: string }

/** Draws the still of a video: the same picture each time. */
const thumbnailCall: SourceCall = {
  operation: 'youtube.thumbnail',
  path: '/vi/:id/:file',
  summaryOf: (_asked, { params }) => pictureIn(params).id,
  failureOf: googleFailure,
  answer(_asked, { params }, reply) {
    const { id, file } = pictureIn(params)
    const size = sizes[file]
    if (!size || !videoWith(id)) throw googleError(404, { message: 'Not Found', reason: 'notFound' })
    return reply.type('image/png').send(drawing(`still ${id}`, size))
  },
}
