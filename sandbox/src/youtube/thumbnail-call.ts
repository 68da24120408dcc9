import { googleError, googleFailure } from '../google/google-error.ts'
import { drawing } from '../pictures/drawing.ts'
import type { SourceCall } from '../sources/source-call.ts'
import { videoWith } from './search-videos.ts'

const sizes: Record<string, { width: number; height: number }> = {
  'default.png': { width: 120, height: 90 },
  'medium.png': { width: 320, height: 180 },
  'high.png': { width: 480, height: 360 },
}

const pictureIn = (params: unknown) => params as { id: string; file: string }

/** Draws the still of a video: the same picture each time. */
export const thumbnailCall: SourceCall = {
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
