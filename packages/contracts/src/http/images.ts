import { z } from 'zod'
import { catalogueAddresses } from '../vocabulary/addresses/catalogue.ts'
import { defineCall } from './call.ts'

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
} as const
