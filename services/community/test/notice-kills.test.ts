import { randomUUID } from 'node:crypto'
import { type Envelope, notificationMailWanted, offerHeld } from '@storyright/contracts/events'
import type { ForumPost, Notification } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { eventually, openPublisher, samplePerson } from '@storyright/testing'
import { sampleOffer } from '@storyright/testing/sample-offer'
import { keepPerson } from '../src/people/person.store.ts'
import { someone } from './harness.ts'
import { killable, soon } from './killable.ts'

const REPLIES = 30
const OFFERS = 30

const its = killable()

async function ask<Answer>(viewer: Viewer, path: string, method = 'GET', body?: object, key?: string): Promise<Answer> {
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

describe('the service, PostgreSQL and NATS, killed while people are told', () => {
  it('tell nobody twice, forget nothing, and ask for each mail once', async () => {
    const { db } = its
    const [asker, writer, agent] = [someone(), someone(), someone('agent')]
    const people = [asker, writer].map(({ id }) => samplePerson({ id, role: 'premium' }))
    for (const person of people) await keepPerson(db, { version: 1, person })
    const choice = [{ kind: 'replies', mail: 'now', inApp: true }]
    await ask(asker, '/api/notifications/preferences', 'PUT', { kinds: choice })
    const form = { title: 'Under load', content: 'Reply here', category: 'general', tags: [] }
    const { id } = await ask<ForumPost>(asker, '/api/forum/posts', 'POST', form, randomUUID())

    let done = 0
    const replying = async () => {
      for (let reply = 0; reply < REPLIES; reply++) {
        await ask(writer, `/api/forum/posts/${id}/replies`, 'POST', { content: `Reply ${reply}` }, randomUUID())
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

    const listOf = (viewer: Viewer) => ask<Notification[]>(viewer, '/api/notifications?limit=100')
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
