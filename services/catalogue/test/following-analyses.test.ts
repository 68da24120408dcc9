import {
  type AnalysedListing,
  analysisSnapshot,
  type Envelope,
  listingAnalysed,
  type PublicListing,
} from '@storyright/contracts/events'
import type { AiScores, ListingCard } from '@storyright/contracts/http'
import { aiScore, viabilityScore } from '@storyright/scoring'
import { eventually, openPublisher, type Publisher, type Recording, recordEvents } from '@storyright/testing'
import { type Catalogue, formOf, someone, startCatalogue } from './harness.ts'

let catalogue: Catalogue
let ai: Publisher
let told: Recording<Envelope<PublicListing>>
const agent = someone('agent')
const premium = someone('producer', 'premium')
const scores = (all: number): AiScores => ({
  marketAppeal: all,
  adaptationFit: all,
  financialOutlook: all,
  riskProfile: 100 - all,
  franchiseUpside: all,
})

beforeAll(async () => {
  catalogue = await startCatalogue()
  ai = await openPublisher(catalogue.natsUrl)
  told = await recordEvents(catalogue.natsUrl, 'catalogue.listing.>')
})
afterAll(async () => {
  await told?.stop()
  await ai?.stop()
  await catalogue?.stop()
})

const add = async (change: Parameters<typeof formOf>[0] = {}) =>
  (await catalogue.add({ agentId: agent.id, form: formOf(change) }))[0]!
const stored = (id: bigint) => catalogue.db.listing.findUniqueOrThrow({ where: { id } })
const expected = (
  { genreScore: genre, mediumScore: medium, lengthBonus }: Awaited<ReturnType<typeof add>>,
  ai: number,
) => viabilityScore({ genre, medium, lengthBonus, ai })
const toldScores = (id: bigint) =>
  told.messages
    .filter(({ subject, type }) => subject === String(id) && type.startsWith('catalogue.listing.updated'))
    .map(({ data }) => data.viabilityScore)

/** Says so, and waits until it is handled. */
async function say(id: bigint, version: number, aiScores: AiScores | null, definition = listingAnalysed) {
  const data: AnalysedListing = {
    listingId: String(id),
    aiScores,
    model: aiScores && 'storyright-1',
    analysedAt: '2026-11-22T10:00:00.000Z',
  }
  const event = await ai.say<AnalysedListing & { id: string }>(definition as never, version, {
    ...data,
    id: String(id),
  })
  await eventually(async () => {
    const [{ handled }] = await catalogue.db.$queryRaw<[{ handled: number }]>`
      SELECT count(*)::int AS handled FROM messaging.inbox WHERE event_id = ${event.id}::uuid`
    expect(handled).toBe(1)
  })
}
const cardOf = async (id: bigint, viewer = premium): Promise<ListingCard> =>
  (await catalogue.get('/api/listings?includeAnalysis=true', viewer))
    .json()
    .find((card: ListingCard) => card.id === String(id))

