import { randomUUID } from 'node:crypto'
import {
  favouriteAdded,
  listingDeleted,
  listingStatusChanged,
  offerSubmitted,
  type PublicUser,
  userRegistered,
  userSuspended,
} from '@storyright/contracts/events'
import { aiAddresses, type Viewer } from '@storyright/contracts/vocabulary'
import { sendSignal } from '@storyright/mongodb'
import { listingRows, personRows } from '@storyright/read-models'
import { eventually, publishedListing, sampleOffer, samplePerson } from '@storyright/testing'
import { favouriteRows } from '../src/favourites/favourite-rows.ts'
import { offerRows } from '../src/offers/offer-rows.ts'
import { newestModel } from '../src/recommendations/files/model-files.ts'
import { trainingBell } from '../src/recommendations/training/training.ts'
import { genreShelves, genres, hiddenAgent, idOf, PER_GENRE } from './genre-shelves.ts'
import { type Ai, someone, startAi } from './harness.ts'

let ai: Ai
beforeAll(async () => {
  ai = await startAi()
  await listingRows
    .of(ai.db)
    .insertMany(genreShelves().map((listing) => ({ _id: listing.id, version: 1, isDeleted: false, listing })))
  await trained()
}, 120_000)
afterAll(() => ai?.stop())

/** Waits until what has been learned knows every listing. */
async function trained(): Promise<void> {
  const last = await newestModel(ai.db)
  await ai.db.collection('models.files').deleteMany({})
  await sendSignal(ai.db, trainingBell)
  await eventually(
    async () => {
      const newest = await newestModel(ai.db)
      expect(newest && !newest._id.equals(last?._id)).toBe(true)
    },
    { within: 60_000 },
  )
  await eventually(
    async () => expect((await recommended(someone(), { limit: 1 })).totalAnalyzed).toBeGreaterThan(PER_GENRE * 3),
    { within: 20_000 },
  )
}

