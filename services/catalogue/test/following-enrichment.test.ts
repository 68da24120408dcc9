import {
  type EnrichedListing,
  type Envelope,
  enrichmentSnapshot,
  listingEnriched,
  offerAccepted,
  type PublicListing,
} from '@storyright/contracts/events'
import { eventually, openPublisher, type Publisher, type Recording, recordEvents } from '@storyright/testing'
import { acceptedOffer } from './accepted-offer.ts'
import { type Catalogue, formOf, someone, startCatalogue } from './harness.ts'

let catalogue: Catalogue
let enrichment: Publisher
let told: Recording<Envelope<PublicListing>>
const agent = someone('agent')

beforeAll(async () => {
  catalogue = await startCatalogue()
  enrichment = await openPublisher(catalogue.natsUrl)
  told = await recordEvents(catalogue.natsUrl, 'catalogue.listing.>')
})
afterAll(async () => {
  await told?.stop()
  await enrichment?.stop()
  await catalogue?.stop()
})

const at = '2026-11-22T10:00:00.000Z'
const found = (change: Partial<EnrichedListing> = {}) => ({
  ...{ mediumDetails: '{"averageRating":4.5}', booksFetchedAt: at },
  ...{ twitterMentions: 12, twitterBuzzScore: 34, twitterHasVerifiedMentions: true },
  ...{ twitterPublisherPromotion: false, twitterBookClubMentions: 2, twitterFetchedAt: at },
  ...{ youtubeTotalViews: 5_000_000_000, youtubeVideoCount: 3 },
  ...{ youtubeAdaptationPotential: 61, youtubePopularityScore: 72, youtubeFetchedAt: at },
  ...change,
})
const shown = ({ booksFetchedAt: _b, twitterFetchedAt: _t, youtubeFetchedAt: _y, ...rest }: ReturnType<typeof found>) =>
  rest
const add = async () => (await catalogue.add({ agentId: agent.id, form: formOf() }))[0]!
const stored = (id: bigint) => catalogue.db.listing.findUniqueOrThrow({ where: { id } })
const updates = (id: bigint) =>
  told.messages.filter(({ subject, type }) => subject === String(id) && type.startsWith('catalogue.listing.updated'))

/** Says so, and waits until it is handled. */
async function say(id: bigint, version: number, change: Partial<EnrichedListing> = {}, definition = listingEnriched) {
  const data = { ...found(change), listingId: String(id), id: String(id) }
  const event = await enrichment.say<typeof data>(definition as never, version, data)
  await eventually(
    async () => {
      const [{ handled }] = await catalogue.db.$queryRaw<[{ handled: number }]>`
        SELECT count(*)::int AS handled FROM messaging.inbox WHERE event_id = ${event.id}::uuid`
      expect(handled).toBe(1)
    },
    { within: 20_000 },
  )
}

describe('what was found elsewhere about a listing', () => {
  it('is shown on the listing and its cards, and told once', async () => {
    const { id, version, updatedAt } = await add()
    await say(id, 1)
    expect((await catalogue.get(`/api/listings/${id}`, agent)).json()).toMatchObject(shown(found()))
    const cards = (await catalogue.get('/api/listings', agent)).json()
    const { mediumDetails: _guarded, ...onCards } = shown(found())
    expect(cards.find((card: { id: string }) => card.id === String(id))).toMatchObject(onCards)
    await eventually(() => expect(updates(id)).toMatchObject([{ data: shown(found()) }]))
    expect(await stored(id)).toMatchObject({ version: version + 1, updatedAt, enrichmentVersion: 1 })
  })

  it('stays when an older event comes later, or the same once more', async () => {
    const { id } = await add()
    await say(id, 3)
    await say(id, 2, { twitterMentions: 1 })
    await say(id, 3, { twitterMentions: 2 }, enrichmentSnapshot)
    expect(await stored(id)).toMatchObject({ twitterMentions: 12, enrichmentVersion: 3 })
    await say(id, 4, { twitterMentions: null, twitterBuzzScore: null }, enrichmentSnapshot)
    expect(await stored(id)).toMatchObject({ twitterMentions: null, enrichmentVersion: 4 })
    await eventually(() => expect(updates(id).map(({ data }) => data.twitterMentions)).toEqual([12, null]))
  })

  it('is told to nobody when only its date is another one', async () => {
    const { id, version } = await add()
    await say(id, 1)
    await say(id, 2, { youtubeFetchedAt: '2026-12-22T10:00:00.000Z' })
    expect(await stored(id)).toMatchObject({ version: version + 1, enrichmentVersion: 2 })
  })

  it('stays with a listing that its agent changes, and is kept of a withdrawn one without anybody hearing of it', async () => {
    const { id } = await add()
    await say(id, 1)
    await catalogue.send('PUT', `/api/listings/${id}`, agent, formOf({ title: 'Another title' }))
    expect(await stored(id)).toMatchObject({ title: 'Another title', twitterMentions: 12 })
    await catalogue.send('DELETE', `/api/listings/${id}`, agent)
    const { version } = await stored(id)
    await say(id, 2, { twitterMentions: 99 })
    expect(await stored(id)).toMatchObject({ version, twitterMentions: 99 })
  })

  it('is shown and told with a withdrawn listing that comes back, since an offer was accepted in the same moment', async () => {
    const listing = await add()
    await catalogue.send('DELETE', `/api/listings/${listing.id}`, agent)
    await say(listing.id, 1)
    await enrichment.say(offerAccepted, 3, acceptedOffer(listing))
    const isBack = ({ type, subject }: { type: string; subject: string }) =>
      subject === String(listing.id) && type.startsWith('catalogue.listing.status-changed')
    await eventually(() => expect(told.messages.filter(isBack)).toMatchObject([{ data: shown(found()) }]))
    expect((await catalogue.get(`/api/listings/${listing.id}`, agent)).json()).toMatchObject(shown(found()))
  })

  it('of a listing that nobody knows changes nothing', async () => {
    await say(999_999n, 1)
    expect(await catalogue.db.listing.findUnique({ where: { id: 999_999n } })).toBeNull()
  })
})
