import {
  type Envelope,
  type ListingTakings,
  offerAccepted,
  optionEnded,
  type PublicListing,
  type PublicOffer,
  takingsChanged,
} from '@storyright/contracts/events'
import { eventually, openPublisher, type Publisher, recordEvents } from '@storyright/testing'
import { acceptedOffer } from './accepted-offer.ts'
import { type Catalogue, formOf, someone, startCatalogue } from './harness.ts'

let catalogue: Catalogue
let offers: Publisher
const agent = someone('agent')
const admin = someone('admin')

beforeAll(async () => {
  catalogue = await startCatalogue()
  offers = await openPublisher(catalogue.natsUrl)
})
afterAll(async () => {
  await offers.stop()
  await catalogue.stop()
})

const added = async (status: 'available' | 'optioned' | 'sold', title = 'Slack Water') =>
  String((await catalogue.add({ agentId: agent.id, status, form: formOf({ title }) }))[0]!.id)
const mark = (id: string, viewer: typeof agent | null = agent, status: unknown = 'sold') =>
  catalogue.send('POST', `/api/listings/${id}/status`, viewer, { status })

describe('marking a listing as sold', () => {
  it('is shown at once wherever people look, and others hear of it', async () => {
    const recording = await recordEvents<Envelope<PublicListing>>(catalogue.natsUrl, 'catalogue.listing.>')
    const id = await added('optioned', 'Sold Wombat')
    const answer = await mark(id)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ id, status: 'sold' })
    expect((await catalogue.get('/api/listings?search=wombat&status=sold')).json()).toMatchObject([{ id }])
    expect((await catalogue.get('/api/listings?search=wombat&status=optioned')).json()).toEqual([])
    expect((await catalogue.get(`/api/listings/${id}`)).json().status).toBe('sold')
    const heard = () => recording.messages.filter(({ subject }) => subject === id)
    await eventually(() => expect(heard()).toHaveLength(2))
    expect(heard()[1]).toMatchObject({
      type: 'catalogue.listing.status-changed.v1',
      entityversion: 2,
      data: { status: 'sold' },
    })
    await recording.stop()
  })

  it.each(['available', 'sold'] as const)('is refused for one that is %s', async (status) => {
    const answer = await mark(await added(status))
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'Only a listing under option can be marked as sold.',
    ])
  })

  it('happens once, however many ask', async () => {
    const id = await added('optioned')
    const statuses = (await Promise.all([mark(id), mark(id), mark(id)])).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([200, 409, 409])
  })

  it('is for its agent and for administrators', async () => {
    const id = await added('optioned')
    const answers = [
      await mark(id, null),
      await mark(id, someone()),
      await mark(id, someone('agent')),
      await mark(id, admin),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 200])
    expect(await catalogue.db.auditEntry.findMany({ where: { listingId: BigInt(id) } })).toMatchObject([
      {
        actorId: admin.id,
        action: 'listing.status-changed',
        before: { status: 'optioned' },
        after: { status: 'sold' },
      },
    ])
  })

  it('is the one status that is set by hand', async () => {
    const id = await added('optioned')
    for (const status of ['available', 'optioned', '', null])
      expect((await mark(id, agent, status)).statusCode).toBe(400)
    expect((await mark('999999')).statusCode).toBe(404)
  })
})

