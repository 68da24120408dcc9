import {
  type Envelope,
  type ListingTakings,
  offerAccepted,
  offerSnapshot,
  optionEnded,
  optionExercised,
  type PublicListing,
  type PublicOffer,
  rightsReverted,
  rightsSurrendered,
  takingsChanged,
  userActivated,
  userClosed,
  userSuspended,
} from '@storyright/contracts/events'
import { eventually, openPublisher, type Publisher, type Recording, recordEvents } from '@storyright/testing'
import { acceptedOffer } from './accepted-offer.ts'
import { type Catalogue, formOf, someone, startCatalogue } from './harness.ts'
import { publishAsIdentity } from './publish-as-identity.ts'

let catalogue: Catalogue
let offers: Publisher
let identity: Awaited<ReturnType<typeof publishAsIdentity>>
let told: Recording<Envelope<PublicListing>>
const agent = someone('agent')
const ended = { optionEndedAt: '2028-05-22T09:00:00.000Z' }

beforeAll(async () => {
  catalogue = await startCatalogue()
  offers = await openPublisher(catalogue.natsUrl)
  identity = await publishAsIdentity(catalogue.natsUrl)
  told = await recordEvents(catalogue.natsUrl, 'catalogue.listing.>')
})
afterAll(async () => {
  await told.stop()
  await identity.stop()
  await offers.stop()
  await catalogue.stop()
})

const add = async (change: Parameters<Catalogue['add']>[0] = {}) =>
  (await catalogue.add({ agentId: agent.id, ...change }))[0]!
const stored = (id: bigint) => catalogue.db.listing.findUniqueOrThrow({ where: { id } })
const statusOf = async (id: bigint) => (await catalogue.get(`/api/listings/${id}`)).json().status
const withdraw = (id: bigint) => catalogue.send('DELETE', `/api/listings/${id}`, agent)
const toldOf = (id: bigint) =>
  told.messages
    .filter(({ subject }) => subject === String(id))
    .map(({ type, data }) => [type.split('.')[2], data.status] as const)
/** Waits until an offer is known in this version. */
const known = ({ id }: PublicOffer, version: number) =>
  eventually(async () =>
    expect(await catalogue.db.acceptedOffer.findUnique({ where: { id } })).toMatchObject({ version }),
  )
/** Says so, and waits until it is known. */
async function say(event: typeof offerAccepted, version: number, offer: PublicOffer) {
  await offers.say(event, version, offer)
  await known(offer, version)
}

describe('an accepted offer', () => {
  it('puts the listing under option, where people find it so, and others hear of it', async () => {
    const listing = await add({ form: formOf({ title: 'Optioned Kakapo' }) })
    await say(offerAccepted, 3, acceptedOffer(listing))
    const page = (await catalogue.get('/api/listings?search=kakapo&status=optioned')).json()
    expect(page.map(({ id }: { id: string }) => id)).toEqual([String(listing.id)])
    await eventually(() =>
      expect(toldOf(listing.id)).toEqual([
        ['created', 'available'],
        ['status-changed', 'optioned'],
      ]),
    )
    expect((await withdraw(listing.id)).json()).toMatchObject({ status: 409, code: 'OFFER_ACCEPTED' })
  })

  it('leaves a non-exclusive listing available, which cannot be withdrawn while the option runs', async () => {
    const listing = await add({ form: formOf({ exclusivity: 'non-exclusive' }) })
    const offer = acceptedOffer(listing, { isExclusive: false })
    await say(offerAccepted, 3, offer)
    expect(await statusOf(listing.id)).toBe('available')
    expect((await withdraw(listing.id)).json()).toMatchObject({ status: 409, code: 'OFFER_ACCEPTED' })
    await say(optionEnded, 4, { ...offer, ...ended })
    expect((await withdraw(listing.id)).statusCode).toBe(204)
  })

  it.each([
    ['optioned', true, 'Takahe'],
    ['available', false, 'Pukeko'],
  ] as const)('brings back a listing that was withdrawn in the same moment: %s', async (status, isExclusive, title) => {
    const listing = await add({ form: formOf({ title }) })
    await withdraw(listing.id)
    await say(offerAccepted, 3, acceptedOffer(listing, { isExclusive }))
    expect(await stored(listing.id)).toMatchObject({ status, deletedAt: null, version: 3 })
    expect((await catalogue.get(`/api/listings?search=${title}`)).json()).toMatchObject([{ status }])
    await eventually(() => expect(toldOf(listing.id).at(-1)).toEqual(['status-changed', status]))
  })

  it('changes nothing when it comes again or late', async () => {
    const listing = await add()
    const offer = acceptedOffer(listing)
    await say(offerAccepted, 3, offer)
    await say(optionEnded, 5, { ...offer, ...ended })
    await offers.say(offerAccepted, 3, offer)
    await offers.say(offerSnapshot, 4, offer)
    await say(offerAccepted, 1, acceptedOffer(await add()))
    expect(await stored(listing.id)).toMatchObject({ status: 'available', version: 3 })
    expect(await catalogue.db.acceptedOffer.findUnique({ where: { id: offer.id } })).toMatchObject({ version: 5 })
  })

  it('is also learnt from a snapshot, and one that was never accepted is of no concern', async () => {
    const [listing, other] = [await add(), await add()]
    await offers.say(offerSnapshot, 2, acceptedOffer(other, { status: 'rejected', endedBecause: 'agent_rejected' }))
    await say(offerSnapshot, 3, acceptedOffer(listing))
    expect([await statusOf(listing.id), await statusOf(other.id)]).toEqual(['optioned', 'available'])
    expect(await catalogue.db.acceptedOffer.count({ where: { listingId: other.id } })).toBe(0)
  })
})

