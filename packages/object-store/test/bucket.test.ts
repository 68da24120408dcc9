import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { eventually } from '@storyright/testing'
import { filesEnvironment, openObjectStore, sweepUnused } from '../src/index.ts'
import { namesIn, openS3 } from './bucket.ts'

let s3: Awaited<ReturnType<typeof openS3>>
beforeAll(async () => {
  s3 = await openS3()
}, 300_000) // its wheel is installed once
afterAll(() => s3.stop())

const open = (address: string, shelf = '', logger = quiet) =>
  openObjectStore({ UPLOADS_DIR: '/nowhere', FILES_URL: filesEnvironment.FILES_URL.parse(address) }, { shelf, logger })
const quiet = { error: (_details: object, _message: string) => {}, info: (_details: object, _message: string) => {} }
const put = async (address: string, text: string, shelf?: string) =>
  (await open(address, shelf)).put(Readable.from([Buffer.from(text)]))
const namesAt = async (address: string, shelf?: string) => namesIn(await open(address, shelf))

describe('a bucket', () => {
  it('keeps the files of each service, and of each shelf, apart', async () => {
    const { bucket, address } = await s3.newBucket('catalogue')
    const [image, paper] = [await put(address, 'image'), await put(address, 'paper', 'documents')]
    await s3.client.send(new PutObjectCommand({ Bucket: bucket, Key: 'catalogue/README', Body: 'of somebody else' }))
    expect(await namesAt(address)).toEqual([image])
    expect(await namesAt(address, 'documents')).toEqual([paper])
    expect(await (await open(address)).get(paper)).toBeNull()
    expect(await namesAt(address.replace('/catalogue', '/offers'))).toEqual([])
  })

  it('lists more than one page', async () => {
    const { address } = await s3.newBucket()
    const store = await open(address)
    const names = Array.from({ length: 1_005 }, () => randomUUID())
    for (let at = 0; at < names.length; at += 50)
      await Promise.all(names.slice(at, at + 50).map((name) => store.putAs(name, Readable.from(['x']))))
    expect(await namesAt(address)).toEqual(names.sort())
  }, 60_000)

  it('is swept of uploads that a crash left half sent', async () => {
    const { bucket, address } = await s3.newBucket('offers')
    const kept = await put(address, 'a deed')
    const Key = `offers/${randomUUID()}`
    await s3.client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key }))
    const removed = await sweepUnused(await open(address), {
      keptBefore: new Date(Date.now() + 60_000),
      usedAmong: async () => new Set([kept]),
    })
    expect(removed).toBe(1)
    expect((await s3.client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))).Uploads ?? []).toEqual([])
    expect(await namesAt(address)).toEqual([kept])
  })

  it('says that it is away when nobody answers there, and when somebody accepts and says nothing', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    const { port } = await new Promise<{ port: number }>((listening) =>
      silent.once('listening', () => listening(silent.address() as { port: number })),
    )
    const away = { status: 503, code: 'UNAVAILABLE', retryAfterSeconds: 5 }
    await expect(put('s3://files?endpoint=http://127.0.0.1:1', 'x')).rejects.toMatchObject(away)
    const store = await open(`s3://files?endpoint=http://127.0.0.1:${port}`)
    await expect(store.get(randomUUID())).rejects.toMatchObject(away)
    silent.close()
  }, 60_000)

  it('that is missing is named in the log once, refuses what is kept in it for later, and is named again when it can be used', async () => {
    const logged: string[] = []
    const log = (_details: object, message: string) => void logged.push(message)
    const bucket = `late-${randomUUID()}`
    const store = await open(`s3://${bucket}?endpoint=${encodeURIComponent(s3.url)}`, '', { error: log, info: log })
    const missing = `The bucket ${bucket} does not exist`
    await eventually(() => expect(logged).toEqual([missing]))
    const refused = { status: 503, code: 'FILES_UNAVAILABLE', retryAfterSeconds: 60 }
    const put = () => store.put(Readable.from([Buffer.from('x')]))
    await expect(put()).rejects.toMatchObject(refused)
    await expect(namesIn(store)).rejects.toMatchObject(refused)
    expect(logged).toEqual([missing])
    await s3.client.send(new CreateBucketCommand({ Bucket: bucket }))
    await put()
    await put()
    expect(logged).toEqual([missing, `The bucket ${bucket} can be used again`])
  })

  it('gives a file to a reader at the reader’s pace', async () => {
    const { address } = await s3.newBucket()
    const store = await open(address)
    const name = await store.put(Readable.from([Buffer.alloc(8 * 1024 ** 2)]))
    const { content } = (await store.get(name))!
    content.once('readable', () => {})
    expect((await buffer(content)).length).toBe(8 * 1024 ** 2)
  })
})
