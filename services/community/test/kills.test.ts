import { randomUUID } from 'node:crypto'
import {
  commentPosted,
  type Envelope,
  listingCreated,
  notificationMailWanted,
  offerHeld,
  type PublicReply,
  replyPosted,
} from '@storyright/contracts/events'
import type { Comment, ForumPost, ForumReply, Notification } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { eventually, openPublisher, publishedListing, samplePerson } from '@storyright/testing'
import { sampleOffer } from '@storyright/testing/sample-offer'
import { keepPerson } from '../src/people/person.store.ts'
import { someone } from './harness.ts'
import { killable, soon } from './killable.ts'

const WRITERS = 6
const EACH = 15
const REPLIES = 30
const OFFERS = 30

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

    const told = await eventually(async () => {
      const messages = await its.outbox()
      expect(messages.filter(({ isSent }) => !isSent)).toEqual([])
      return messages
    }, soon)
    const events = told.map(({ payload }) => JSON.parse(payload) as Envelope<PublicReply>)
    const posted = events.filter(({ type }) => type === commentPosted.type || type === replyPosted.type)
    const ids = [...written.comments.keys(), ...written.replies.keys()]
    expect(posted.map(({ subject }) => subject).toSorted()).toEqual(ids.toSorted())
  })
})

/** Asks as somebody until it is answered. */
async function askUntilAnswered<Answer>(
  viewer: Viewer,
  path: string,
  method = 'GET',
  body?: object,
  key?: string,
): Promise<Answer> {
  const headers = {
    ...(await its.identity.authorizationOf(viewer)),
    ...(body && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
  }
  return eventually(async () => {
    const answer = await fetch(its.service.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }, soon)
}

describe('the service, PostgreSQL and NATS, killed while people are notified', () => {
  it('notify nobody twice, forget nothing, and ask for each mail once', async () => {
    const { db } = its
    const [asker, writer, agent] = [someone(), someone(), someone('agent')]
    const people = [asker, writer].map(({ id }) => samplePerson({ id, role: 'premium' }))
    for (const person of people) await keepPerson(db, { version: 1, person })
    const choice = [{ kind: 'replies', mail: 'now', inApp: true }]
    await askUntilAnswered(asker, '/api/notifications/preferences', 'PUT', { kinds: choice })
    const form = { title: 'Under load', content: 'Reply here', category: 'general', tags: [] }
    const { id } = await askUntilAnswered<ForumPost>(asker, '/api/forum/posts', 'POST', form, randomUUID())

    let done = 0
    const replying = async () => {
      for (let reply = 0; reply < REPLIES; reply++) {
        await askUntilAnswered(
          writer,
          `/api/forum/posts/${id}/replies`,
          'POST',
          { content: `Reply ${reply}` },
          randomUUID(),
        )
        done++
      }
    }
    const offering = async () => {
      let publisher = await openPublisher(its.nats.url)
      for (let offer = 0; offer < OFFERS; offer++) {
        const data = sampleOffer({ agentId: agent.id, listingTitle: `Title ${offer}` })
        await eventually(async () => {
          try {
            await publisher.say(offerHeld, 1, data)
          } catch (error) {
            publisher = await openPublisher(its.nats.url)
            throw error
          }
        }, soon)
        done++
      }
      await publisher.stop()
    }
    const reached = (share: number) =>
      eventually(() => expect(done).toBeGreaterThanOrEqual((REPLIES + OFFERS) * share), soon)
    const working = Promise.all([replying(), offering()])

    await reached(0.2)
    await its.service.kill()
    await its.service.start()
    await reached(0.5)
    await Promise.all([its.service.kill(), its.postgres.kill(), its.nats.kill()])
    await Promise.all([its.postgres.start(), its.nats.start()])
    await its.service.start()
    await working
    await its.service.ready()

    const listOf = (viewer: Viewer) => askUntilAnswered<Notification[]>(viewer, '/api/notifications?limit=100')
    await eventually(async () => {
      const offers = (await listOf(agent)).map(({ title, count }) => `${count} ${title}`)
      const expected = Array.from({ length: OFFERS }, (_one, offer) => `1 An offer of £12,500 for “Title ${offer}”`)
      expect(offers.toSorted()).toEqual(expected.toSorted())
      expect(await listOf(asker)).toMatchObject([{ count: REPLIES }])
    }, soon)

    await eventually(async () => expect(await db.dueMail.count({ where: { isDaily: false } })).toBe(0), soon)
    const mails = (await its.outbox())
      .map(({ payload }) => JSON.parse(payload) as Envelope)
      .filter(({ type }) => type === notificationMailWanted.type)
      .map(({ data }) => notificationMailWanted.data.parse(data))
    // Each says how many replies it brings: together they bring each of them once.
    const brought = mails.flatMap(({ items }) => items).map(({ title }) => Number(/^\d+/.exec(title)?.[0] ?? 1))
    expect(brought.reduce((sum, count) => sum + count, 0)).toBe(REPLIES)
    expect(new Set(mails.map(({ personId }) => personId))).toEqual(new Set([asker.id]))
  })
})
