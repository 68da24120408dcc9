import type { Envelope, Membership as Told } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { eventually, type Recording, recordEvents } from '@storyright/testing'
import { cards, type Subscribers, startSubscribers } from './harness.ts'
import { DAY_MS } from './sample-member.ts'

let members: Subscribers
let told: Recording<Envelope<Told>>
beforeAll(async () => {
  members = await startSubscribers()
  told = await recordEvents(members.natsUrl, 'membership.membership.>')
})
afterEach(() => members.now())
afterAll(async () => {
  await told.stop()
  await members.stop()
})

const eventsOf = ({ id }: Viewer) => told.messages.filter(({ subject }) => subject === id)
const verbsOf = (viewer: Viewer) => eventsOf(viewer).map(({ type }) => type.split('.')[2])
const paidUntilOf = async (viewer: Viewer) => (await members.row(viewer)).paidUntil!
const days = (count: number, from: Date) => new Date(from.getTime() + count * DAY_MS)
const untilTold = (viewer: Viewer, verbs: string[]) =>
  eventually(() => expect(verbsOf(viewer)).toEqual(expect.arrayContaining(verbs)), { within: 20_000 })

describe('the year of a member', () => {
  it('brings a reminder 30 and 7 days before its renewal, which is none of the renewal after it', async () => {
    const viewer = await members.premium()
    const paidUntil = await paidUntilOf(viewer)
    await members.advance(viewer, days(-29.9, paidUntil))
    await untilTold(viewer, ['renewal-near'])
    await members.advance(viewer, days(-6.9, paidUntil))
    await eventually(() => expect(verbsOf(viewer).filter((verb) => verb === 'renewal-near')).toHaveLength(2), {
      within: 20_000,
    })
    await members.advance(viewer, days(1, paidUntil))
    await untilTold(viewer, ['renewed'])
    expect(verbsOf(viewer).filter((verb) => verb === 'renewal-near')).toHaveLength(2)
    expect(eventsOf(viewer).find(({ type }) => type.includes('renewal-near'))!.data).toMatchObject({
      renewsAt: paidUntil.toISOString(),
      nextCharge: { gross: 216 },
      card: { last4: '4242' },
    })
  })

  it('brings another letter three and seven days after a renewal failed', async () => {
    const viewer = await members.premium()
    const kept = await members.putOnFile(viewer, cards.failsLater)
    expect(kept.json()).toMatchObject({ last4: '0341' })
    const paidUntil = await paidUntilOf(viewer)
    await members.advance(viewer, days(0.1, paidUntil))
    await untilTold(viewer, ['renewal-failed'])
    for (const [after, letters] of [
      [3.2, 1],
      [7.2, 2],
    ] as const) {
      await members.advance(viewer, days(after, paidUntil))
      await eventually(
        () => expect(verbsOf(viewer).filter((verb) => verb === 'renewal-still-failed')).toHaveLength(letters),
        { within: 20_000 },
      )
    }
  })
})
