import { internalTokenHeader, keepPicture } from '@storyright/contracts/http'
import { filesEnvironment } from '@storyright/object-store'
import sharp from 'sharp'
import { type Catalogue, internalToken, someone, startCatalogue } from './harness.ts'
import { upload } from './upload.ts'

let catalogue: Catalogue
beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID ??= 'test'
  process.env.AWS_SECRET_ACCESS_KEY ??= 'test-secret'
  const nobodyListens = filesEnvironment.FILES_URL.parse('s3://files?endpoint=http://127.0.0.1:9')
  catalogue = await startCatalogue({ config: { FILES_URL: nobodyListens } })
})
afterAll(() => catalogue?.stop())

const picture = () =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
const send = (content: Uint8Array) =>
  upload(catalogue, { to: '/api/uploads/images', content, name: 'a.png', as: someone() })

describe('while the bucket for pictures is away', () => {
  it('nobody is told that a picture is damaged, but that it can be sent again soon', async () => {
    const answer = await send(await picture())
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE'])
    expect(answer.headers['retry-after']).toBe('5')
    expect(await catalogue.db.image.count()).toBe(0)
  })

  it('a damaged picture is still called so', async () => {
    const content = await picture()
    expect((await send(content.subarray(0, content.length / 2))).json().code).toBe('BROKEN_PICTURE')
  })

  it('a cover that was found elsewhere is not refused for good', async () => {
    const answer = await catalogue.app.inject({
      method: keepPicture.method,
      url: keepPicture.path,
      headers: { [internalTokenHeader]: internalToken },
      payload: { content: (await picture()).toString('base64') },
    })
    expect(answer.statusCode).toBe(503)
  })
})
