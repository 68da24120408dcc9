import { commentCalls, forumCalls } from '@storyright/contracts/http'
import { communityLimits, flagReasons, forumCategories } from '@storyright/contracts/vocabulary'
import { demoListings } from '../listings.ts'
import { demoComments } from './comments.ts'
import { demoDiscussions } from './discussions.ts'
import { type DemoText, type Place, voicesOf } from './writing.ts'

const listings = demoListings()
/** The catalogue of the demo grows until the middle of November 2026. */
const days = ['2026-11-22T19:30:00Z', '2026-11-23T00:05:00Z', '2026-12-31T06:10:00Z', '2027-06-01T12:00:00Z']

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}’]+/gu) ?? []

describe('what the demo’s people say', () => {
  const now = new Date(days[0]!)
  const comments = demoComments(listings, now)
  const discussions = demoDiscussions(listings, now)
  const replies = discussions.flatMap((discussion) => discussion.replies)

  it('is forty discussions, two hundred replies and a hundred and fifty comments, by many', () => {
    expect(discussions.length).toBeGreaterThanOrEqual(40)
    expect(replies.length).toBeGreaterThanOrEqual(200)
    expect(comments.flat().length).toBeGreaterThanOrEqual(150)
    const people = (texts: DemoText[]) => new Set(texts.map(({ authorId }) => authorId)).size
    expect(people([...discussions, ...replies])).toBeGreaterThan(45)
    expect(people(comments.flat())).toBeGreaterThan(25)
    expect(new Set(discussions.map(({ category }) => category))).toEqual(new Set(forumCategories))
  })

  it('is never the same twice, and fits what may be written', () => {
    const texts = [...discussions, ...replies, ...comments.flat()].map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
    const openings = texts.map((text) => wordsOf(text).slice(0, 6).join(' '))
    expect(openings.filter((opening, place) => openings.indexOf(opening) !== place)).toEqual([])
    for (const { title, text: content, category, tags } of discussions)
      expect(forumCalls.createPost.body.safeParse({ title, content, category, tags }).error).toBeUndefined()
    for (const { text: content } of replies)
      expect(forumCalls.postReply.body.safeParse({ content }).error).toBeUndefined()
    for (const { text: content } of comments.flat())
      expect(commentCalls.postComment.body.safeParse({ content }).error).toBeUndefined()
    expect(Math.max(...comments.flat().map(({ text }) => text.length))).toBeLessThan(communityLimits.comment)
  })

  it('has answers, two that stay on top, two that are locked, one that was flagged and one that waits', () => {
    const counted = (is: (discussion: (typeof discussions)[number]) => unknown) => discussions.filter(is).length
    expect(counted(({ acceptedReplyId }) => acceptedReplyId)).toBeGreaterThanOrEqual(10)
    expect(counted(({ isSticky }) => isSticky)).toBe(2)
    expect(counted(({ isLocked }) => isLocked)).toBe(2)
    expect(counted(({ status }) => status === 'waiting')).toBe(1)
    const [flag] = discussions.flatMap((discussion) => discussion.flag ?? [])
    expect(flagReasons).toContain(flag?.reason)
    expect(replies.map(({ id }) => id)).toContain(flag?.replyId)
  })

  it('is the same on the same day', () => {
    expect(demoDiscussions(listings, now)).toEqual(discussions)
    expect(demoComments(listings, now)).toEqual(comments)
  })

  it.each(days)('is said one after the other, by who may talk there by then: on %s', (day) => {
    const at = new Date(day)
    const said = (place: Place, texts: DemoText[]) => {
      const since = new Map([...voicesOf(at).values()].map((voice) => [voice.account.id, voice.since[place]]))
      for (const text of texts) {
        const time = text.at.getTime()
        expect([text.text, time - since.get(text.authorId)! > 0, time < at.getTime()]).toEqual([text.text, true, true])
        for (const like of text.likes)
          expect(like.at >= text.at && like.at <= at && like.personId !== text.authorId).toBe(true)
        expect(new Set(text.likes.map(({ personId }) => personId)).size).toBe(text.likes.length)
      }
    }
    for (const { replies: following, ...opening } of demoDiscussions(listings, at)) {
      const thread = [opening, ...following]
      said('forum', thread)
      const times = thread.map((text) => text.at.getTime())
      expect([opening.title, times]).toEqual([opening.title, [...new Set(times)].toSorted((a, b) => a - b)])
    }
    for (const section of demoComments(listings, at)) {
      said('comments', section)
      const listing = listings[Number(section[0]!.listingId) - 1]!
      for (const { at: time, parentId, text } of section) {
        expect([text, time > new Date(listing.createdAt)]).toEqual([text, true])
        const parent = parentId && section.find(({ id }) => id === parentId)
        if (parent) expect(time > parent.at && parent.parentId === null).toBe(true)
      }
    }
  })

  it('is said on working days for the most part, and all through the year', () => {
    const times = [...discussions, ...replies, ...comments.flat()].map((text) => text.at)
    const weekend = times.filter((time) => [0, 6].includes(time.getUTCDay())).length
    expect(weekend / times.length).toBeGreaterThan(0.02)
    expect(weekend / times.length).toBeLessThan(0.15)
    expect(times.filter((time) => time.getUTCHours() < 7 || time.getUTCHours() > 22)).toEqual([])
    const months = Map.groupBy(times, (time) => time.toISOString().slice(0, 7))
    expect(months.size).toBeGreaterThanOrEqual(12)
    for (const said of months.values()) expect(said.length).toBeGreaterThan(4)
  })
})
