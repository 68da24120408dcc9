import { randomUUID } from 'node:crypto'
import {
  commentPosted,
  type Envelope,
  listingCreated,
  type PublicReply,
  replyPosted,
} from '@storyright/contracts/events'
import type { Comment, ForumPost, ForumReply } from '@storyright/contracts/http'
import { eventually, openPublisher, publishedListing } from '@storyright/testing'
import { someone } from './harness.ts'
import { killable, soon } from './killable.ts'

const WRITERS = 6
const EACH = 15

const its = killable()
const viewer = someone()

async function ask(path: string, body?: object, key?: string): Promise<Response> {
  const headers = {
    ...(await its.identity.authorizationOf(viewer)),
    ...(body && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
  }
  return fetch(its.service.url + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
}

/** Asks with one key until it is written, as whoever does not give up; the same again answers the same. */
async function write<Written extends { id: string }>(path: string, body: object): Promise<Written> {
  const key = randomUUID()
  const once = () =>
    eventually(async () => {
      const answer = await ask(path, body, key)
      if (answer.status !== 201) throw new Error(`answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as Written
    }, soon)
  const [first, again] = [await once(), await once()]
  expect(again.id).toBe(first.id)
  return first
}

/** Everything of a list, as its links lead on. */
async function all<Row>(path: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let next: string | undefined = path; next; ) {
    const answer: Response = await ask(next)
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    rows.push(...((await answer.json()) as Row[]))
    next = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  return rows
}

describe('the service, PostgreSQL and NATS, killed while people write', () => {
  it('lose nothing, write nothing twice, and tell of each text once', async () => {
    const publisher = await openPublisher(its.nats.url)
    const listing = publishedListing('1')
    const { db } = its
    await publisher.say(listingCreated, 1, listing)
    await eventually(async () => expect(await db.listing.count()).toBe(1), soon)
    await publisher.stop()
    const comments = `/api/listings/${listing.id}/comments`
    const form = { title: 'Under load', content: 'Reply here', category: 'general', tags: [] }
    const { id: postId } = await write<ForumPost>('/api/forum/posts', form)
    const replies = `/api/forum/posts/${postId}/replies`

    const written = { comments: new Map<string, string>(), replies: new Map<string, string>() }
    const count = () => written.comments.size + written.replies.size
    const writer = async (who: number) => {
      for (let text = 0; text < EACH; text++) {
        const content = `Text ${text} of ${who}`
        const isComment = (who + text) % 2 === 0
        const { id } = await write<Comment | ForumReply>(isComment ? comments : replies, { content })
        written[isComment ? 'comments' : 'replies'].set(id, content)
      }
    }
    const writing = Promise.all(Array.from({ length: WRITERS }, (_one, who) => writer(who)))
    const reached = (share: number) =>
      eventually(() => expect(count()).toBeGreaterThanOrEqual(WRITERS * EACH * share), soon)

    await reached(0.15)
    await its.service.kill()
    await its.service.start()
    await reached(0.3)
    await its.nats.kill()
    await reached(0.45)
    await its.postgres.kill()
    await its.postgres.start()
    await its.nats.start()
    await reached(0.6)
    await Promise.all([its.service.kill(), its.postgres.kill(), its.nats.kill()])
    await Promise.all([its.postgres.start(), its.nats.start()])
    await its.service.start()
    await writing
    await its.service.ready()

    const kept = { comments: await all<Comment>(comments), replies: await all<ForumReply>(`${replies}?limit=7`) }
    for (const kind of ['comments', 'replies'] as const) {
      const found = kept[kind].map(({ id, content }) => [id, content])
      expect(found.toSorted()).toEqual([...written[kind]].toSorted())
    }
    const post = (await (await ask(`/api/forum/posts/${postId}`)).json()) as ForumPost
    expect(post.replyCount).toBe(written.replies.size)

    await eventually(async () => expect((await its.outbox()).every(({ isSent }) => isSent)).toBe(true), soon)
    const events = (await its.outbox()).map(({ payload }) => JSON.parse(payload) as Envelope<PublicReply>)
    const posted = events.filter(({ type }) => type === commentPosted.type || type === replyPosted.type)
    const ids = [...written.comments.keys(), ...written.replies.keys()]
    expect(posted.map(({ subject }) => subject).toSorted()).toEqual(ids.toSorted())
  })
})