describe('selling a listing to an accepted offer', () => {
  const sellTo = (listing: { id: bigint }, offerId?: string) =>
    catalogue.send('POST', `/api/listings/${listing.id}/status`, agent, { status: 'sold', offerId })
  const listed = async (status: 'available' | 'optioned' = 'available') =>
    (await catalogue.add({ agentId: agent.id, status, form: formOf() }))[0]!
  async function say(event: typeof offerAccepted, version: number, offer: PublicOffer): Promise<PublicOffer> {
    await offers.say(event, version, offer)
    await eventually(async () =>
      expect(await catalogue.db.acceptedOffer.findUnique({ where: { id: offer.id } })).toMatchObject({ version }),
    )
    return offer
  }
  const optioned = async (listing: Awaited<ReturnType<typeof listed>>, isExclusive: boolean) =>
    say(offerAccepted, 3, acceptedOffer(listing, { isExclusive }))

  it('marks a non-exclusive title as sold to its buyer, who has to be named', async () => {
    const listing = await listed()
    const [buyer] = [await optioned(listing, false), await optioned(listing, false)]
    const unnamed = await sellTo(listing)
    expect([unnamed.statusCode, unnamed.json().code]).toEqual([409, 'BUYER_NOT_NAMED'])
    expect((await sellTo(listing, buyer.id)).json()).toMatchObject({ status: 'sold' })
    expect(await catalogue.db.listing.findUnique({ where: { id: listing.id } })).toMatchObject({
      soldOfferId: buyer.id,
    })
    expect((await sellTo(listing, buyer.id)).statusCode).toBe(409)
  })

  it('takes the only option of an exclusive one, named or not', async () => {
    const [one, other] = [await listed(), await listed()]
    const [unnamed, named] = [await optioned(one, true), await optioned(other, true)]
    expect((await sellTo(one)).statusCode).toBe(200)
    expect((await sellTo(other, named.id)).statusCode).toBe(200)
    for (const offer of [unnamed, named])
      expect(await catalogue.db.listing.findFirst({ where: { soldOfferId: offer.id } })).toMatchObject({
        status: 'sold',
      })
  })

  it('is refused for an offer elsewhere, over or unknown, with a sentence', async () => {
    const [listing, elsewhere] = [await listed(), await optioned(await listed(), true)]
    const over = await optioned(listing, false)
    await optioned(listing, false)
    await say(optionEnded, 4, { ...over, optionEndedAt: '2028-05-22T09:00:00.000Z' })
    for (const offerId of [elsewhere.id, over.id, '5d0e7c52-1b9e-4a0e-8d6a-3b8f4a0d2c11']) {
      const answer = await sellTo(listing, offerId)
      expect([answer.statusCode, answer.json().detail]).toEqual([
        409,
        'That offer has no running option on this listing.',
      ])
    }
    expect((await sellTo(listing, 'nothing')).statusCode).toBe(400)
  })

  describe('of which options take parts', () => {
    type Takings = ListingTakings['takings']
    const option = (lines: string): Takings[0] => ({ kind: 'option', lines, until: null })
    const grant = (lines: string): Takings[0] => ({ kind: 'grant', lines, until: null })
    const rest = 'World ex US; L; film; always; exclusive'
    const inTheUs = 'US; L; film; always; exclusive'
    async function taken(takings: Takings) {
      const listing = await listed()
      await offers.say(takingsChanged, 1, { id: String(listing.id), takings })
      await eventually(async () =>
        expect(await catalogue.db.listingTakings.findUnique({ where: { id: listing.id } })).toMatchObject({
          version: 1,
        }),
      )
      return listing
    }
    const codeOf = async (listing: { id: bigint }, offerId?: string) => {
      const answer = await sellTo(listing, offerId)
      return [answer.statusCode, answer.json().code]
    }

    it('is refused while a part is free, or several options run: each part is sold by its own exercise', async () => {
      const free = await taken([option(inTheUs)])
      expect(await codeOf(free, (await optioned(free, true)).id)).toEqual([409, 'SOLD_IN_PARTS'])
      const several = await taken([option(inTheUs), option(rest)])
      const [one] = [await optioned(several, true), await optioned(several, true)]
      expect(await codeOf(several, one.id)).toEqual([409, 'SOLD_IN_PARTS'])
      expect(await codeOf(several)).toEqual([409, 'BUYER_NOT_NAMED'])
    })

    it('names the buyer of the last part, where the others were bought', async () => {
      const listing = await taken([grant(inTheUs), option(rest)])
      const [, last] = [await optioned(listing, true), await optioned(listing, true)]
      expect(await codeOf(listing)).toEqual([409, 'BUYER_NOT_NAMED'])
      expect((await sellTo(listing, last.id)).json()).toMatchObject({ status: 'sold' })
    })
  })
})