describe('what a model made of a listing', () => {
  it('changes the viability score where people find the listing, and is told', async () => {
    const listing = await add()
    expect(listing.viabilityScore).toBe(expected(listing, aiScore(null)))
    await eventually(async () =>
      expect(await cardOf(listing.id)).toMatchObject({ viabilityIsProvisional: true, analysis: { aiScores: null } }),
    )
    await say(listing.id, 1, scores(90))
    const score = expected(listing, 90)
    // A list that catalogue has in hand is forgotten as soon as its database has told of the change.
    await eventually(async () =>
      expect(await cardOf(listing.id)).toMatchObject({
        viabilityScore: score,
        viabilityIsProvisional: false,
        analysis: { viabilityScore: score, aiScores: scores(90) },
      }),
    )
    expect((await cardOf(listing.id, someone())).analysis).toBeNull()
    expect((await catalogue.get(`/api/listings/${listing.id}`, premium)).json().viabilityScore).toBe(score)
    expect(await catalogue.db.browseEntry.findUnique({ where: { listingId: listing.id } })).toMatchObject({
      viabilityScore: score,
    })
    await eventually(() => expect(toldScores(listing.id)).toEqual([score]))
    expect(await stored(listing.id)).toMatchObject({ version: listing.version + 1, updatedAt: listing.updatedAt })
  })

  it('is waited for only where its agent lets a model read it', async () => {
    const listing = await add({ aiConsent: false })
    await eventually(async () => expect(await cardOf(listing.id)).toMatchObject({ viabilityIsProvisional: false }))
    const read = await catalogue.get(`/api/listings/${listing.id}`, premium)
    expect(read.json()).toMatchObject({ viabilityIsProvisional: false })
  })

  it('stays when an older event comes later, or the same once more', async () => {
    const listing = await add()
    await say(listing.id, 3, scores(90))
    await say(listing.id, 2, scores(20))
    await say(listing.id, 3, scores(30), analysisSnapshot)
    await say(listing.id, 1, null)
    expect(await stored(listing.id)).toMatchObject({ aiScores: scores(90), aiVersion: 3, version: listing.version + 1 })
    await say(listing.id, 4, scores(20), analysisSnapshot)
    await eventually(() => expect(toldScores(listing.id)).toEqual([expected(listing, 90), expected(listing, 20)]))
  })

  it('is told to nobody when the viability score is the same, and shown all the same', async () => {
    const listing = await add()
    await say(listing.id, 1, scores(75))
    await eventually(async () => expect((await cardOf(listing.id)).analysis).toMatchObject({ aiScores: scores(75) }))
    expect((await stored(listing.id)).version).toBe(listing.version)
  })

  it('stays with a listing that its agent changes, until ai says otherwise', async () => {
    const listing = await add()
    await say(listing.id, 1, scores(90))
    await catalogue.send('PUT', `/api/listings/${listing.id}`, agent, formOf({ genre: 'Romance' }))
    const changed = await stored(listing.id)
    expect(changed).toMatchObject({ aiScores: scores(90), viabilityScore: expected(changed, 90) })
    await say(listing.id, 2, null)
    expect(await stored(listing.id)).toMatchObject({
      aiScores: null,
      viabilityScore: expected(changed, aiScore(null)),
    })
    expect((await cardOf(listing.id)).analysis).toMatchObject({ aiScores: null })
  })

  it('is kept of a withdrawn listing without anybody hearing of it', async () => {
    const listing = await add()
    await catalogue.send('DELETE', `/api/listings/${listing.id}`, agent)
    const withdrawn = await stored(listing.id)
    await say(listing.id, 1, scores(90))
    expect(await stored(listing.id)).toMatchObject({
      version: withdrawn.version,
      aiScores: scores(90),
      viabilityScore: expected(listing, 90),
    })
    expect(await catalogue.db.browseEntry.findUnique({ where: { listingId: listing.id } })).toBeNull()
    expect(toldScores(listing.id)).toEqual([])
  })

  it('of a listing that nobody knows changes nothing', async () => {
    await say(999_999n, 1, scores(90))
    expect(await catalogue.db.listing.findUnique({ where: { id: 999_999n } })).toBeNull()
  })
})

describe('whether a model may be told of a listing', () => {
  const created = async (change: Parameters<typeof formOf>[0]) =>
    (await catalogue.send('POST', '/api/listings', agent, formOf(change))).json()
  const toldOf = (id: string) =>
    eventually(() => {
      const events = told.messages.filter(({ subject }) => subject === id)
      expect(events.length).toBeGreaterThan(0)
      return events.map(({ data }) => data.aiConsent)
    })

  it('is so unless the agent says otherwise, is shown and is told', async () => {
    const { aiConsent: _left, ...silent } = formOf()
    const usual = (await catalogue.send('POST', '/api/listings', agent, silent)).json()
    const without = await created({ aiConsent: false })
    expect([usual.aiConsent, without.aiConsent]).toEqual([true, false])
    expect(await toldOf(usual.id)).toEqual([true])
    expect(await toldOf(without.id)).toEqual([false])
    expect((await catalogue.get(`/api/listings/${without.id}`, premium)).json().aiConsent).toBe(false)
  })

  it('stays as it is when a change leaves it out, and changes when it is said', async () => {
    const listing = await created({ aiConsent: false })
    const { aiConsent: _left, ...silent } = formOf({ title: 'Another title' })
    const put = (form: object) => catalogue.send('PUT', `/api/listings/${listing.id}`, agent, form)
    expect((await put(silent)).json()).toMatchObject({ title: 'Another title', aiConsent: false })
    expect((await put({ ...silent, aiConsent: true })).json().aiConsent).toBe(true)
    expect((await put(silent)).json().aiConsent).toBe(true)
    expect((await put({ ...silent, aiConsent: 'yes' })).statusCode).toBe(400)
    await eventually(async () => expect(await toldOf(listing.id)).toEqual([false, false, true, true]))
  })
})
