import { randomUUID } from 'node:crypto'
import type { Notification } from '@storyright/contracts/http'
import { isFullSize } from '@storyright/testing'
import { streamNews } from '../src/notifications/stream-news.ts'
import { fillNotifications } from './fill-notifications.ts'
import { type Community, someone, startCommunity } from './harness.ts'

/** More than three pages of them. */
const MANY = isFullSize ? 1_000 : 300

describe('a list of very many notifications', () => {
  let community: Community
  beforeAll(async () => {
    community = await startCommunity()
  })
  afterAll(() => community.stop())

  it('is read from page to page, each notification once and the newest first', async () => {
    const viewer = someone()
    await fillNotifications(community.db, viewer.id, MANY)
    await fillNotifications(community.db, randomUUID(), 50)
    const read: Notification[] = []
    let next: string | undefined = '/api/notifications?limit=90'
    while (next) {
      const answer = await community.get(next, viewer)
      expect(answer.headers['x-total-count']).toBe(String(MANY))
      expect(answer.headers['x-unread-count']).toBe('20')
      read.push(...answer.json<Notification[]>())
      next = /<(.+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
    }
    const times = read.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(new Set(read.map(({ id }) => id)).size).toBe(MANY)
    const unread = (await community.get('/api/notifications?unread=true&limit=100', viewer)).json<Notification[]>()
    expect(unread.map(({ id }) => id)).toEqual(read.slice(0, 20).map(({ id }) => id))
    const nobody = randomUUID()
    const news = await streamNews(community.db, [viewer.id, nobody])
    expect(news.get(viewer.id)).toMatchObject({ unread: 20, latestId: read[0]!.id })
    expect(news.get(nobody)).toMatchObject({ unread: 0, latestId: null })
  })
})
