import { listingDeleted, listingUpdated, type PublicListing } from '@storyright/contracts/events'
import { type EnhancedAnalysis, internalTokenHeader, nearInMeaning } from '@storyright/contracts/http'
import { eventually, testMeaningModel } from '@storyright/testing'
import { meaningRows } from '../src/meaning/meaning-rows.ts'
import { type Ai, internalToken, startAi } from './harness.ts'

let ai: Ai
beforeAll(async () => {
  ai = await startAi({ config: { MEANING_DIR: await testMeaningModel() } })
}, 180_000)
afterAll(() => ai.stop())

const ask = async (text: string) => {
  const answer = await ai.send('POST', nearInMeaning.path, null, { text }, { [internalTokenHeader]: internalToken })
  expect(answer.statusCode).toBe(200)
  return nearInMeaning.reply.parse(answer.json()).near
}
const nearest = async (text: string) => (await ask(text))?.map(({ id }) => id) ?? []
const rowOf = (id: string) => meaningRows.of(ai.db).findOne({ _id: id })
const patiently = { within: 20_000 }
const ghost: Partial<PublicListing> = {
  ...{ title: 'The Drowned Choir', genre: 'Horror', themes: ['Ghosts'], keywords: ['lighthouse'] },
  ...{ logline: 'A lighthouse keeper hears the voices of those whom the water took.' },
}

describe('a listing’s vector', () => {
  it('is made in the background, found by other words, and made anew with its text', async () => {
    const listing = await ai.addListing(ghost)
    const other = await ai.addListing({ title: 'Tax Year', logline: 'An accountant counts.', themes: [], keywords: [] })
    await eventually(async () => expect(await nearest('haunted by the sea')).toEqual([listing.id, other.id]), patiently)
    const before = await rowOf(listing.id)
    await ai.changeListing(
      { ...other, logline: 'Spirits of the drowned haunt a harbour by the sea.', title: 'Sea Haunting' },
      2,
    )
    await eventually(async () => expect((await nearest('haunted by the sea'))[0]).toBe(other.id), patiently)
    expect(await rowOf(listing.id)).toEqual(before) // what did not change is not made again
  })

  it('is none without its agent’s consent, and goes when that is taken back or the listing leaves', async () => {
    const never = await ai.addListing({ ...ghost, aiConsent: false })
    const [refused, deleted] = [await ai.addListing(ghost), await ai.addListing(ghost)]
    const ids = [refused.id, deleted.id]
    await eventually(
      async () => expect(await nearest('haunted by the sea')).toEqual(expect.arrayContaining(ids)),
      patiently,
    )
    await ai.changeListing({ ...refused, aiConsent: false }, 2)
    await ai.say(listingDeleted, 2, deleted)
    await ai.say(listingUpdated, 1, refused) // an older event that comes later brings nothing back
    for (const { id } of [refused, deleted])
      expect(await rowOf(id)).toMatchObject({ key: null, vector: null, vectorKey: null, dueAt: null })
    expect((await rowOf(never.id)) ?? { vector: null }).toMatchObject({ vector: null })
    await eventually(async () => {
      const found = await nearest('haunted by the sea')
      for (const id of [never.id, ...ids]) expect(found).not.toContain(id)
    }, patiently)
  })

  it('chooses the films that an analysis names', async () => {
    const { id } = await ai.addListing(ghost)
    await eventually(async () => expect((await rowOf(id))?.vector).toBeTruthy(), patiently)
    await eventually(async () => {
      const analysis = (await ai.get(`/api/enhanced-analysis/${id}`)).json<EnhancedAnalysis>()
      const similarities = analysis.comparables.map(({ similarity }) => similarity)
      expect(new Set(similarities).size).toBeGreaterThan(2)
    }, patiently)
  })

  it('is found again after a restart', async () => {
    await eventually(
      async () => expect(await meaningRows.of(ai.db).countDocuments({ dueAt: { $ne: null } })).toBe(0),
      patiently,
    )
    const vectors = await meaningRows.of(ai.db).countDocuments({ vector: { $ne: null } })
    await eventually(async () => expect(await nearest('haunted by the sea')).toHaveLength(vectors), patiently)
    const found = await nearest('haunted by the sea')
    await ai.restart()
    await eventually(async () => expect(await nearest('haunted by the sea')).toEqual(found), patiently)
  })
})
