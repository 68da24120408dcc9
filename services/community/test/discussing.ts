import type { ForumPost, ForumReply } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { type Community, type Member, someone, startCommunity } from './harness.ts'

export const posts = '/api/forum/posts'
export const valid = { title: 'How long is an option?', content: 'Is a year usual?', category: 'legal', tags: [] }
export const admin = someone('admin')
export const idsOf = (found: { id: string }[]) => found.map(({ id }) => id)

/** A forum of the file's own with two who write in it, by a clock that a test may put forward. */
export function discussing() {
  let community: Community
  const people = {} as Record<'iris' | 'tom', Member>
  /** How far the service's clock is ahead. */
  let ahead = 0
  beforeAll(async () => {
    community = await startCommunity({ clock: () => new Date(Date.now() + ahead) })
    people.iris = await community.join({ firstName: 'Iris', username: 'iris' })
    people.tom = await community.join({ role: 'agent', tier: 'free', firstName: 'Tom', username: 'tom' })
  })
  afterAll(() => community?.stop())
  const pass = (minutes: number) => {
    ahead += minutes * 60_000
  }

  async function begin(more: object = {}, viewer: Viewer = people.iris): Promise<ForumPost> {
    const answer = await community.post(posts, viewer, { ...valid, ...more })
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, ''])
    return answer.json()
  }
  async function reply(postId: string, content = 'A year it is.', viewer: Viewer = people.tom): Promise<ForumReply> {
    const answer = await community.post(`${posts}/${postId}/replies`, viewer, { content })
    expect(answer.statusCode).toBe(201)
    return answer.json()
  }
  const read = async (id: string, viewer: Viewer = people.iris): Promise<ForumPost> =>
    (await community.get(`${posts}/${id}`, viewer)).json()
  const list = async (query = '', viewer: Viewer = people.iris): Promise<ForumPost[]> =>
    (await community.get(`${posts}${query}`, viewer)).json()
  const replies = async (id: string, query = '', viewer: Viewer = people.iris): Promise<ForumReply[]> =>
    (await community.get(`${posts}/${id}/replies${query}`, viewer)).json()
  const change = (id: string, body: object, viewer: Viewer = people.iris) =>
    community.send('PATCH', `${posts}/${id}`, viewer, body)

  return {
    get community() {
      return community
    },
    people,
    ...{ begin, reply, read, list, replies, change, pass },
  }
}
