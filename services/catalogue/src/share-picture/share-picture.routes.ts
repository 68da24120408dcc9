import { imageCalls } from '@storyright/contracts/http'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database.ts'
import { findPublicListing } from '../listings/find-listing.ts'
import { type SharePictures, sharePictureName, sharePicturePath } from './share-picture.ts'

interface Deps {
  db: Database
  sharePictures: SharePictures
  clock(): Date
}

/** The gateway's picture for a page that is about no listing; a built file. */
const SITE_PICTURE = '/og.png'

export function sharePictureRoutes(app: FastifyInstance, { db, sharePictures, clock }: Deps): void {
  app.get<{ Params: { id: string; version: string } }>(imageCalls.sharePicture.path, async (request, reply) => {
    const listing = await findPublicListing(db, request.params.id, clock())
    const name = sharePictureName(listing)
    if (request.params.version !== `${name}.jpg`)
      return reply.header('cache-control', 'no-cache').redirect(sharePicturePath(listing), 302)
    // An hour, and not for ever: the listing may be withdrawn.
    const headers = { 'cache-control': 'public, max-age=3600', etag: `"${name}"`, 'x-content-type-options': 'nosniff' }
    if (request.headers['if-none-match']?.includes(name)) return reply.code(304).headers(headers).send()
    const picture = await sharePictures.pictureOf(listing)
    if (!picture) return reply.header('cache-control', 'no-store').redirect(SITE_PICTURE, 302)
    // One without its cover goes into no cache: the next reader may get the whole one.
    const { etag: _whole, ...rest } = headers
    const caching = picture.isWhole ? headers : { ...rest, 'cache-control': 'no-store' }
    return reply.type('image/jpeg').headers(caching).send(picture.content)
  })
}
