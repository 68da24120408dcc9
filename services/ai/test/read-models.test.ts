import { randomUUID } from 'node:crypto'
import {
  favouriteAdded,
  favouriteRemoved,
  listingDeleted,
  listingSnapshot,
  listingUpdated,
  membershipActivated,
  membershipExpired,
  offerAccepted,
  offerSubmitted,
  userClosed,
  userRegistered,
  userUpdated,
} from '@storyright/contracts/events'
import { internalTokenHeader, nearInMeaning } from '@storyright/contracts/http'
import { listingRows, membershipRows, personRows } from '@storyright/read-models'
import { closedPerson, publishedListing, sampleMembership, sampleOffer, samplePerson } from '@storyright/testing'
import { analysisRows } from '../src/analyses/analysis-rows.ts'
import type { Tx } from '../src/database.ts'
import { favouriteRows } from '../src/favourites/favourite-rows.ts'
import { makeVectors } from '../src/meaning/make-vectors.ts'
import { meaningRows } from '../src/meaning/meaning-rows.ts'
import { questionRows } from '../src/model/questions/question-rows.ts'
import { offerRows } from '../src/offers/offer-rows.ts'
import { type Ai, internalToken, startAi } from './harness.ts'

let ai: Ai
beforeAll(async () => {
  ai = await startAi()
})
afterAll(() => ai?.stop())

describe('what ai keeps of others', () => {
  it('is the newest of a listing, whichever event comes last', async () => {
    const listing = await ai.addListing({ title: 'First' })
    await ai.changeListing({ ...listing, title: 'Third' }, 3)
    await ai.say(listingUpdated, 2, { ...listing, title: 'Second' })
    expect(await ai.known(listing.id)).toMatchObject({ version: 3, isDeleted: false, listing: { title: 'Third' } })
    await ai.say(listingSnapshot, 4, { ...listing, title: 'Told again' })
    expect(await ai.known(listing.id)).toMatchObject({ version: 4, listing: { title: 'Told again' } })
  })

  it('is all of what is told at once, analysed, and asked about where that is allowed', async () => {
    const ids = Array.from({ length: 130 }, (_, place) => String(6_001 + place))
    const told = ids.map((id, place) => publishedListing(id, { aiConsent: place % 2 === 0 }))
    const events = await Promise.all([
      ...told.map((listing) => ai.publisher.say(listingUpdated, 2, { ...listing, title: 'Newer' })),
      ...told.map((listing) => ai.publisher.say(listingSnapshot, 1, listing)),
      ai.publisher.say(listingDeleted, 3, told[0]!),
    ])
    await ai.handled(...events)
    const these = { _id: { $in: ids } }
    const rows = await listingRows.of(ai.db).find(these).toArray()
    expect(rows.filter(({ version, listing }) => version === 2 && listing.title === 'Newer')).toHaveLength(129)
    const analyses = await analysisRows.of(ai.db).find(these).toArray()
    expect(analyses.filter(({ isListed, listingVersion }) => isListed && listingVersion === 2)).toHaveLength(129)
    expect(analyses.filter(({ isListed }) => !isListed)).toMatchObject([{ _id: ids[0] }])
    expect(await questionRows.of(ai.db).countDocuments(these)).toBe(64)
  })

  it('is once what is told twice', async () => {
    const listing = publishedListing('7001')
    const event = await ai.say(listingSnapshot, 2, listing)
    await ai.publisher.publish(listingSnapshot, event)
    await ai.publisher.publish(listingSnapshot, { ...event, id: randomUUID() })
    await ai.say(listingSnapshot, 1, { ...listing, id: '7002' })
    expect(await listingRows.of(ai.db).countDocuments({ _id: '7001' })).toBe(1)
  })

  it('is that a listing is deleted, which an older event that comes later does not take back', async () => {
    const listing = await ai.addListing()
    await ai.say(listingDeleted, 5, listing)
    await ai.say(listingUpdated, 4, listing)
    expect(await ai.known(listing.id)).toMatchObject({ version: 5, isDeleted: true })
    const never = publishedListing('7100')
    await ai.say(listingDeleted, 2, never)
    await ai.say(listingUpdated, 1, never)
    expect(await ai.known(never.id)).toMatchObject({ version: 2, isDeleted: true })
  })

  it('is an event from before its newest fields were told', async () => {
    const { aiConsent: _consent, format: _format, salesFigures: _sales, ...older } = publishedListing('7200')
    await ai.say(listingUpdated, 1, older as never)
    expect(await ai.known('7200')).toMatchObject({ listing: { aiConsent: true, format: '', salesFigures: null } })
  })

  it('is a favourite until it is taken back, and again', async () => {
    const favourite = { userId: randomUUID(), listingId: '42', at: '2026-11-01T10:00:00.000Z' }
    const kept = () => favouriteRows.of(ai.db).findOne({ userId: favourite.userId })
    await ai.say(favouriteAdded, 1, favourite)
    expect(await kept()).toMatchObject({ isFavourite: true, at: new Date(favourite.at) })
    await ai.say(favouriteAdded, 3, { ...favourite, at: '2026-11-03T10:00:00.000Z' })
    await ai.say(favouriteRemoved, 2, favourite)
    expect(await kept()).toMatchObject({ version: 3, isFavourite: true })
    await ai.say(favouriteRemoved, 4, favourite)
    expect(await kept()).toMatchObject({ version: 4, isFavourite: false })
  })

  it('is an offer and a membership as they stand', async () => {
    const offer = sampleOffer()
    await ai.say(offerAccepted, 3, { ...offer, status: 'accepted' })
    await ai.say(offerSubmitted, 1, offer)
    expect(await offerRows.of(ai.db).findOne({ _id: offer.id })).toMatchObject({
      version: 3,
      offer: { status: 'accepted' },
    })
    const membership = sampleMembership()
    await ai.say(membershipExpired, 2, { ...membership, state: 'ended', premiumExpiresAt: null })
    await ai.say(membershipActivated, 1, membership)
    expect(await membershipRows.of(ai.db).findOne({ _id: membership.userId })).toMatchObject({
      version: 2,
      membership: { state: 'ended' },
    })
  })

  it('is a person, and of a closed account no favourites; cards are not kept at all', async () => {
    const person = samplePerson({ lookingFor: 'Crime by the sea', trackingEnabled: false })
    await ai.say(userRegistered, 1, person)
    expect(await personRows.of(ai.db).findOne({ _id: person.id })).toMatchObject({ person })
    const favourite = { userId: person.id, listingId: '42', at: '2026-11-01T10:00:00.000Z' }
    await ai.say(favouriteAdded, 1, favourite)
    await ai.say(membershipActivated, 1, sampleMembership({ userId: person.id }))

    await ai.say(userClosed, 3, closedPerson(person))
    await ai.say(userUpdated, 2, person)
    expect(await personRows.of(ai.db).findOne({ _id: person.id })).toMatchObject({
      version: 3,
      person: { status: 'closed', lastName: '', lookingFor: null },
    })
    await ai.say(favouriteAdded, 2, { ...favourite, listingId: '43' })
    await ai.say(membershipExpired, 2, sampleMembership({ userId: person.id }))
    expect(await favouriteRows.of(ai.db).countDocuments({ userId: person.id })).toBe(0)
    const membership = await membershipRows.of(ai.db).findOne({ _id: person.id })
    expect(membership?.membership).not.toHaveProperty('card')
    expect((await ai.recordsOf(person.id)).json()).toEqual((await ai.recordsOf(randomUUID())).json())
  })
})

