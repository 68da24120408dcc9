import { randomUUID } from 'node:crypto'
import { offerHeld } from '@storyright/contracts/events'
import type { ForumPost, ForumReply, Notification } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { eventually } from '@storyright/testing'
import { sampleOffer } from '@storyright/testing/sample-offer'
import { type Community, type Member, startCommunity } from './harness.ts'

/** A service of the file's own, what people were told by it, and what they do that others are told of. */
export function beingTold() {
  let community: Community
  beforeAll(async () => {
    community = await startCommunity()
  })
  afterAll(() => community?.stop())

  const listOf = async (viewer: Viewer, query = '') =>
    (await community.get(`/api/notifications${query}`, viewer)).json<Notification[]>()
  const titlesOf = async (viewer: Viewer) => (await listOf(viewer)).map(({ title }) => title)
  const eventuallyTold = (viewer: Viewer, titles: string[]) =>
    eventually(async () => expect(await titlesOf(viewer)).toEqual(titles), { within: 20_000 })
  const post = async (viewer: Viewer, title: string) =>
    (
      await community.post('/api/forum/posts', viewer, { title, content: 'A question', category: 'general', tags: [] })
    ).json<ForumPost>()
  const reply = async (viewer: Viewer, { id }: ForumPost, content: string) =>
    (await community.post(`/api/forum/posts/${id}/replies`, viewer, { content })).json<ForumReply>()
  const like = (viewer: Viewer, postId: string) => community.post('/api/forum/like', viewer, { postId })
  const nameOf = ({ person }: Member) => `${person.firstName} ${person.lastName}`
  /** Once this has come, all that was told before has. */
  async function settled(viewer: Viewer): Promise<void> {
    const offer = sampleOffer({ agentId: viewer.id, listingTitle: `Settled ${randomUUID()}` })
    await community.say(offerHeld, 1, offer)
    await eventually(async () => expect((await titlesOf(viewer)).join()).toContain(offer.listingTitle))
  }

  return {
    get community() {
      return community
    },
    ...{ listOf, titlesOf, eventuallyTold, post, reply, like, nameOf, settled },
  }
}
