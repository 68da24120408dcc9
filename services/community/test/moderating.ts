import { type Moderated, moderationDecided } from '@storyright/contracts/events'
import type { Comment, Flagged, ForumPost, ForumReply, ModerationEntry } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { type Community, type Member, startCommunity } from './harness.ts'

export const ok = async <Answer>(asked: ReturnType<Community['post']>, status = 201): Promise<Answer> => {
  const answer = await asked
  expect([answer.statusCode, answer.statusCode === status ? '' : answer.body]).toEqual([status, ''])
  return answer.body ? answer.json() : (undefined as Answer)
}
export const refusal = async (asked: ReturnType<Community['post']>) => {
  const answer = await asked
  return [answer.statusCode, answer.json().code]
}
export const because = { reason: 'We keep to the title here.' }

/** A service of the file's own, with a listing, two members who write and two administrators who moderate. */
export function moderating() {
  let community: Community
  let listingId: string
  const people = {} as Record<'iris' | 'tom' | 'ada' | 'max', Member>
  beforeAll(async () => {
    community = await startCommunity()
    listingId = (await community.addListing({ title: 'The Salt Road' })).id
    people.iris = await community.join({ firstName: 'Iris', username: 'iris' })
    people.tom = await community.join({ firstName: 'Tom', username: 'tom' })
    people.ada = await community.join({ firstName: 'Ada', role: 'admin' })
    people.max = await community.join({ firstName: 'Max', role: 'admin' })
  })
  afterAll(() => community?.stop())

  const comment = (viewer: Member, content = 'A lovely premise.', more: object = {}) =>
    ok<Comment>(community.post(`/api/listings/${listingId}/comments`, viewer, { content, ...more }))
  const comments = async (viewer: Viewer): Promise<Comment[]> =>
    (await community.get(`/api/listings/${listingId}/comments`, viewer)).json()
  const discuss = (viewer: Member, content = 'What does a shopping agreement cost?') =>
    ok<ForumPost>(
      community.post('/api/forum/posts', viewer, { title: 'Shopping agreements', content, category: 'legal' }),
    )
  const replyTo = ({ id }: ForumPost, viewer: Member, content = 'Nothing, usually.') =>
    ok<ForumReply>(community.post(`/api/forum/posts/${id}/replies`, viewer, { content }))
  const flag = (viewer: Viewer, subject: string, subjectId: string, more: object = {}) =>
    community.post('/api/flags', viewer, { subject, subjectId, reason: 'abuse', ...more })
  const flagged = async (viewer: Viewer, subject: string, { id }: { id: string }, more: object = {}) =>
    (await ok<{ id: string }>(flag(viewer, subject, id, more))).id
  const decide = (viewer: Viewer, flagId: string, action: string, more: object = {}) =>
    community.post(`/api/admin/moderation/${flagId}`, viewer, { action, ...more })
  const decided = (viewer: Viewer, flagId: string, action: string, more: object = {}) =>
    ok<Flagged>(decide(viewer, flagId, action, more), 200)
  const queue = async (query = '?limit=100'): Promise<Flagged[]> =>
    (await community.get(`/api/admin/moderation${query}`, people.ada)).json()
  const queued = async (id: string, query?: string) => (await queue(query)).find((row) => row.id === id)
  /** What was told of decisions about a text. */
  const told = async (subjectId: string): Promise<Moderated[]> =>
    (await community.toldBy(moderationDecided)).filter((decision) => decision.subjectId === subjectId)
  const audited = async (subjectId: string): Promise<ModerationEntry[]> => {
    const entries: ModerationEntry[] = (await community.get('/api/admin/moderation/audit?limit=100', people.ada)).json()
    return entries.filter((entry) => entry.subjectId === subjectId)
  }

  return {
    get community() {
      return community
    },
    get listingId() {
      return listingId
    },
    people,
    ...{ comment, comments, discuss, replyTo, flag, flagged },
    ...{ decide, decided, queue, queued, told, audited },
  }
}
