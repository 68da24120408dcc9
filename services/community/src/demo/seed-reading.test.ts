import { demoDiscussions, demoListings, namedAccounts } from '@storyright/demo'
import { lastVisit } from './seed-reading.ts'

const listings = demoListings()
const hours = Array.from({ length: 7 * 8 }, (_, at) => new Date(Date.UTC(2026, 10, 23, at * 3)))

describe('the last visit of the demo’s people', () => {
  it.each(hours)('leaves a few discussions and replies unread, whenever the demo starts: %s', (now) => {
    const shown = demoDiscussions(listings, now).filter(({ status }) => status === 'shown')
    const visit = lastVisit(shown, now)
    const own = new Set(namedAccounts.map(({ id }) => id))
    const fresh = shown.filter(({ at }) => at >= visit)
    const unread = shown.filter(
      ({ at, replies }) => at < visit && replies.some((reply) => reply.at > visit && !own.has(reply.authorId)),
    )
    expect(fresh.length).toBeGreaterThan(0)
    expect(unread.length).toBeGreaterThan(0)
    expect(fresh.length + unread.length).toBeLessThan(10)
  })
})
