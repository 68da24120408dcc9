import { chainDocumentForm, listingForm } from '@storyright/contracts/http'
import { chainDocumentStatuses } from '@storyright/contracts/vocabulary'
import { demoAgents, demoChains, demoDeals, demoListings, demoLookedUp, demoViews } from './index.ts'

describe('the demo catalogue', () => {
  const listings = demoListings()

  it('has at least 1,200 listings by at least twelve agencies, each an approved agent’s', () => {
    expect(listings.length).toBeGreaterThanOrEqual(1_200)
    expect(new Set(demoAgents.map((agent) => agent.companyName)).size).toBeGreaterThanOrEqual(12)
    const agents = new Set(demoAgents.filter((agent) => agent.status === 'active').map((agent) => agent.id))
    for (const { agentId } of listings) expect(agents).toContain(agentId)
    expect(new Set(listings.map(({ agentId }) => agentId)).size).toBe(agents.size)
  })

  it('is accepted by the listing form, every one', () => {
    for (const { form } of listings) {
      const parsed = listingForm.safeParse(form)
      expect([form.title, parsed.error?.issues]).toEqual([form.title, undefined])
    }
  })

  it('has no two alike, and no opening that a reader would recognise', () => {
    const of = (field: 'title' | 'logline' | 'synopsis') => new Set(listings.map(({ form }) => form[field])).size
    expect([of('title'), of('logline'), of('synopsis')]).toEqual([listings.length, listings.length, listings.length])
    const openings = new Map<string, number>()
    for (const { form } of listings) {
      const opening = form.logline!.split(' ').slice(0, 3).join(' ')
      openings.set(opening, (openings.get(opening) ?? 0) + 1)
    }
    expect(Math.max(...openings.values())).toBeLessThan(listings.length / 100)
  })

  it('features eight titles and holds all mediums and genres', () => {
    expect(listings.filter(({ isFeatured }) => isFeatured)).toHaveLength(8)
    expect(new Set(listings.map(({ form }) => form.medium ?? form.contentType)).size).toBe(12)
    expect(new Set(listings.map(({ form }) => form.genre)).size).toBe(23)
  })

  it('is the same every time', () => {
    expect(demoListings()).toEqual(listings)
  })
})

describe('the demo’s chains of title', () => {
  const listings = demoListings()
  const chains = demoChains(listings)

  it('are in every state, for the agent who signs in by name as well', () => {
    const statesOf = (some: typeof chains) =>
      new Set(some.flatMap(({ documents }) => documents.map(({ status }) => status)))
    expect(statesOf(chains)).toEqual(new Set(chainDocumentStatuses))
    const named = demoAgents.find(({ email }) => email === 'agent@storyright.test')!.id
    expect(statesOf(chains.filter(({ agentId }) => agentId === named))).toEqual(new Set(chainDocumentStatuses))
  })

  it('are verified for some titles, featured ones among them, and not for most', () => {
    const verified = chains.filter(({ documents }) => documents.every(({ status }) => status === 'verified'))
    expect(verified.length / listings.length).toBeGreaterThan(0.1)
    expect(verified.length / listings.length).toBeLessThan(0.3)
    const featured = verified.filter(({ listingId }) => listings[Number(listingId) - 1]!.isFeatured)
    expect(featured.length).toBeGreaterThan(2)
    expect(featured.length).toBeLessThan(8)
  })

  it('have few documents that wait for an administrator', () => {
    const waiting = chains.flatMap(({ documents }) => documents).filter(({ status }) => status === 'submitted')
    expect(waiting.length).toBeGreaterThan(2)
    expect(waiting.length).toBeLessThan(10)
  })

  it('are accepted by the form of documents, each one with a number of its own', () => {
    const documents = chains.flatMap((chain) => chain.documents)
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length)
    for (const { id: _id, status: _status, reason: _reason, ...form } of documents)
      expect(chainDocumentForm.safeParse(form).error?.issues).toBeUndefined()
  })
})

describe('the demo’s year of offers', () => {
  it('exercises nothing that was not signed by both', () => {
    const accepted = demoDeals(demoListings(), demoAgents[0]!.id).flatMap(({ course }) =>
      course.is === 'accepted' && course.after === 'exercised' ? [course.signed] : [],
    )
    expect(accepted.length).toBeGreaterThan(0)
    expect(new Set(accepted)).toEqual(new Set(['both']))
  })

  it('has nobody offer twice for one listing: its load knows by that what it has made', () => {
    const pairs = demoDeals(demoListings(), demoAgents[0]!.id).map(({ place, producerId }) => `${place} ${producerId}`)
    expect(new Set(pairs).size).toBe(pairs.length)
  })
})

describe('what a reader of the demo has opened this month', () => {
  it('is two listings that cost a view: none on which that reader has an offer', () => {
    const listings = demoListings()
    const views = demoViews(listings)
    expect(views.map(({ title }) => title).toSorted()).toEqual(['Carmilla', 'Treasure Island'])
    const deals = demoDeals(listings, demoAgents[0]!.id)
    for (const { personId, listingId, title } of views) {
      expect(listings[Number(listingId) - 1]?.form.title).toBe(title)
      expect(
        deals.filter(({ place, producerId }) => producerId === personId && place + 1 === Number(listingId)),
      ).toEqual([])
    }
  })
})

describe('what has been looked up of the demo', () => {
  const listings = demoListings()
  const now = new Date('2026-11-22T10:00:00.000Z')
  const lookedUp = demoLookedUp(listings, now)

  it('is a third of it, with everything that is featured', () => {
    expect(lookedUp.length / listings.length).toBeCloseTo(1 / 3, 1)
    const numbers = new Set(lookedUp.map(({ listingId }) => listingId))
    const featured = listings.flatMap(({ isFeatured }, place) => (isFeatured ? [String(place + 1)] : []))
    for (const number of featured) expect(numbers).toContain(number)
    for (const { listingId, title, author } of lookedUp)
      expect(listings[Number(listingId) - 1]!.form).toMatchObject({ title, author })
  })

  it('has failed at each source for a few, and is fresh enough to last', () => {
    for (const source of ['books', 'youtube', 'twitter'] as const) {
      const failed = lookedUp.filter((its) => its.failed.includes(source))
      expect(failed.length).toBeGreaterThan(4)
      expect(failed.length).toBeLessThan(lookedUp.length / 15)
      for (const { at } of lookedUp) {
        expect(at[source].getTime()).toBeLessThanOrEqual(now.getTime())
        expect(at[source].getTime()).toBeGreaterThan(now.getTime() - 10 * 86_400_000)
      }
    }
  })

  it('is the same every time', () => expect(demoLookedUp(demoListings(), now)).toEqual(lookedUp))
})
