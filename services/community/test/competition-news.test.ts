import {
  competitionEntered,
  competitionOpened,
  membershipGranted,
  offerCancelled,
  offerExpired,
  offerHeld,
  offerRejected,
  type PublicOffer,
  userClosed,
} from '@storyright/contracts/events'
import type { Competition, JudgedEntry, Notification } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { closedPerson, eventually, sampleMembership, sampleOffer } from '@storyright/testing'
import { type Community, type Member, startCommunity } from './harness.ts'

const HOUR_MS = 3_600_000
const time = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

let community: Community
let admin: Member
beforeAll(async () => {
  community = await startCommunity()
  admin = await community.join({ role: 'admin' })
})
afterAll(() => community.stop())

const form = {
  title: 'First Feature',
  brief: 'A first feature.',
  sponsor: 'Northlight Fund',
  prize: '£10,000',
  rules: 'One each.',
}
const announce = async (change: object = {}) =>
  (
    await community.post('/api/competitions', admin, { ...form, opensAt: time(0), closesAt: time(24), ...change })
  ).json<Competition>()
const entriesOf = async (id: string) =>
  (await community.get(`/api/competitions/${id}/entries`, admin)).json<JudgedEntry[]>()
const see = async (id: string, viewer: Viewer) =>
  (await community.get(`/api/competitions/${id}`, viewer)).json<Competition>()
/** Its last moment was a moment ago. */
const end = (id: string) =>
  community.db.competition.update({ where: { id }, data: { closesAt: new Date(Date.now() - 1) } })
const noticesOf = async (viewer: Viewer) => (await community.get('/api/notifications', viewer)).json<Notification[]>()
const enter = (id: string, viewer: Viewer, offerId: string) =>
  community.post(`/api/competitions/${id}/entries`, viewer, { offerId })

describe('an offer with “Funding Competition Entry”', () => {
  let producer: Member
  let competition: Competition
  const offerOf = (change: Partial<PublicOffer> = {}) =>
    sampleOffer({
      producerId: producer.id,
      fundCompetition: true,
      fundNotes: 'A first feature, on the coast.',
      ...change,
    })
  beforeEach(async () => {
    producer = await community.join({ tier: 'free' })
    competition = await announce({ isFunding: true })
  })
  afterEach(() => end(competition.id))

  it('enters the one that is open when it reaches the agent, once, with its notes', async () => {
    const offer = offerOf()
    await community.say(offerHeld, 2, offer)
    expect(await entriesOf(competition.id)).toMatchObject([
      { offerId: offer.id, pitch: offer.fundNotes, deckFileUrl: null, offer: { listingTitle: 'Slack Water' } },
    ])
    await community.say(offerHeld, 4, offer) // it was renewed
    await community.say(offerHeld, 2, offerOf()) // the first one counts
    const entries = await entriesOf(competition.id)
    expect(entries.map(({ offerId }) => offerId)).toEqual([offer.id])
    expect((await community.told(entries[0]!.id)).map(({ type }) => type)).toEqual([competitionEntered.type])
    const titles = (await noticesOf(producer)).map(({ title }) => title)
    expect(titles).toContain('Your offer on “Slack Water” is entered in “First Feature”')
  })

  it('enters nothing while none is open, without the tick, or once it has ended before it was heard of', async () => {
    await community.say(offerHeld, 2, offerOf({ fundCompetition: false }))
    const over = offerOf()
    await community.say(offerRejected, 3, { ...over, status: 'rejected' })
    await community.say(offerHeld, 2, over)
    await end(competition.id)
    const late = await announce({ isFunding: true, opensAt: time(1), closesAt: time(2) })
    await community.say(offerHeld, 2, offerOf())
    expect([await entriesOf(competition.id), await entriesOf(late.id)]).toEqual([[], []])
    await community.db.competition.delete({ where: { id: late.id } })
  })

  it('leaves with its cancellation while it is open; afterwards its entry stands as it was', async () => {
    const [one, two] = [offerOf(), offerOf()]
    await community.say(offerHeld, 2, one)
    await community.say(offerCancelled, 3, { ...one, status: 'cancelled' })
    expect(await entriesOf(competition.id)).toEqual([])
    await community.say(offerHeld, 2, two)
    await end(competition.id)
    await community.say(offerCancelled, 3, { ...two, status: 'cancelled' })
    expect(await entriesOf(competition.id)).toMatchObject([
      { offerId: two.id, status: 'entered', pitch: two.fundNotes },
    ])
  })

  it.each([
    ['rejected', offerRejected],
    ['expired', offerExpired],
  ] as const)('leaves when it is %s, as one that is cancelled does', async (status, event) => {
    const [one, two] = [offerOf(), offerOf()]
    await community.say(offerHeld, 2, one)
    await community.say(event, 3, { ...one, status })
    expect(await entriesOf(competition.id)).toEqual([])
    await community.say(offerHeld, 2, two)
    expect(await entriesOf(competition.id)).toMatchObject([{ offerId: two.id }])
    await end(competition.id)
    await community.say(event, 3, { ...two, status })
    expect(await entriesOf(competition.id)).toMatchObject([{ offerId: two.id, pitch: two.fundNotes }])
  })

  it('enters again when it is renewed, and stays when its expiry is heard of after that', async () => {
    const [offer, late] = [offerOf(), offerOf({ producerId: (await community.join({ tier: 'free' })).id })]
    await community.say(offerHeld, 2, offer)
    await community.say(offerExpired, 3, { ...offer, status: 'expired' })
    await community.say(offerHeld, 5, offer)
    await community.say(offerHeld, 5, late)
    await community.say(offerExpired, 3, { ...late, status: 'expired' })
    const entered = (await entriesOf(competition.id)).map(({ offerId }) => offerId)
    expect(entered.toSorted()).toEqual([offer.id, late.id].toSorted())
  })

  it('does not enter again by its renewal once its producer has taken the entry back', async () => {
    const offer = offerOf()
    await community.say(offerHeld, 2, offer)
    expect(
      (await community.send('DELETE', `/api/competitions/${competition.id}/entries/mine`, producer)).statusCode,
    ).toBe(204)
    await community.say(offerExpired, 3, { ...offer, status: 'expired' })
    await community.say(offerHeld, 5, offer)
    expect(await entriesOf(competition.id)).toEqual([])
  })

  it('of a closed account enters nothing', async () => {
    await community.say(userClosed, 2, closedPerson(producer.person))
    await community.say(offerHeld, 2, offerOf())
    expect(await entriesOf(competition.id)).toEqual([])
  })
})

