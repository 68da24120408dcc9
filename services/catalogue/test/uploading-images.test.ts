import { readdir } from 'node:fs/promises'
import { limits } from '@storyright/contracts/vocabulary'
import { folderStore } from '@storyright/object-store'
import sharp from 'sharp'
import { type Catalogue, publicUrl, someone, startCatalogue } from './harness.ts'
import { upload as send } from './upload.ts'

let catalogue: Catalogue
const viewer = someone()

beforeAll(async () => {
  catalogue = await startCatalogue()
})
afterAll(() => catalogue.stop())

const colours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 120, g: 40, b: 90 } } })
const small = () => colours(80, 60)

const upload = (content: Uint8Array, { field = 'file', as = viewer as typeof viewer | null, name = 'a.png' } = {}) =>
  send(catalogue, { to: '/api/uploads/images', content, name, as, field })
const open = (imageUrl: string) => catalogue.get(new URL(imageUrl).pathname, null)
const kept = () => readdir(catalogue.uploads).catch(() => [])

describe('uploading a picture', () => {
  it.each([
    ['png', () => small().png()],
    ['jpeg', () => small().jpeg()],
    ['webp', () => small().webp()],
  ])('takes %s and serves webp that may be kept for ever', async (_kind, make) => {
    const answer = await upload(await make().toBuffer(), { name: 'called.anything' })
    expect(answer.statusCode).toBe(201)
    const { imageUrl } = answer.json()
    expect(imageUrl).toMatch(new RegExp(`^${publicUrl}/api/uploads/images/[0-9a-f-]{36}\\.webp$`))
    const served = await open(imageUrl)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(served.rawPayload.length),
    })
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 80, height: 60 })
  })

  it('makes it no larger than 1600 pixels, upright, and forgets what the camera wrote', async () => {
    const photograph = await colours(2_000, 1_000)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody', Artist: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const served = await open((await upload(photograph)).json().imageUrl)
    const { width, height, exif, orientation } = await sharp(served.rawPayload).metadata()
    expect([width, height, exif, orientation]).toEqual([800, 1_600, undefined, undefined])
  })

  it('takes 5 MB exactly and not a byte more', async () => {
    const png = await small().png().toBuffer()
    const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)])
    expect((await upload(padded(limits.imageBytes))).statusCode).toBe(201)
    const answer = await upload(padded(limits.imageBytes + 1))
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'PICTURE_TOO_LARGE'])
  })

  it('goes by the content, whatever the name says', async () => {
    const gif = await small().gif().toBuffer()
    for (const content of [gif, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('text')])
      expect((await upload(content, { name: 'picture.png' })).statusCode).toBe(415)
    expect((await upload(Buffer.alloc(0))).statusCode).toBe(415)
  })

  it('refuses a damaged picture and one with too many pixels, and keeps nothing of them', async () => {
    const before = await kept()
    const png = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * at) % 251)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .png()
      .toBuffer()
    const bomb = await colours(9_000, 9_000).png().toBuffer()
    const answers = [
      await upload(png.subarray(0, 20)),
      await upload(png.subarray(0, png.length / 2)),
      await upload(bomb),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [400, 'BROKEN_PICTURE'],
      [400, 'BROKEN_PICTURE'],
      [400, 'TOO_MANY_PIXELS'],
    ])
    expect(await kept()).toEqual(before)
  })

  it('wants one file in the field “file” of a whole multipart body', async () => {
    const png = await small().png().toBuffer()
    expect((await upload(png, { field: 'picture' })).statusCode).toBe(400)
    const headers = await catalogue.identity.authorizationOf(viewer)
    const post = (contentType: string, payload: string) =>
      catalogue.app.inject({
        method: 'POST',
        url: '/api/uploads/images',
        headers: { ...headers, 'content-type': contentType },
        payload,
      })
    const begun = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG'
    expect((await post('multipart/form-data; boundary=x', begun)).statusCode).toBe(400)
    expect((await post('multipart/form-data; boundary=x', '')).statusCode).toBe(400)
    expect((await post('multipart/form-data', 'a=1')).statusCode).toBe(415)
    expect((await post('image/png', 'x')).statusCode).toBe(415)
    expect((await post('application/json', '{}')).statusCode).toBe(415)
  })

  it('is for signed-in users', async () =>
    expect((await upload(await small().png().toBuffer(), { as: null })).statusCode).toBe(401))
})

describe('an uploaded picture', () => {
  it.each([
    'b1c1e9d2-6d3a-4a5e-8f57-1d9f5c7c4a10.webp',
    'b1c1e9d2-6d3a-4a5e-8f57-1d9f5c7c4a10',
    '..%2f..%2fetc%2fpasswd',
    '..%2fuploads.webp',
    '.webp',
    '%00.webp',
  ])('is not there by the name %s', async (name) =>
    expect((await catalogue.get(`/api/uploads/images/${name}`, null)).statusCode).toBe(404),
  )

  it('is gone once it is removed', async () => {
    const { imageUrl } = (await upload(await small().png().toBuffer())).json()
    await folderStore(catalogue.uploads).remove(imageUrl.match(/([0-9a-f-]{36})\.webp$/)[1])
    expect((await open(imageUrl)).statusCode).toBe(404)
  })
})
