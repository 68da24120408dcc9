import type { PublicListing } from '@storyright/contracts/events'
import { listingRows } from '@storyright/read-models'
import { eventually } from '@storyright/testing'
import { questionRows } from '../../src/model/questions/question-rows.ts'
import { type ModelBench, startModel } from './model-bench.ts'

describe('asking the model in the background', () => {
  let bench: ModelBench
  beforeAll(async () => {
    bench = await startModel()
  })
  afterEach(() => bench.calm())
  afterAll(() => bench?.stop())

  it('asks about every new listing once, in one replica, and goes on past one that fails', async () => {
    const replicas = [bench.replica(), bench.replica()] as const
    const listings: PublicListing[] = []
    for (let at = 0; at < 12; at++) listings.push(await bench.add(replicas[0].model))
    await bench.fail({ answers: 'nonsense' })
    const stops = replicas.map(({ model }) => bench.inBackground(model))
    await eventually(async () => expect((await replicas[0].model.answersOn(listings)).size).toBe(11), {
      within: 20_000,
    })
    expect(await bench.calls()).toBe(12)
    expect(Math.min(...replicas.map(({ answered }) => answered.length))).toBe(0)
    bench.passTime(11 * 60_000)
    await eventually(async () => expect((await replicas[0].model.answersOn(listings)).size).toBe(12), {
      within: 20_000,
    })
    expect(await bench.calls()).toBe(13)
    for (const stop of stops) await stop()
  })

  it('asks about a change', async () => {
    const { model } = bench.replica()
    const listing = await bench.add(model)
    bench.inBackground(model)
    await eventually(async () => expect((await model.answersOn([listing])).size).toBe(1), { within: 20_000 })
    const changed = { ...listing, description: 'A dragon sleeps under the harbour of Mevagissey.' }
    await bench.tell(model, changed)
    await eventually(async () => expect((await model.answersOn([changed])).size).toBe(1), { within: 20_000 })
  })

  it('is taken over by another replica', async () => {
    const [one, other] = [bench.replica(), bench.replica()]
    const first = await bench.add(one.model)
    const stop = bench.inBackground(one.model)
    await eventually(async () => expect((await one.model.answersOn([first])).size).toBe(1), { within: 20_000 })
    await stop()
    const second = await bench.add(one.model)
    bench.inBackground(other.model)
    await eventually(async () => expect((await one.model.answersOn([second])).size).toBe(1), { within: 20_000 })
    expect(other.answered).toHaveLength(1)
  })

  it('asks again about all when the model is another one', async () => {
    const { model } = bench.replica()
    const listings = [await bench.add(model), await bench.add(model)]
    for (const listing of listings) await model.answerOn(listing)
    bench.inBackground(bench.replica({ name: 'another' }).model)
    const asked = async () => (await bench.state()).asked.map(({ request }) => request.model)
    await eventually(
      async () => expect((await asked()).filter((name) => name === 'another')).toHaveLength(listings.length),
      { within: 20_000 },
    )
  })

  it('finds listings that nobody has put into the queue, and forgets questions about what is gone', async () => {
    const { model } = bench.replica()
    const [lost, gone] = [await bench.add(model), await bench.add(model)]
    await questionRows.of(bench.db).deleteOne({ _id: lost.id })
    await listingRows.of(bench.db).deleteOne({ _id: gone.id })
    bench.inBackground(model)
    await eventually(async () => expect((await model.answersOn([lost])).size).toBe(1), { within: 20_000 })
    await eventually(async () => expect(await questionRows.of(bench.db).countDocuments()).toBe(1))
    expect(await bench.calls(gone.title)).toBe(0)
  })

  it('goes on past a listing that can never be analysed', async () => {
    const { model } = bench.replica()
    const broken = { _id: 'broken', version: 1, isDeleted: false, listing: { aiConsent: true } as PublicListing }
    await listingRows.of(bench.db).insertOne(broken)
    bench.inBackground(model)
    await eventually(async () =>
      expect(await questionRows.of(bench.db).findOne({ _id: 'broken' })).toMatchObject({ tries: 1, claim: null }),
    )
    const listing = await bench.add(model)
    await eventually(async () => expect((await model.answersOn([listing])).size).toBe(1), { within: 20_000 })
  })

  it('lets a service that ends go, whatever the model does', async () => {
    const { model } = bench.replica()
    const listing = await bench.add(model)
    await bench.fail({ delay_ms: 60_000 })
    const stop = bench.inBackground(model)
    await eventually(async () => expect((await bench.state()).holding).toBe(1), { within: 20_000 })
    await stop()
    expect(await questionRows.of(bench.db).findOne({ _id: listing.id })).toMatchObject({ claim: null, tries: 0 })
    await eventually(async () => expect((await bench.state()).holding).toBe(0))
  })
})