describe('the end of an option', () => {
  it('makes the listing available again', async () => {
    const listing = await add()
    const offer = acceptedOffer(listing)
    await say(offerAccepted, 3, offer)
    await say(optionEnded, 4, { ...offer, ...ended })
    expect(await statusOf(listing.id)).toBe('available')
    await eventually(() => expect(toldOf(listing.id).at(-1)).toEqual(['status-changed', 'available']))
    expect((await withdraw(listing.id)).statusCode).toBe(204)
  })

  it('leaves a listing that was sold meanwhile as it is', async () => {
    const listing = await add()
    const offer = acceptedOffer(listing)
    await say(offerAccepted, 3, offer)
    expect(
      (await catalogue.send('POST', `/api/listings/${listing.id}/status`, agent, { status: 'sold' })).statusCode,
    ).toBe(200)
    await say(optionEnded, 4, { ...offer, ...ended })
    expect(await statusOf(listing.id)).toBe('sold')
  })

  it('leaves the listing under option while another holds it', async () => {
    const listing = await add()
    const [first, second] = [acceptedOffer(listing), acceptedOffer(listing)]
    await say(offerAccepted, 3, first)
    await say(offerAccepted, 3, second) // accepted when the first had ended, and heard of before that
    await say(optionEnded, 4, { ...first, ...ended })
    expect(await statusOf(listing.id)).toBe('optioned')
    await say(optionEnded, 4, { ...second, ...ended })
    expect(await statusOf(listing.id)).toBe('available')
  })
})

describe('an option that was exercised', () => {
  const exercised = { exercisedAt: '2027-11-22T09:00:00.000Z' }

  it('leaves the listing to others where it is non-exclusive', async () => {
    const listing = await add()
    const offer = acceptedOffer(listing, { isExclusive: false })
    await say(offerAccepted, 3, offer)
    await say(optionExercised, 5, { ...offer, ...exercised })
    expect(await stored(listing.id)).toMatchObject({ status: 'available', soldOfferId: null })
  })

  it('sells the listing to its offer, which stays sold', async () => {
    const listing = await add()
    const [offer, other] = [acceptedOffer(listing), acceptedOffer(listing, { isExclusive: false })]
    await say(offerAccepted, 3, offer)
    await say(offerAccepted, 3, other)
    await say(optionExercised, 5, { ...offer, ...exercised })
    expect(await stored(listing.id)).toMatchObject({ status: 'sold', soldOfferId: offer.id })
    const heard = () => told.messages.findLast(({ subject }) => subject === String(listing.id))
    await eventually(() => expect(heard()?.data).toMatchObject({ status: 'sold', soldOfferId: offer.id }))
    await say(offerSnapshot, 6, { ...offer, ...exercised })
    await say(optionEnded, 4, { ...other, ...ended })
    expect(await stored(listing.id)).toMatchObject({ status: 'sold', soldOfferId: offer.id })
  })

  it('sells it too when the acceptance is heard of later, and nobody learns from the listing to whom', async () => {
    const listing = await add()
    const offer = acceptedOffer(listing)
    await say(optionExercised, 5, { ...offer, ...exercised })
    await offers.say(offerAccepted, 3, offer)
    await say(offerAccepted, 1, acceptedOffer(await add()))
    expect(await statusOf(listing.id)).toBe('sold')
    expect((await catalogue.get(`/api/listings/${listing.id}`, agent)).json()).not.toHaveProperty('soldOfferId')
  })
})