describe('what ai knows of somebody', () => {
  it('is told within the platform only', async () => {
    expect((await ai.recordsOf('nobody')).statusCode).toBe(404)
    const foreign = { 'x-internal-token': 'not the token at all' }
    const url = `/internal/users/${randomUUID()}/export`
    expect((await ai.send('GET', url, null, undefined, foreign)).statusCode).toBe(404)
  })
})

describe('what is read for its meaning', () => {
  const rowOf = (id: string) => meaningRows.of(ai.db).findOne({ _id: id })

  it('waits while there is no model: nothing is near, and nobody fails', async () => {
    const { id } = await ai.addListing()
    expect(await rowOf(id)).toMatchObject({ key: expect.any(String), vector: null, dueAt: expect.any(Date) })
    const ask = (headers: Record<string, string>) =>
      ai.send('POST', nearInMeaning.path, null, { text: 'ghosts' }, headers)
    const answer = await ask({ [internalTokenHeader]: internalToken })
    expect([answer.statusCode, answer.json()]).toEqual([200, { near: null }])
    expect((await ask({})).statusCode).toBeGreaterThanOrEqual(400)
  })

  it('is made once of the text as it is in the end, and what fails is put off while others go on', async () => {
    const [changing, failing, plain] = [
      await ai.addListing({ title: 'Changes meanwhile' }),
      await ai.addListing({ title: 'Cannot be read' }),
      await ai.addListing({ title: 'Plain' }),
    ]
    const made: string[] = []
    const embed = async (text: string) => {
      if (text.startsWith('Cannot')) throw new Error('unreadable')
      if (text.startsWith('Changes')) await ai.changeListing({ ...changing, title: 'Changed' }, 2)
      return new Int8Array(384).fill(1)
    }
    const works = makeVectors(
      {
        db: ai.db,
        clock: () => new Date(),
        logger: { warn: () => undefined, error: () => undefined },
        transaction: (work) =>
          ai.db.client.withSession((session) => session.withTransaction(() => work(session as Tx))),
        embedder: () => ({ embed, close: () => undefined }),
        made: async (_tx, ids) => void made.push(...ids),
      },
      async () => undefined,
    ).works
    const { signal } = new AbortController()
    if (typeof works !== 'function') throw new Error('The works are begun anew with each lease.')
    const [work] = works(signal)
    const round = () => work!.round({ now: new Date(), signal, isWell: () => undefined })
    await round()
    const key = (await rowOf(plain.id))!.key
    expect(await rowOf(plain.id)).toMatchObject({ vectorKey: key, dueAt: null })
    expect(await rowOf(failing.id)).toMatchObject({ vector: null, tries: 1 })
    expect((await rowOf(failing.id))!.dueAt!.getTime()).toBeGreaterThan(Date.now() + 30_000)
    expect(await rowOf(changing.id)).toMatchObject({ vectorKey: null, dueAt: expect.any(Date) })
    await round()
    const changed = (await rowOf(changing.id))!
    expect([changed.vectorKey, changed.dueAt]).toEqual([changed.key, null])
    expect(made.filter((id) => id === plain.id)).toEqual([plain.id])
  })
})
