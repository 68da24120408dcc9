import { randomUUID } from 'node:crypto'
import {
  agentApproved,
  agreementSigned,
  type Envelope,
  favouriteAdded,
  favouriteRemoved,
  listingStatusChanged,
  membershipRenewed,
  offerAccepted,
  offerHeld,
  offerHoldEnding,
  offerSnapshot,
  type PublicReply,
  replyPosted,
  textLiked,
  userActivated,
  userClosed,
  userRegistered,
  userSuspended,
} from '@storyright/contracts/events'
import type { ForumPost, ForumReply, Notification } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { eventually, isFullSize, samplePerson } from '@storyright/testing'
import { sampleMembership } from '@storyright/testing/sample-membership'
import { sampleOffer } from '@storyright/testing/sample-offer'
import { streamNews } from '../src/notifications/stream-news.ts'
import { fillNotifications } from './fill-notifications.ts'
import { type Community, type Member, someone, startCommunity } from './harness.ts'

jest.setTimeout(60_000)

const its = startNotifying()
const { listOf, titlesOf, eventuallyTold, post, reply, like, nameOf, settled } = its

/** More than three pages of them. */
const MANY = isFullSize ? 1_000 : 300

describe('what people are told', () => {
  describe('of deals, payments and applications', () => {
    it('is said once, however often the event comes, and whatever tells it again', async () => {
      const [agent, producer] = [someone('agent'), someone()]
      const offer = sampleOffer({ agentId: agent.id, producerId: producer.id })
      const held = await its.community.say(offerHeld, 2, offer)
      await its.community.publisher.publish(offerHeld, held)
      const again = await its.community.say(offerHeld, 2, offer)
      expect(again.id).not.toBe(held.id)
      await its.community.say(offerSnapshot, 3, offer)
      await its.community.say(offerAccepted, 4, { ...offer, status: 'accepted' })
      expect(await titlesOf(agent)).toEqual(['An offer of £12,500 for “Slack Water”'])
      expect(await titlesOf(producer)).toEqual(['Your offer for “Slack Water” was accepted'])
      const [notice] = await listOf(agent)
      // The agent has answered it: done.
      expect(notice!.readAt).not.toBeNull()
      expect([notice!.count, notice!.kind, notice!.link]).toEqual([
        1,
        'offers',
        `/agent-dashboard?tab=submissions&offer=${offer.id}`,
      ])
    })

    it('is done once its reader has acted, and stays open to the other side; one kind can be read alone', async () => {
      const [agent, producer] = [someone('agent'), someone()]
      const offer = sampleOffer({ agentId: agent.id, producerId: producer.id })
      await its.community.say(offerHeld, 2, offer)
      expect(await listOf(agent, '?unread=true')).toHaveLength(1)
      await its.community.say(offerAccepted, 3, { ...offer, status: 'accepted' })
      expect(await listOf(agent, '?unread=true')).toEqual([])
      expect(await listOf(producer, '?unread=true&kind=offers')).toHaveLength(1)
      expect(await listOf(producer, '?kind=likes')).toEqual([])
      // An event that comes late does not undo what was told since.
      const at = '2026-01-01T00:00:00.000Z'
      await its.community.say(agreementSigned, 4, { ...offer, status: 'accepted', signedByProducerAt: at })
      expect(await titlesOf(agent)).toContain('Please sign the agreement for “Slack Water”')
      expect(await listOf(producer, '?unread=true')).toEqual([])
    })

    it('is not said of what was decided before it is heard of', async () => {
      const agent = someone('agent')
      const offer = sampleOffer({ agentId: agent.id })
      await its.community.say(offerAccepted, 5, { ...offer, status: 'accepted' })
      await its.community.say(offerHeld, 2, offer)
      await its.community.say(offerHoldEnding, 3, { ...offer, holdExpiresAt: '2099-01-01T00:00:00.000Z' })
      expect(await titlesOf(agent)).toEqual([])
    })

    it('reaches members, administrators and applicants', async () => {
      const [admin, member] = [await its.community.join({ role: 'admin' }), someone()]
      await its.community.say(membershipRenewed, 2, sampleMembership({ userId: member.id }))
      expect(await titlesOf(member)).toEqual(['Your Storyright Premium is renewed'])
      const vane = samplePerson({ role: 'agent', status: 'pending_review', firstName: 'Eleanor', lastName: 'Vane' })
      const applied = await its.community.say(userRegistered, 1, vane)
      await its.community.publisher.publish(userRegistered, applied)
      await its.community.say(agentApproved, 2, { ...vane, status: 'active' })
      expect(await titlesOf({ ...someone('agent'), id: vane.id })).toEqual(['Your application was approved'])
      expect(await titlesOf(admin)).toContain('Eleanor Vane has applied as an agent')
      await its.community.say(userClosed, 2, { ...admin.person, status: 'closed' })
    })

    it('is nothing to who is suspended or gone', async () => {
      const [one, other] = [await its.community.join({ role: 'agent' }), await its.community.join({ role: 'agent' })]
      await its.community.say(userSuspended, 2, { ...one.person, status: 'suspended' })
      await its.community.say(offerHeld, 1, sampleOffer({ agentId: one.id }))
      await its.community.say(userActivated, 3, one.person)
      await its.community.say(offerHeld, 1, sampleOffer({ agentId: other.id }))
      await its.community.say(userClosed, 2, { ...other.person, status: 'closed', firstName: '', lastName: '' })
      await its.community.say(offerHeld, 1, sampleOffer({ agentId: other.id }))
      expect([await titlesOf(one), await titlesOf(other)]).toEqual([[], []])
    })
  })

  it('of moderation reaches the administrators, then the author and whoever flagged it', async () => {
    const [ada, author, reporter] = [
      await its.community.join({ role: 'admin' }),
      await its.community.join(),
      await its.community.join(),
    ]
    const { id: subjectId } = await post(author, 'Flagged')
    const form = { subject: 'post', subjectId, reason: 'spam' }
    const { id } = (await its.community.post('/api/flags', reporter, form)).json()
    await its.community.post('/api/flags', await its.community.join(), form)
    await eventuallyTold(ada, ['A discussion was flagged'])
    expect(await listOf(ada)).toMatchObject([{ detail: 'Flagged', count: 1, link: `/admin/moderation?flag=${id}` }])
    await its.community.post(`/api/admin/moderation/${id}`, ada, { action: 'warn', reason: 'Be kind.' })
    await eventuallyTold(author, ['A moderator warns you about your discussion'])
    await its.community.post(`/api/admin/moderation/${id}`, ada, { action: 'keep' })
    await eventuallyTold(reporter, ['The discussion you flagged keeps to the rules and stays'])
    expect(await titlesOf(author)).toHaveLength(1)
    await its.community.say(userClosed, 2, { ...ada.person, status: 'closed' })
  })

  it('of a favourited title is what it has become, but for whose option it is', async () => {
    const [iris, tom, holder] = [someone(), someone(), someone()]
    const listing = await its.community.addListing({ title: 'Slack Water' })
    const favourite = async (viewer: Viewer, isKept = true) => {
      const data = { userId: viewer.id, listingId: listing.id, at: new Date().toISOString() }
      const pair = { ...data, id: `${viewer.id}_${listing.id}` }
      await its.community.say(favouriteAdded, 1, pair)
      if (!isKept) await its.community.say(favouriteRemoved, 2, pair)
    }
    await favourite(iris)
    await favourite(tom, false)
    await favourite(holder)
    const deal = sampleOffer({ producerId: holder.id, listingId: listing.id, status: 'accepted' })
    await its.community.say(offerAccepted, 1, deal)
    await its.community.say(listingStatusChanged, 4, { ...listing, status: 'available' })
    expect(await titlesOf(iris)).toEqual(['“Slack Water” is available again'])
    await its.community.say(listingStatusChanged, 3, { ...listing, status: 'optioned' })
    expect(await titlesOf(iris)).toEqual(['“Slack Water” is available again'])
    await its.community.say(listingStatusChanged, 5, { ...listing, status: 'sold' })
    expect(await titlesOf(iris)).toEqual(['“Slack Water” is sold'])
    expect(await titlesOf(tom)).toEqual([])
    expect(await titlesOf(holder)).toEqual(['Your offer for “Slack Water” was accepted'])
  })

  it('is nothing of what happened before anybody was told of anything', async () => {
    const agent = someone('agent')
    const event: Envelope<ReturnType<typeof sampleOffer>> = {
      specversion: '1.0',
      id: randomUUID(),
      source: '/offers',
      type: offerHeld.type,
      subject: randomUUID(),
      time: new Date(Date.now() - 3_600_000).toISOString(),
      datacontenttype: 'application/json',
      entityversion: 1,
      data: sampleOffer({ agentId: agent.id }),
    }
    await its.community.publisher.publish(offerHeld, event)
    await its.community.handled(event)
    expect(await titlesOf(agent)).toEqual([])
    await its.community.restart()
    await its.community.say(offerHeld, 1, sampleOffer({ agentId: agent.id }))
    expect(await titlesOf(agent)).toHaveLength(1)
  })

  it('is each person’s own: ids of others name nothing', async () => {
    const [agent, other] = [someone('agent'), someone()]
    await its.community.say(offerHeld, 1, sampleOffer({ agentId: agent.id }))
    const [notice] = await listOf(agent)
    const read = await its.community.post('/api/notifications/read', other, { ids: [notice!.id] })
    expect(read.json()).toEqual({ unread: 0 })
    expect((await listOf(agent))[0]!.readAt).toBeNull()
    expect(await listOf(other)).toEqual([])
  })

  it('is in the export of one’s data', async () => {
    const agent = await its.community.join({ role: 'agent' })
    await its.community.say(offerHeld, 1, sampleOffer({ agentId: agent.id }))
    const { notifications } = (await its.community.recordsOf(agent.id)).json()
    expect(notifications).toMatchObject({
      told: [{ title: 'An offer of £12,500 for “Slack Water”' }],
      preferences: {},
      dueMails: [],
      mailLinks: [],
    })
  })
})