describe('what is taken of a listing', () => {
  type Takings = ListingTakings['takings']
  const whole = 'World; L; film+tv; always; exclusive'
  const inTheUs: Takings[0] = { kind: 'option', lines: 'US; L; film; always; exclusive', until: null }
  const addWhole = () => add({ form: formOf({ rights: whole }) })
  /** Says so, and waits until it is known. */
  const sayTaken = async (listing: { id: bigint }, version: number, takings: Takings) => {
    await offers.say(takingsChanged, version, { id: String(listing.id), takings })
    await eventually(async () =>
      expect(await catalogue.db.listingTakings.findUnique({ where: { id: listing.id } })).toMatchObject({ version }),
    )
  }

  it('leaves it available while anything is free for somebody, under option until then, and sold at last', async () => {
    const listing = await addWhole()
    const rest: Takings[0] = {
      kind: 'grant',
      lines: 'World ex US; L; film; always; exclusive || World; L; tv; always; exclusive',
      until: null,
    }
    const statuses = []
    for (const [at, takings] of [
      [inTheUs],
      [inTheUs, rest],
      [{ ...inTheUs, kind: 'outside' as const }, rest],
    ].entries()) {
      await sayTaken(listing, at + 1, takings)
      statuses.push(await statusOf(listing.id))
    }
    expect(statuses).toEqual(['available', 'optioned', 'sold'])
  })

  it('leaves it available where it is only held back, or given to others non-exclusively', async () => {
    const listing = await addWhole()
    await sayTaken(listing, 1, [{ kind: 'holdback', lines: whole, until: null }])
    expect(await statusOf(listing.id)).toBe('available')
    await sayTaken(listing, 2, [{ kind: 'grant', lines: 'World; L; film+tv; always; non-exclusive', until: null }])
    expect(await statusOf(listing.id)).toBe('available')
  })

  it('counts from then on, whichever event comes first and whichever comes late', async () => {
    const [before, after] = [await addWhole(), await addWhole()]
    await say(offerAccepted, 3, acceptedOffer(before))
    expect(await statusOf(before.id)).toBe('optioned')
    await sayTaken(before, 2, [inTheUs])
    await sayTaken(after, 2, [inTheUs])
    await say(offerAccepted, 3, acceptedOffer(after))
    await offers.say(takingsChanged, 1, { id: String(after.id), takings: [{ ...inTheUs, lines: whole }] })
    await say(offerAccepted, 1, acceptedOffer(await add()))
    expect([await statusOf(before.id), await statusOf(after.id)]).toEqual(['available', 'available'])
    expect((await withdraw(after.id)).json()).toMatchObject({ status: 409, code: 'OFFER_ACCEPTED' })
  })

  it('sells it to the one who has all of it, and brings a withdrawn one back', async () => {
    const listing = await addWhole()
    const offer = acceptedOffer(listing)
    await withdraw(listing.id)
    await sayTaken(listing, 1, [{ ...inTheUs, lines: whole }])
    await say(offerAccepted, 3, offer)
    expect(await stored(listing.id)).toMatchObject({ status: 'optioned', deletedAt: null })
    await sayTaken(listing, 2, [{ kind: 'grant', lines: whole, until: null }])
    await say(optionExercised, 5, { ...offer, exercisedAt: '2027-11-22T09:00:00.000Z' })
    expect(await stored(listing.id)).toMatchObject({ status: 'sold', soldOfferId: offer.id })
  })

  describe('a sale', () => {
    const grant: Takings[0] = { kind: 'grant', lines: whole, until: null }
    const exercised = { exercisedAt: '2027-11-22T09:00:00.000Z' }
    const reverted = { ...exercised, ...ended, optionEndedBecause: 'reverted' } as const
    const sold = async () => {
      const listing = await addWhole()
      const offer = acceptedOffer(listing)
      await say(offerAccepted, 3, offer)
      await sayTaken(listing, 1, [{ ...inTheUs, lines: whole }])
      return { listing, offer }
    }
    const bought = async () => {
      const { listing, offer } = await sold()
      await sayTaken(listing, 2, [grant])
      await say(optionExercised, 5, { ...offer, ...exercised })
      expect(await stored(listing.id)).toMatchObject({ status: 'sold', soldOfferId: offer.id, isSaleDerived: true })
      return { listing, offer }
    }
    const isFree = async (id: bigint) =>
      expect(await stored(id)).toMatchObject({ status: 'available', soldOfferId: null, isSaleDerived: false })

    it('that followed from an exercise ends with it, whichever event comes first', async () => {
      const [one, other] = [await bought(), await bought()]
      await sayTaken(one.listing, 3, [])
      await say(rightsReverted, 6, { ...one.offer, ...reverted })
      await say(rightsReverted, 6, { ...other.offer, ...reverted })
      await sayTaken(other.listing, 3, [])
      for (const { listing } of [one, other]) await isFree(listing.id)
      await offers.say(optionExercised, 5, { ...one.offer, ...exercised })
      await sayTaken(await addWhole(), 1, [])
      await isFree(one.listing.id)
      await eventually(() => expect(toldOf(one.listing.id).at(-1)).toEqual(['status-changed', 'available']))
    })

    it('of a part that is given back makes the title available for that part', async () => {
      const { listing, offer } = await bought()
      await sayTaken(listing, 3, [{ ...grant, lines: 'World; L; tv; always; exclusive' }])
      await say(rightsSurrendered, 6, { ...offer, ...exercised })
      await isFree(listing.id)
    })

    it('that its agent marked stays when the option runs out, and ends when that offer’s rights go back', async () => {
      for (const [because, status] of [
        ['over', 'sold'],
        ['surrendered', 'available'],
        ['reverted', 'available'],
      ] as const) {
        const { listing, offer } = await sold()
        const marked = await catalogue.send('POST', `/api/listings/${listing.id}/status`, agent, { status: 'sold' })
        expect(marked.statusCode).toBe(200)
        await sayTaken(listing, 2, [])
        expect(await statusOf(listing.id)).toBe('sold')
        const event = because === 'over' ? optionEnded : because === 'reverted' ? rightsReverted : rightsSurrendered
        await say(event, 6, { ...offer, ...ended, optionEndedBecause: because })
        expect(await statusOf(listing.id)).toBe(status)
      }
    })
  })

  it('is looked at again when the agent changes the book', async () => {
    const listing = await addWhole()
    await sayTaken(listing, 1, [{ ...inTheUs, lines: whole }])
    expect(await statusOf(listing.id)).toBe('optioned')
    const more = await catalogue.send(
      'PUT',
      `/api/listings/${listing.id}`,
      agent,
      formOf({ rights: `${whole} || GB; L; stage` }),
    )
    expect(more.json()).toMatchObject({ status: 'available' })
  })
})

