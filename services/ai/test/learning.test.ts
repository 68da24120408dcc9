import { type Db, mongoClient } from '@storyright/mongodb'
import { listingRows } from '@storyright/read-models'
import { workInBackground } from '@storyright/service-kit'
import { mongoLease } from '@storyright/stored-service/mongodb'
import { eventually, machineFactor, publishedListing, testMongo } from '@storyright/testing'
import { GridFSBucket } from 'mongodb'
import { favouriteRows } from '../src/favourites/favourite-rows.ts'
import { cleanModels, type ModelFile, newestModel, readModel } from '../src/recommendations/files/model-files.ts'
import { createNewestModel } from '../src/recommendations/newest-model.ts'
import { train } from '../src/recommendations/training/train.ts'
import { training } from '../src/recommendations/training/training.ts'

jest.setTimeout(60_000)

let url: string
let client: ReturnType<typeof mongoClient>
let db: Db
beforeEach(async () => {
  url = await testMongo('learning')
  client = mongoClient(url, { service: 'tests' })
  db = client.db()
  const listings = Array.from({ length: 12 }, (_, at) => publishedListing(String(at + 1), { title: `Title ${at}` }))
  await listingRows
    .of(db)
    .insertMany(listings.map((listing) => ({ _id: listing.id, version: 1, isDeleted: listing.id === '12', listing })))
})
afterEach(() => client.close())

const files = () => db.collection<ModelFile>('models.files')
const now = new Date('2026-11-20T10:00:00Z')
const like = (userId: string, listingId: string) =>
  favouriteRows
    .of(db)
    .insertOne({ _id: `${userId}_${listingId}`, version: 1, userId, listingId, at: now, isFavourite: true })
const quiet = { clock: () => now, logger: { info: () => {}, warn: () => {} } }

describe('what is learned', () => {
  it('is written for all replicas, without deleted listings, and read as it was', async () => {
    await like('iris', '1')
    await train(db, now)
    const newest = (await newestModel(db))!
    expect(newest.metadata).toMatchObject({
      trainedAt: now,
      counts: { listings: 12, favourites: 1, offers: 0, taste: 0 },
    })
    const model = (await readModel(db, newest))!
    expect(model.items).toHaveLength(11)
    expect(model.support[model.items.indexOf('1')]).toBe(1)
  })

  it('replaces what was learned before in the memory of each, without a request in between that has none', async () => {
    const held = createNewestModel({ db, clock: () => now })
    expect((await held.current()).items).toHaveLength(11) // made do with
    const following = workInBackground(held.following, quiet)
    try {
      for (const listing of ['1', '2']) {
        await like('iris', listing)
        await train(db, now)
        await eventually(async () => {
          const model = await held.current()
          expect(model.support[model.itemOf.get(listing)!]).toBe(1)
        })
      }
    } finally {
      await following.stop()
    }
  })

  it('is kept twice and no more, and what an interrupted training left goes', async () => {
    for (let time = 0; time < 4; time++) await train(db, now)
    expect(await files().countDocuments()).toBe(2)
    const whole = await db.collection('models.chunks').countDocuments()
    const upload = new GridFSBucket(db, { bucketName: 'models', chunkSizeBytes: 16 }).openUploadStream(
      'recommendations',
    )
    await new Promise((resolve) => upload.write(Buffer.alloc(64), resolve))
    await eventually(async () => expect(await db.collection('models.chunks').countDocuments()).toBeGreaterThan(whole))
    expect(await files().countDocuments()).toBe(2) // half a file is none
    await cleanModels(db)
    expect(await db.collection('models.chunks').countDocuments()).toBe(whole)
    expect(await readModel(db, (await newestModel(db))!)).not.toBeNull()
  })

  it('is nothing where the file is gone meanwhile', async () => {
    await train(db, now)
    const old = (await newestModel(db))!
    await new GridFSBucket(db, { bucketName: 'models' }).delete(old._id)
    expect(await readModel(db, old)).toBeNull()
  })

  it('is learned once by two replicas, in a process of its own', async () => {
    const replicas = [1, 2].map(() => {
      const work = training({ db, clock: () => now, mongoUrl: url }, mongoLease(db)('training'))
      return workInBackground(work, quiet)
    })
    try {
      await eventually(async () => expect(await files().countDocuments()).toBe(1), { within: 30_000 })
      expect((await newestModel(db))!.metadata.counts.listings).toBe(12)
    } finally {
      await Promise.all(replicas.map(({ stop }) => stop()))
    }
    expect(await files().countDocuments()).toBe(1)
  })

  it('is given up with the service that asked for it', async () => {
    const work = workInBackground(training({ db, clock: () => now, mongoUrl: url }, mongoLease(db)('training')), quiet)
    await eventually(async () => expect(await db.collection('_leases').countDocuments()).toBeGreaterThan(0))
    const began = performance.now()
    await work.stop()
    expect(performance.now() - began).toBeLessThan(15_000 * machineFactor()) // on a busy machine a process takes its time to end
  })
})
