import {
  type AnalysedListing,
  analysisSnapshot,
  type Envelope,
  listingAnalysed,
  listingDeleted,
  type PublicListing,
} from '@storyright/contracts/events'
import { type StandardAnalysis, standardAnalysis } from '@storyright/contracts/http'
import { eventually, type Recording, recordEvents, type TestSandbox, testSandbox } from '@storyright/testing'
import { type Ai, someone, startAi } from './harness.ts'

let ai: Ai
let sandbox: TestSandbox
let told: Recording<Envelope<AnalysedListing>>

beforeAll(async () => {
  sandbox = await testSandbox()
  ai = await startAi({ sandbox })
  told = await recordEvents(ai.natsUrl, 'ai.listing.>')
})
afterAll(async () => {
  await told?.stop()
  await ai?.stop()
  await sandbox?.stop()
})

const rich = (change: Partial<PublicListing> = {}): Partial<PublicListing> => ({
  title: 'The Lamp Room',
  logline: 'A detective must find her missing sister before the storm cuts the island off.',
  description: 'In a village on an island off Cornwall, a woman discovers the secret her family kept since the war.',
  genre: 'Thriller',
  tags: ['Thriller', 'Mystery'],
  themes: ['Family', 'Betrayal'],
  ...change,
})
const toldOf = (id: string) => told.messages.filter(({ subject }) => subject === id)
/** Waits until so many events about the listing were published, and answers the last one. */
const tellings = (id: string, count: number) =>
  eventually(
    () => {
      expect(toldOf(id)).toHaveLength(count)
      return toldOf(id).at(-1)!
    },
    { within: 20_000 },
  )
const standard = async (id: string): Promise<StandardAnalysis> =>
  standardAnalysis.parse((await ai.get(`/api/commercial-analysis/${id}`)).json())
const asked = async (): Promise<number> =>
  ((await (await fetch(`${sandbox.url}/control/model`)).json()) as { asked: unknown[] }).asked.length

describe('a listing that a model has answered on', () => {
  it('is asked about in the background, told once, and analysed with the model’s name', async () => {
    const { id } = await ai.addListing(rich())
    const { type, entityversion, data } = await tellings(id, 1)
    expect([type, entityversion]).toEqual([listingAnalysed.type, 1])
    expect(data).toMatchObject({ listingId: id, model: expect.any(String), aiScores: expect.any(Object) })
    const analysis = await standard(id)
    expect(analysis).toMatchObject({ source: 'model', aiScores: data.aiScores, model: { name: data.model } })
    expect(await standard(id)).toEqual(analysis)
  })

  it('is not asked about again because catalogue tells the score that follows from it', async () => {
    const listing = await ai.addListing(rich({ title: 'The Second Lamp' }))
    await tellings(listing.id, 1)
    const before = await asked()
    const changed = { ...listing, viabilityScore: 93, isFeatured: true, updatedAt: '2026-11-22T10:00:00.000Z' }
    await ai.changeListing(changed, 2)
    const analysis = await standard(listing.id)
    expect(analysis).toMatchObject({ source: 'model', listingVersion: 2 })
    // Another listing comes after it, so whatever was to be asked of the first has been asked.
    await tellings((await ai.addListing(rich({ title: 'The Third Lamp' }))).id, 1)
    expect([await asked(), toldOf(listing.id).length]).toEqual([before + 1, 1])
  })

  it('loses the scores that were told when its text is another one, and has new ones once asked again', async () => {
    const listing = await ai.addListing(rich({ title: 'The Fourth Lamp' }))
    await tellings(listing.id, 1)
    await ai.changeListing({ ...listing, title: 'The Fifth Lamp' }, 2)
    const last = await tellings(listing.id, 3)
    expect(toldOf(listing.id).map(({ entityversion, data }) => [entityversion, data.aiScores !== null])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ])
    expect((await standard(listing.id)).aiScores).toEqual(last.data.aiScores)
  })

  it('is told of no more once its agent does not want that, and is analysed by the tables', async () => {
    const listing = await ai.addListing(rich({ title: 'The Sixth Lamp' }))
    await tellings(listing.id, 1)
    await ai.changeListing({ ...listing, aiConsent: false }, 2)
    expect((await tellings(listing.id, 2)).data).toMatchObject({ aiScores: null, model: null })
    expect(await standard(listing.id)).toMatchObject({ source: 'rules', model: null })
    const before = await asked()
    const refreshed = await ai.send('POST', `/api/commercial-analysis/${listing.id}/refresh`, someone())
    expect(refreshed.json()).toMatchObject({ source: 'rules' })
    expect(await asked()).toBe(before)
    await ai.changeListing(listing, 3)
    await tellings(listing.id, 3)
  })

  it('is asked about anew when somebody refreshes it', async () => {
    const { id } = await ai.addListing(rich({ title: 'The Seventh Lamp' }))
    await tellings(id, 1)
    const [before, analysis] = [await asked(), await standard(id)]
    const refreshed = standardAnalysis.parse(
      (await ai.send('POST', `/api/commercial-analysis/${id}/refresh`, someone())).json(),
    )
    expect(await asked()).toBe(before + 1)
    expect(refreshed).toMatchObject({ source: 'model', aiScores: analysis.aiScores })
    expect(Date.parse(refreshed.model!.answeredAt)).toBeGreaterThan(Date.parse(analysis.model!.answeredAt))
    expect(toldOf(id)).toHaveLength(1)
  })

  it('is told again by republishing, in the version that was told last', async () => {
    const listing = await ai.addListing(rich({ title: 'The Eighth Lamp' }))
    const { data, entityversion } = await tellings(listing.id, 1)
    expect((await ai.republish()).statusCode).toBe(200)
    const snapshot = await tellings(listing.id, 2)
    expect(snapshot).toMatchObject({ type: analysisSnapshot.type, entityversion, data })
  })

  it('is told of no more while it is deleted, and asked about again when it is restored', async () => {
    const listing = await ai.addListing(rich({ title: 'The Ninth Lamp' }))
    await tellings(listing.id, 1)
    await ai.say(listingDeleted, 2, listing)
    expect(toldOf(listing.id)).toHaveLength(1)
    await ai.changeListing(listing, 3)
    // Its answers went with it: that is told once it is back, and it is asked about once more.
    const last = await tellings(listing.id, 3)
    expect(toldOf(listing.id).map(({ entityversion }) => entityversion)).toEqual([1, 2, 3])
    expect(await standard(listing.id)).toMatchObject({ source: 'model', aiScores: last.data.aiScores })
  })
})