describe('what people are told of what others write and like', () => {
  it('is gathered while it is unread, and begins anew once it is read', async () => {
    const [iris, tom, ann] = [await its.community.join(), await its.community.join(), await its.community.join()]
    const asked = await post(iris, 'How to pitch')
    await reply(tom, asked, 'First of all')
    await eventuallyTold(iris, [`${nameOf(tom)} replied to your discussion “How to pitch”`])
    await reply(ann, asked, 'And then')
    await reply(tom, asked, 'At last')
    await eventuallyTold(iris, ['3 replies to your discussion “How to pitch”'])
    await eventuallyTold(ann, [`${nameOf(tom)} replied in “How to pitch”`])
    await eventuallyTold(tom, [`${nameOf(ann)} replied in “How to pitch”`])

    const [notice] = await listOf(iris)
    expect([notice!.count, notice!.detail]).toEqual([3, 'At last'])
    await its.community.post('/api/notifications/read', iris, { ids: [notice!.id] })
    await reply(ann, asked, 'One more')
    await eventuallyTold(iris, [
      `${nameOf(ann)} replied to your discussion “How to pitch”`,
      '3 replies to your discussion “How to pitch”',
    ])
    expect(await listOf(iris, '?unread=true')).toHaveLength(1)
  })

  it('quotes Markdown as text, with titles for addresses, and is done once the discussion is read', async () => {
    const [iris, tom] = [await its.community.join(), await its.community.join()]
    const listing = await its.community.addListing({ title: 'Reckoner' })
    const asked = await post(iris, 'Detectives')
    const answer = await reply(tom, asked, `Like *mercy* in [this](/listing/${listing.id}): /listing/${listing.id}`)
    await eventuallyTold(iris, [`${nameOf(tom)} replied to your discussion “Detectives”`])
    expect((await listOf(iris))[0]!.detail).toBe('Like mercy in this: Reckoner')
    await its.community.post(`/api/forum/posts/${asked.id}/read`, iris, { replyId: answer.id })
    expect(await listOf(iris, '?unread=true')).toEqual([])
  })

  it('is a mention or a reply, not both, and an edit tells only whom it mentions anew', async () => {
    const [iris, tom, ann] = [
      await its.community.join({ username: 'iris.mentioned' }),
      await its.community.join(),
      await its.community.join({ username: 'ann.mentioned' }),
    ]
    const asked = await post(iris, 'Mentions')
    const { id } = await reply(tom, asked, 'Ask @iris.mentioned')
    await eventuallyTold(iris, [`${nameOf(tom)} mentioned you in “Mentions”`])
    await its.community.send('PATCH', `/api/forum/replies/${id}`, tom, {
      content: 'Ask @iris.mentioned and @ann.mentioned',
    })
    await eventuallyTold(ann, [`${nameOf(tom)} mentioned you in “Mentions”`])
    expect(await titlesOf(iris)).toHaveLength(1)
  })

  it('of a like is said once, though it is taken back and made again, and never of one’s own', async () => {
    const [iris, tom, ann] = [await its.community.join(), await its.community.join(), await its.community.join()]
    const { id } = await post(iris, 'Liked')
    for (let turn = 0; turn < 3; turn++) await like(tom, id)
    await like(iris, id)
    await eventuallyTold(iris, [`${nameOf(tom)} likes your discussion “Liked”`])
    await like(ann, id)
    await eventuallyTold(iris, ['2 people like your discussion “Liked”'])
    const told = await its.community.toldBy(textLiked)
    expect(told.filter(({ personId }) => personId === iris.id)).toEqual([])
  })

  it('is not told to whoever has blocked the liker, nor told of a like that is taken back before it is heard of', async () => {
    const [iris, tom] = [await its.community.join({ role: 'agent', tier: 'free' }), await its.community.join()]
    await its.community.post(`/api/people/${tom.id}/block`, iris)
    const { id } = await post(iris, 'Blocked')
    await like(tom, id)
    expect((await its.community.toldBy(textLiked)).filter(({ subjectId }) => subjectId === id)).toEqual([])
    const gone = {
      id: `${id}_${tom.id}`,
      subject: 'post',
      subjectId: id,
      authorId: iris.id,
      personId: tom.id,
    } as const
    await its.community.say(textLiked, 1, { ...gone, title: 'Blocked', link: '/', at: new Date().toISOString() })
    await settled(iris)
    expect(await titlesOf(iris)).toHaveLength(1)
  })

  it('is nothing where the text was deleted or its author blocked meanwhile, and goes with the text', async () => {
    const [iris, tom, ann] = [
      await its.community.join({ role: 'agent' }),
      await its.community.join(),
      await its.community.join(),
    ]
    const asked = await post(iris, 'Deleted')
    const { id } = await reply(tom, asked, 'Never mind')
    await eventuallyTold(iris, [`${nameOf(tom)} replied to your discussion “Deleted”`])
    await its.community.send('DELETE', `/api/forum/replies/${id}`, tom)
    await eventuallyTold(iris, [])

    const [event] = await its.community.told<PublicReply>(id)
    await its.community.say(replyPosted, 9, { ...event!.data, id })
    const { id: other } = await reply(ann, asked, 'From somebody who is blocked by then')
    await eventually(async () => expect(await titlesOf(iris)).toHaveLength(1))
    await its.community.post(`/api/people/${ann.id}/block`, iris)
    const [late] = await its.community.told<PublicReply>(other)
    const { id: third } = await reply(tom, asked, 'A third')
    await its.community.say(replyPosted, 9, { ...late!.data, id: third, authorId: ann.id })
    await settled(iris)
    expect((await titlesOf(iris)).slice(1)).toEqual(['2 replies to your discussion “Deleted”'])
  })

  it('goes with the whole discussion: of its replies too, from the bell, the due mails and what was read', async () => {
    const [ada, iris, tom, ann] = [
      await its.community.join({ role: 'admin' }),
      await its.community.join({ username: 'iris.gone' }),
      await its.community.join(),
      await its.community.join(),
    ]
    const asked = await post(iris, 'A secret plot')
    const first = await reply(tom, asked, 'Tell me')
    await reply(ann, asked, 'The whole secret')
    await reply(tom, asked, 'Ask @iris.gone')
    await its.community.post('/api/forum/like', ann, { replyId: first.id })
    const replied = `${nameOf(tom)} replied in “A secret plot”`
    await eventuallyTold(ann, [replied])
    await eventually(async () => expect(await titlesOf(iris)).toHaveLength(2))
    await eventually(async () => expect(await titlesOf(tom)).toHaveLength(2))
    const [read] = await listOf(ann)
    await its.community.post('/api/notifications/read', ann, { ids: [read!.id] })
    const people = { personId: { in: [iris.id, tom.id, ann.id] } }
    expect(await its.community.db.dueMail.count({ where: people })).toBeGreaterThan(0)

    const form = { subject: 'post', subjectId: asked.id, reason: 'confidential' }
    const { id: flag } = (await its.community.post('/api/flags', ann, form)).json()
    await its.community.post(`/api/admin/moderation/${flag}`, ada, { action: 'remove', reason: 'It is a secret.' })
    await eventually(async () => expect(await listOf(ann)).toHaveLength(2))
    const telling = 'Your discussion was removed by a moderator'
    await eventuallyTold(iris, [telling])
    await eventuallyTold(tom, [])
    expect((await listOf(ann)).find(({ id }) => id === read!.id)).toMatchObject({
      title: 'This was in a discussion that is no longer there',
      detail: null,
    })
    expect(await its.community.db.dueMail.count({ where: people })).toBe(0)
    await its.community.say(userClosed, 2, { ...ada.person, status: 'closed' })
  })

  it('calls people what they are called when it is read', async () => {
    const [iris, tom] = [await its.community.join(), await its.community.join()]
    await like(tom, (await post(iris, 'A name')).id)
    await eventuallyTold(iris, [`${nameOf(tom)} likes your discussion “A name”`])
    await its.community.say(userClosed, 2, { ...tom.person, status: 'closed', firstName: '', lastName: '' })
    expect(await titlesOf(iris)).toEqual(['Former member likes your discussion “A name”'])
  })
})