interface Answer {
  recommendations: {
    listing: { id: string; genre: string; author: string; viabilityScore: number }
    score: number
    reasoning: string
    signal: string
    because: { listingId: string | null; says: string } | null
    isExploration: boolean
  }[]
  totalAnalyzed: number
  widened: string[]
  profile: { genres: { name: string; share: number }[]; signals: Record<string, number>; lookingFor: string | null }
}
async function recommended(viewer: Viewer, query: Record<string, string | number> = {}): Promise<Answer> {
  const words = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const answer = await ai.get(`${aiAddresses.recommendations.path}?${words}`, viewer)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const idsOf = ({ recommendations }: Answer) => recommendations.map(({ listing }) => listing.id)
const genresOf = ({ recommendations }: Answer) => recommendations.map(({ listing }) => listing.genre)

async function join(change: Partial<PublicUser> = {}): Promise<Viewer> {
  const viewer = someone()
  await ai.say(userRegistered, 1, samplePerson({ id: viewer.id, ...change }))
  await eventually(async () => expect(await personRows.of(ai.db).findOne({ _id: viewer.id })).not.toBeNull())
  return viewer
}
async function favourite({ id: userId }: Viewer, listingId: string): Promise<void> {
  await ai.say(favouriteAdded, 1, { userId, listingId, at: new Date().toISOString() })
  await eventually(async () => expect(await favouriteRows.of(ai.db).findOne({ userId, listingId })).not.toBeNull())
}
const track = (viewer: Viewer, body: object) => ai.send('POST', '/api/tracking/activity', viewer, body)
const rate = (viewer: Viewer, body: object) => ai.send('POST', '/api/recommendations/feedback', viewer, body)

describe('recommendations', () => {
  it('are premium’s', async () => {
    expect((await ai.get('/api/recommendations', someone('producer', 'free'))).statusCode).toBe(403)
    expect((await ai.get('/api/recommendations', null)).statusCode).toBe(401)
    expect((await ai.get('/api/recommendations/progress', someone('producer', 'free'))).statusCode).toBe(403)
    expect((await rate(someone('producer', 'free'), { listingId: '1001', rating: 1 })).statusCode).toBe(403)
  })

  it.each(['limit=0', 'limit=51', 'limit=x', 'refresh=-1', 'refresh=1.5', `excluded=${'1,'.repeat(9_000)}`])(
    'refuse %.20s',
    async (query) => expect((await ai.get(`/api/recommendations?${query}`)).statusCode).toBe(400),
  )

  it('are eight well-scored and varied listings for somebody of whom nothing is known', async () => {
    const answer = await recommended(await join())
    expect(answer.recommendations).toHaveLength(8)
    expect(new Set(genresOf(answer)).size).toBeGreaterThanOrEqual(3)
    for (const { listing, signal, because, score } of answer.recommendations) {
      expect(listing.viabilityScore).toBeGreaterThanOrEqual(70)
      expect(['popular', 'varied']).toContain(signal)
      expect(because).toBeNull()
      expect(score).toBeLessThan(80)
    }
    expect(answer.totalAnalyzed).toBe(genres.length * PER_GENRE)
  })

  it('begin with what a newcomer says they are looking for', async () => {
    const answer = await recommended(await join({ lookingFor: 'A starship with an android aboard' }))
    expect(genresOf(answer).filter((genre) => genre === 'Sci-Fi').length).toBeGreaterThanOrEqual(5)
    expect(answer.recommendations[0]).toMatchObject({
      signal: 'lookingFor',
      reasoning: 'Because you are looking for “A starship with an android aboard”',
      because: { listingId: null },
    })
    expect(answer.profile.lookingFor).toBe('A starship with an android aboard')
  })

  it('keep to what somebody says they are looking for, and say what was given up where too little fits', async () => {
    const kept = await recommended(await join({ lookingFor: 'A comedy, no crime' }))
    expect(new Set(genresOf(kept))).toEqual(new Set(['Comedy']))
    const widened = await recommended(await join({ lookingFor: 'A romance podcast, no crime' }), { limit: 50 })
    expect(genresOf(widened)).not.toContain('Crime')
    expect([kept.widened, widened.widened]).toEqual([[], ['medium', 'genre']])
  })

  it('follow a favourite with the next request, say so, and never show it again', async () => {
    const viewer = await join()
    await favourite(viewer, '1003')
    const answer = await recommended(viewer)
    expect(genresOf(answer).filter((genre) => genre === 'Crime').length).toBeGreaterThanOrEqual(5)
    expect(answer.recommendations[0]).toMatchObject({
      signal: 'favourite',
      reasoning: expect.stringMatching(/^Because you favourited “Crime title 3” \((same author, )?also Crime/),
      because: { listingId: '1003', says: 'Crime title 3' },
    })
    expect(idsOf(answer)).not.toContain('1003')
    // The last of eight places is kept for what nobody has touched.
    expect(answer.recommendations.map(({ isExploration }) => isExploration)).toEqual([...Array(7).fill(false), true])
    expect(answer.profile).toMatchObject({ genres: [{ name: 'Crime', share: 1 }], signals: { favourite: 1 } })
  })

  it('name the signal that led to each', async () => {
    const viewer = await join()
    await favourite(viewer, '2004')
    await track(viewer, { listingId: '3004', activityType: 'share' })
    await ai.send('POST', '/api/tracking/search', viewer, { searchQuery: 'butler vicar', resultsCount: 4 })
    const { recommendations } = await recommended(viewer, { limit: 20 })
    const signalOf = (genre: string) => recommendations.find(({ listing }) => listing.genre === genre)
    expect(signalOf('Romance')).toMatchObject({ signal: 'favourite', because: { listingId: '2004' } })
    expect(signalOf('Sci-Fi')).toMatchObject({ signal: 'share', because: { listingId: '3004' } })
    expect(signalOf('Comedy')).toMatchObject({ signal: 'search', because: { listingId: null, says: 'butler vicar' } })
  })

  it('never bring what is excluded, dismissed or offered on', async () => {
    const viewer = await join()
    await favourite(viewer, '1003')
    const [first, second, third] = idsOf(await recommended(viewer))
    expect((await rate(viewer, { listingId: first, rating: 1, feedback: 'Too dark' })).json()).toEqual({
      recorded: true,
    })
    const offer = sampleOffer({ listingId: second!, producerId: viewer.id })
    await ai.say(offerSubmitted, 1, offer)
    await eventually(async () => expect(await offerRows.of(ai.db).findOne({ _id: offer.id })).not.toBeNull())
    for (const refresh of [0, 1, 2, 7]) {
      const ids = idsOf(await recommended(viewer, { refresh, limit: 50, excluded: `${third},,nonsense` }))
      expect(ids.length).toBeGreaterThan(20)
      for (const never of [first, second, third]) expect(ids).not.toContain(never)
    }
    expect((await ai.recordsOf(viewer.id)).json()).toMatchObject({ taste: [{ kind: 'feedback', says: 'Too dark' }] })
  })

  it('take the newest word on a recommendation', async () => {
    const viewer = await join()
    await rate(viewer, { listingId: '4002', rating: 1 })
    await rate(viewer, { listingId: '4002', rating: 5 })
    const { recommendations, profile } = await recommended(viewer)
    expect(recommendations[0]).toMatchObject({ signal: 'feedback', because: { listingId: '4002' } })
    expect(profile.signals).toEqual({ feedback: 1 })
    expect((await rate(viewer, { listingId: '999999', rating: 5 })).statusCode).toBe(404)
    expect((await rate(viewer, { listingId: '4002', rating: 3 })).statusCode).toBe(400)
  })

  it('never bring what is sold, deleted or hidden since they were learned, and are as many nevertheless', async () => {
    const viewer = await join()
    await favourite(viewer, '3003')
    const before = await recommended(viewer)
    const [sold, deleted] = before.recommendations.map(({ listing }) => listing)
    await Promise.all([
      ai.say(listingStatusChanged, 2, { ...(await ai.known(sold!.id)).listing, status: 'sold' }),
      ai.say(listingDeleted, 2, (await ai.known(deleted!.id)).listing),
    ])
    await ai.say(userSuspended, 1, samplePerson({ id: hiddenAgent, role: 'agent', status: 'suspended' }))
    await Promise.all([ai.known(sold!.id, 2), ai.known(deleted!.id, 2)])
    await eventually(async () => expect(await ai.get('/api/recommendations?limit=50', viewer)).toBeTruthy())
    await eventually(
      async () => {
        const after = await recommended(viewer, { limit: 50 })
        expect(after.recommendations).toHaveLength(50)
        for (const never of [sold!.id, deleted!.id, ...genres.map((_genre, number) => idOf(number, 0))])
          expect(idsOf(after)).not.toContain(never)
      },
      { within: 10_000 },
    )
    expect((await recommended(viewer)).recommendations).toHaveLength(8)
  })

  it('show another sample with another number and the same with the same, none twice in a row whatever happens between', async () => {
    const viewer = await join()
    await favourite(viewer, '1005')
    const shown: string[][] = []
    for (let refresh = 0; refresh < 9; refresh++) {
      const ask = async () => idsOf(await recommended(viewer, { refresh }))
      // A model that was learned between the two, since a test before has changed listings, ranks anew.
      const ids = await eventually(async () => {
        const first = await ask()
        expect(await ask()).toEqual(first)
        return first
      })
      expect(ids).toHaveLength(8)
      expect(new Set(ids).size).toBe(8)
      for (const id of shown.at(-1) ?? []) expect(ids).not.toContain(id)
      shown.push(ids)
      if (refresh === 1) await favourite(viewer, ids[0]!)
      if (refresh === 3) await track(viewer, { listingId: ids[0], activityType: 'view', timeSpent: 300 })
    }
  })

  it('are the same for all who ask at once and were shown nothing yet', async () => {
    const viewer = await join()
    const answers = await Promise.all(Array.from({ length: 12 }, () => recommended(viewer)))
    expect(new Set(answers.map((answer) => idsOf(answer).join())).size).toBe(1)
  })

  it('are not of one author only', async () => {
    const viewer = await join()
    for (const place of [2, 4, 6]) await favourite(viewer, idOf(1, place))
    const authors = (await recommended(viewer)).recommendations.map(({ listing }) => listing.author)
    expect(new Set(authors).size).toBeGreaterThanOrEqual(7)
  })

  it('count a listing that came after the last training', async () => {
    const viewer = await join()
    await ai.addListing({
      id: '9001',
      title: 'Brand new',
      genre: 'Comedy',
      keywords: ['butler', 'farce'],
      description: '',
    })
    await favourite(viewer, '9001')
    const answer = await recommended(viewer)
    expect(answer.recommendations[0]).toMatchObject({ listing: { genre: 'Comedy' }, because: { says: 'Brand new' } })
  })

  it('say how far they are, and when they are done', async () => {
    const viewer = await join()
    const progress = async () => (await ai.get('/api/recommendations/progress', viewer)).json()
    expect(await progress()).toMatchObject({ progress: 0 })
    await recommended(viewer)
    await eventually(async () => expect(await progress()).toEqual({ progress: 100, stage: 'Done' }))
  })

  it('learn from what others like', async () => {
    // Crime 9 and Romance 9 have nothing in common but the people who like both.
    for (let person = 0; person < 12; person++) {
      const viewer = { ...someone(), id: randomUUID() }
      await favourite(viewer, '1009')
      await favourite(viewer, '2009')
    }
    await trained()
    const viewer = await join()
    await favourite(viewer, '1009')
    await eventually(async () => expect(idsOf(await recommended(viewer)).slice(0, 3)).toContain('2009'), {
      within: 10_000,
    })
  })
})

describe('without Redis', () => {
  it('recommendations are answered all the same, and none twice in a row', async () => {
    const there = await startAi({ config: { REDIS_URL: 'redis://127.0.0.1:1' } })
    try {
      const listings = Array.from({ length: 12 }, (_, at) => publishedListing(String(at + 1)))
      await listingRows
        .of(there.db)
        .insertMany(listings.map((listing) => ({ _id: listing.id, version: 1, isDeleted: false, listing })))
      const viewer = someone()
      const sample = async () => {
        const answer = await there.get('/api/recommendations?limit=6', viewer)
        expect(answer.statusCode).toBe(200)
        return idsOf(answer.json())
      }
      const first = await sample()
      expect(first).toHaveLength(6)
      expect(await sample()).toEqual(first)
      const next = await there.get('/api/recommendations?limit=6&refresh=1', viewer)
      expect(idsOf(next.json()).filter((id) => first.includes(id))).toEqual([])
      expect((await there.get('/api/recommendations/progress', viewer)).statusCode).toBe(503)
    } finally {
      await there.stop()
    }
  })
})

describe('the titles nearest to one', () => {
  const similarTo = (id: string, viewer = someone('producer', 'free')) =>
    ai.get(aiAddresses.similarListings.path.replace(':listingId', id), viewer)

  it('are three others about the same, for whoever is signed in', async () => {
    const id = idOf(0, 1)
    const answer = await similarTo(id)
    expect(answer.statusCode).toBe(200)
    const cards: { id: string; genre: string }[] = answer.json()
    expect(cards).toHaveLength(3)
    expect(new Set(cards.map(({ genre }) => genre))).toEqual(new Set([genres[0]]))
    expect(cards.map((card) => card.id)).not.toContain(id)
    expect(answer.body).not.toContain('synopsis')
    expect((await ai.get(aiAddresses.similarListings.path.replace(':listingId', id), null)).statusCode).toBe(401)
    expect((await similarTo('999999')).statusCode).toBe(404)
  })

  it('leave out what is sold, and what opens to this reader later', async () => {
    const id = idOf(1, 1)
    const [first, second] = (await similarTo(id)).json() as { id: string }[]
    const rows = listingRows.of(ai.db)
    const later = new Date(Date.now() + 3_600_000).toISOString()
    await rows.updateOne({ _id: first!.id }, { $set: { 'listing.status': 'sold' } })
    await rows.updateOne({ _id: second!.id }, { $set: { 'listing.earlyAccessUntil': later } })
    const idsFor = async (viewer?: Viewer) =>
      ((await similarTo(id, viewer)).json() as { id: string }[]).map((one) => one.id)
    expect(await idsFor()).toHaveLength(3)
    expect(await idsFor()).not.toContain(first!.id)
    expect(await idsFor()).not.toContain(second!.id)
    expect(await idsFor(someone('producer', 'premium'))).toContain(second!.id)
    expect((await similarTo(second!.id)).statusCode).toBe(404)
    expect((await similarTo(second!.id, someone('producer', 'premium'))).statusCode).toBe(200)
    await rows.updateOne({ _id: first!.id }, { $set: { 'listing.status': 'available' } })
    await rows.updateOne({ _id: second!.id }, { $set: { 'listing.earlyAccessUntil': null } })
  })
})
