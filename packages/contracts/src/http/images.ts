import { z } from 'zod'
import { defineCall } from './call.ts'

const catalogue = { service: 'catalogue' } as const

/** Pictures of covers, galleries and people. */
export const imageCalls = {
  uploadImage: defineCall({
    ...catalogue,
    method: 'POST',
    path: '/api/uploads/images',
    summary: 'Upload a picture (png, jpeg or webp, at most 5 MB); it is checked, resized and stripped',
    access: 'signedIn',
    upload: 'file',
    status: 201,
    reply: z.object({ imageUrl: z.url() }),
  }),
  getImage: defineCall({
    ...catalogue,
    method: 'GET',
    path: '/api/uploads/images/:name',
    summary: 'An uploaded picture, as webp; it never changes',
    access: 'public',
    params: z.object({ name: z.string() }),
    status: 200,
  }),
} as const