describe('the listing of a deal whose agent has left', () => {
  const gone = async () => {
    const leaver = someone('agent')
    const listing = await add({ agentId: leaver.id, form: formOf({ exclusivity: 'non-exclusive' }) })
    return { leaver, listing, producer: someone() }
  }
  const read = async (id: bigint, viewer: ReturnType<typeof someone>) =>
    (await catalogue.get(`/api/listings/${id}`, viewer)).statusCode
  const close = async (id: string) => {
    await identity.say(userClosed, 2, { id, status: 'closed' })
    await eventually(async () =>
      expect(await catalogue.db.person.findUnique({ where: { id } })).toMatchObject({ version: 2 }),
    )
  }

  it.each([true, false])('stays readable by its two sides and nobody else (exclusive: %s)', async (isExclusive) => {
    const { leaver, listing, producer } = await gone()
    await say(offerAccepted, 3, acceptedOffer(listing, { producerId: producer.id, isExclusive }))
    await close(leaver.id)
    expect([await read(listing.id, producer), await read(listing.id, leaver)]).toEqual([200, 200])
    expect([await read(listing.id, someone()), await read(listing.id, someone('agent'))]).toEqual([404, 404])
  })

  it('comes back hidden when the offer was accepted as the account closed', async () => {
    const { leaver, listing, producer } = await gone()
    await close(leaver.id)
    expect(await stored(listing.id)).toMatchObject({ deletedAt: expect.any(Date) })
    await say(offerAccepted, 3, acceptedOffer(listing, { producerId: producer.id }))
    expect([await read(listing.id, producer), await read(listing.id, someone())]).toEqual([200, 404])
  })

  it('is withdrawn when the option ends', async () => {
    const { leaver, listing, producer } = await gone()
    const offer = acceptedOffer(listing, { producerId: producer.id })
    await say(offerAccepted, 3, offer)
    await close(leaver.id)
    await say(optionEnded, 4, { ...offer, ...ended })
    expect(await read(listing.id, producer)).toBe(404)
    await eventually(() => expect(toldOf(listing.id).at(-1)).toEqual(['deleted', 'available']))
  })

  it('is found by everybody again when a suspension ends', async () => {
    const { leaver, listing, producer } = await gone()
    await identity.say(userSuspended, 2, { id: leaver.id, status: 'suspended' })
    await say(offerAccepted, 3, acceptedOffer(listing, { producerId: producer.id }))
    expect([await read(listing.id, producer), await read(listing.id, someone())]).toEqual([200, 404])
    await identity.say(userActivated, 3, { id: leaver.id })
    await eventually(async () => expect(await statusOf(listing.id)).toBe('optioned'))
  })

  it('is nobody’s when no offer was accepted', async () => {
    const { leaver, listing } = await gone()
    await close(leaver.id)
    expect(await read(listing.id, leaver)).toBe(404)
  })
})
