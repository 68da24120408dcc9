import { z } from 'zod'
import { listingId } from '../fields.ts'
import { catalogueAddresses } from '../vocabulary/addresses/catalogue.ts'
import { defineCall } from './call.ts'

/** What a picture for links measures: the site's own (`web/public/og.png`) and a listing's. */
export const sharePictureSize = { width: 1_200, height: 630, maximumBytes: 100 * 1024 } as const

/** Pictures of covers, galleries and people. */
export const imageCalls = {
  uploadImage: defineCall(catalogueAddresses.uploadImage, {
    summary: 'Upload a picture (png, jpeg or webp, at most 5 MB); it is checked, resized and stripped',
    access: 'signedIn',
    upload: 'file',
    status: 201,
    reply: z.object({ imageUrl: z.url() }),
  }),
  getImage: defineCall(catalogueAddresses.getImage, {
    summary: 'An uploaded picture, as webp; it never changes',
    access: 'public',
    params: z.object({ name: z.string() }),
    status: 200,
  }),
  sharePicture: defineCall(catalogueAddresses.sharePicture, {
    summary:
      'The picture for links to a listing: a JPEG of 1200 by 630 pixels and at most 100 KB. The page names the current version; any other redirects to it, and to the picture of the site where none can be drawn now',
    access: 'public',
    params: z.object({ id: listingId, version: z.string() }),
    status: 200,
  }),
} as const
