import { imageCalls } from '@storyright/contracts/http'
import { limits, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { type ObjectStore, receiveFile, takeMultipart } from '@storyright/object-store'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import { requireRoomForImage, type UploadQuotas } from '../uploads/upload-quotas.ts'
import { pictures } from './picture-address.ts'
import { type KeptImage, storeImage } from './store-image.ts'

interface Deps extends RecordDeps {
  images: ObjectStore
  publicUrl: string
}

const { uploadImage, getImage } = imageCalls
const expected = {
  field: uploadImage.upload,
  maximumBytes: limits.imageBytes,
  tooLarge: () => catalogueRefusals.pictureTooLarge(),
}

/** In a scope of its own: only here is a body anything but JSON. */
export async function imageRoutes(app: FastifyInstance, { images, publicUrl, ...deps }: Deps): Promise<void> {
  await takeMultipart(app)

  serve(app, uploadImage, async ({ viewer, request }) => {
    const name = await receiveFile(request, expected, ({ path }) =>
      storeImage({ images }, path, (image) => recordImage(deps, viewer, image)),
    )
    return { imageUrl: pictures.of(name, 'webp', publicUrl) }
  })

  app.get<{ Params: { name: string } }>(getImage.path, async ({ params }, reply) => {
    const name = pictures.nameBehind(params.name)
    const found = name && (await images.get(name))
    if (!found) throw refusals.notFound()
    return reply
      .type('image/webp')
      .headers({
        'content-length': found.size,
        'cache-control': 'public, max-age=31536000, immutable', // a name never gets another content
        'x-content-type-options': 'nosniff',
      })
      .send(found.content)
  })
}

interface RecordDeps {
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  quotas: UploadQuotas
  clock(): Date
}

/** Records who sent a picture, unless that person has sent too many. */
function recordImage(
  { transaction, quotas, clock }: RecordDeps,
  { id: uploadedBy }: Pick<Viewer, 'id'>,
  image: KeptImage,
): Promise<unknown> {
  return transaction(async (tx) => {
    const sent = { ...image, uploadedBy, uploadedAt: clock() }
    await requireRoomForImage(tx, quotas, sent)
    await tx.image.create({ data: sent })
  })
}