describe('entering with an offer', () => {
  it('is with one’s own that the agent has got and that has not ended', async () => {
    const [viewer, other] = [await community.join(), await community.join()]
    const { id } = await announce()
    const mine = (change: Partial<PublicOffer>) => sampleOffer({ producerId: viewer.id, ...change })
    const [fit, unpaid, ended] = [mine({}), mine({ reachedAgent: false }), mine({ status: 'rejected' })]
    const foreign = sampleOffer({ producerId: other.id })
    for (const offer of [fit, unpaid, ended, foreign]) await community.say(offerHeld, 2, offer)
    for (const offer of [unpaid, ended, foreign, sampleOffer()]) {
      const answer = await enter(id, viewer, offer.id)
      expect([answer.statusCode, answer.json().errors?.[0].path]).toEqual([400, 'offerId'])
    }
    expect((await enter(id, viewer, fit.id)).json()).toMatchObject({ offer: { id: fit.id, offerPrice: 12_500 } })
    expect((await see(id, viewer)).entered).toBe(true)
  })
})

describe('the opening', () => {
  it('is told once, at its time, to those who may enter, and to nobody else', async () => {
    const [premium, free, agent] = [
      await community.join(),
      await community.join({ tier: 'free' }),
      await community.join({ role: 'agent' }),
    ]
    const granted = await community.join({ tier: 'free' })
    const until = { userId: granted.id, premiumExpiresAt: time(1000) }
    await community.say(membershipGranted, 1, sampleMembership(until))
    const soon = new Date(Date.now() + 1_500).toISOString()
    const { id } = await announce({ title: 'At its time', opensAt: soon })
    const hears = async (viewer: Viewer) =>
      (await noticesOf(viewer)).filter(({ link }) => link === `/competitions/${id}`).length
    expect(await community.told(id)).toHaveLength(1)
    await eventually(async () => expect(await hears(premium)).toBe(1))
    await eventually(async () => {
      const { notifiedUntil } = await community.db.competition.findUniqueOrThrow({ where: { id } })
      expect(notifiedUntil).toBeNull()
    })
    expect(await Promise.all([premium, granted, free, agent, admin].map(hears))).toEqual([1, 1, 0, 0, 0])
    const opened = (await community.told(id)).filter(({ type }) => type === competitionOpened.type)
    expect(opened).toHaveLength(1)
    expect(opened[0]!.time >= soon).toBe(true)
  })
})
