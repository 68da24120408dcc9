import { favouriteAdded, listingCreated, userRegistered } from '@storyright/contracts/events'
import type { PlatformAnalytics } from '@storyright/contracts/http'
import { eventually, publishedListing, samplePerson } from '@storyright/testing'
import { type Ai, someone, startAi } from '../harness.ts'

let ai: Ai
beforeAll(async () => {
  ai = await startAi()
})
afterAll(() => ai.stop())

const LISTINGS = 120
const PEOPLE = 20

describe('a platform that is told all at once', () => {
  it('is counted while it arrives, each once', async () => {
    const { publisher } = ai
    const people = Array.from({ length: PEOPLE }, () => samplePerson({ createdAt: '2026-02-01T08:00:00.000Z' }))
    await Promise.all(people.map((person) => publisher.say(userRegistered, 1, person)))
    const listings = Array.from({ length: LISTINGS }, (_one, place) =>
      publishedListing(String(place + 1), { createdAt: '2026-03-01T08:00:00.000Z' }),
    )
    await Promise.all(listings.map((listing) => publisher.say(listingCreated, 1, listing)))
    const favourites = people.flatMap(({ id: userId }, place) =>
      [1, 2, 3].map((turn) => ({ userId, listingId: String(place * 3 + turn), at: '2026-04-01T08:00:00.000Z' })),
    )
    await Promise.all(favourites.map((favourite) => publisher.say(favouriteAdded, 1, favourite)))
    await eventually(
      async () => {
        const answer = await ai.get('/api/admin/analytics?from=2026-01-01&to=2026-12-31', someone('admin'))
        const { users, listings: of, favourites: added } = answer.json<PlatformAnalytics>()
        expect([users.total, of.total, added.total]).toEqual([PEOPLE, LISTINGS, PEOPLE * 3])
      },
      { within: 100_000 },
    )
  }, 120_000)
})