describe('a list of very many notifications', () => {
  it('is read from page to page, each notification once and the newest first', async () => {
    const viewer = someone()
    await fillNotifications(its.community.db, viewer.id, MANY)
    await fillNotifications(its.community.db, randomUUID(), 50)
    const read: Notification[] = []
    let next: string | undefined = '/api/notifications?limit=90'
    while (next) {
      const answer = await its.community.get(next, viewer)
      expect(answer.headers['x-total-count']).toBe(String(MANY))
      expect(answer.headers['x-unread-count']).toBe('20')
      read.push(...answer.json<Notification[]>())
      next = /<(.+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
    }
    const times = read.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(new Set(read.map(({ id }) => id)).size).toBe(MANY)
    const unread = (await its.community.get('/api/notifications?unread=true&limit=100', viewer)).json<Notification[]>()
    expect(unread.map(({ id }) => id)).toEqual(read.slice(0, 20).map(({ id }) => id))
    const nobody = randomUUID()
    const news = await streamNews(its.community.db, [viewer.id, nobody])
    expect(news.get(viewer.id)).toMatchObject({ unread: 20, latestId: read[0]!.id })
    expect(news.get(nobody)).toMatchObject({ unread: 0, latestId: null })
  })
})

/** A service of the file's own, what people were told by it, and what they do that others are told of. */
function startNotifying() {
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
