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
  userActivated,
  userClosed,
  userRegistered,
  userSuspended,
} from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { samplePerson } from '@storyright/testing'
import { sampleMembership } from '@storyright/testing/sample-membership'
import { sampleOffer } from '@storyright/testing/sample-offer'
import { beingTold } from './being-told.ts'
import { someone } from './harness.ts'

jest.setTimeout(60_000)

const its = beingTold()
const { listOf, titlesOf, eventuallyTold, post } = its

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
