import type { Flagged } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { type Community, type Member, startCommunity } from './harness.ts'

const hour = 3_600_000
const reason = 'Advertising, again.'
let community: Community
let now: number
let iris: Member
let ada: Member
beforeEach(async () => {
  now = Date.now()
  community = await startCommunity({ clock: () => new Date(now) })
  iris = await community.join({ firstName: 'Iris' })
  ada = await community.join({ role: 'admin' })
})
afterEach(() => community?.stop())

const standing = async (viewer: Viewer) => (await community.get('/api/people/me/standing', viewer)).json()
/** A discussion of hers that somebody has flagged. */
async function flagged(): Promise<string> {
  const discussion = { title: 'Cheap options', content: 'Write to me.', category: 'legal' }
  const { id } = (await community.post('/api/forum/posts', iris, discussion)).json()
  const flag = await community.post('/api/flags', ada, { subject: 'post', subjectId: id, reason: 'spam' })
  return flag.json().id
}
const decide = async (flagId: string, action: string, more: object = {}): Promise<Flagged> =>
  (await community.post(`/api/admin/moderation/${flagId}`, ada, { action, ...more })).json()

describe('what holds a writer back', () => {
  it('is told to them, until when and why, as long as it lasts, and to nobody else', async () => {
    const flag = await flagged()
    expect(await standing(iris)).toEqual({ mutedUntil: null, reason: null })
    const { author } = await decide(flag, 'mute', { reason, hours: 24 })
    expect(await standing(iris)).toEqual({ mutedUntil: author.mutedUntil, reason })
    expect(author.mutedUntil).toBe(new Date(now + 24 * hour).toISOString())
    expect(await standing(ada)).toEqual({ mutedUntil: null, reason: null })
    now += 24 * hour
    expect(await standing(iris)).toEqual({ mutedUntil: null, reason: null })
  })

  it('is gone once a moderator takes it back, with its reason', async () => {
    const flag = await flagged()
    await decide(flag, 'mute', { reason, hours: 24 })
    await decide(flag, 'unmute')
    expect(await standing(iris)).toEqual({ mutedUntil: null, reason: null })
  })
})

it('tells moderators how the discussion is kept now', async () => {
  const flag = await flagged()
  const asBegun = { category: 'legal', isLocked: false, isSticky: false }
  expect((await decide(flag, 'lock')).discussion).toEqual({ ...asBegun, isLocked: true })
  expect((await decide(flag, 'stick')).discussion).toEqual({ ...asBegun, isLocked: true, isSticky: true })
  expect((await decide(flag, 'move', { category: 'business' })).discussion).toMatchObject({ category: 'business' })
  expect((await decide(flag, 'remove', { reason })).discussion).toBeNull()
})
