import { randomUUID } from 'node:crypto'
import {
  agreementSigned,
  offerAccepted,
  offerCancelled,
  offerHeld,
  offerRejected,
  offerSnapshot,
  type PublicOffer,
} from '@storyright/contracts/events'
import { openPublisher, type Publisher, sampleOffer } from '@storyright/testing'
import { goodPassword, type Identity, startIdentity } from './harness.ts'

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('mail about offers', () => {
  let identity: Identity
  let offers: Publisher
  let parties: Pick<PublicOffer, 'producerId' | 'agentId'>
  beforeAll(async () => {
    identity = await startIdentity()
    offers = await openPublisher(identity.natsUrl)
    const [{ id: producerId }, agentId] = [
      await identity.join('julian@storyright.test'),
      await approved('eleanor@storyright.test'),
    ]
    parties = { producerId, agentId }
  })
  afterAll(async () => {
    await offers.stop()
    await identity.close()
  })

  async function approved(email: string): Promise<string> {
    const admin = await identity.joinAsAdmin(`admin-of-${email}`)
    const id = await identity.apply(email)
    await identity.ask('POST', `/api/admin/verify-agent/${id}`, { status: 'approved' }, admin.headers)
    return id
  }
  const kindsTo = (personId: string) =>
    identity.withDatabase(async (db) =>
      (await db.mail.findMany({ where: { personId } })).map(({ kind }) => kind).toSorted(),
    )

  it('goes to both sides with terms, times and links, once however often the event comes, and never on a snapshot', async () => {
    const offer = sampleOffer(parties)
    const event = await offers.say(offerHeld, 2, offer)
    const toAgent = await identity.mailbox.mailTo('eleanor@storyright.test', 'An offer of £12,500 for “Slack Water”')
    expect(toAgent.text).toContain('Ann Lee offers £12,500 for an option of 18 months')
    expect(toAgent.text).toContain(`http://localhost:8080/agent-dashboard?tab=submissions&offer=${offer.id}`)
    const toProducer = await identity.mailbox.mailTo('julian@storyright.test', 'is with the agent')
    expect(toProducer.text).toContain('Nothing is charged until the agent accepts.')
    expect(toProducer.text).toContain('Saturday 28 November 2026 at 17:30, UK time')
    expect(toProducer.text).toContain(`http://localhost:8080/my-submissions?offer=${offer.id}`)

    await offers.publish(offerHeld, event)
    await offers.say(offerSnapshot, 2, offer)
    await offers.say(offerAccepted, 3, { ...offer, status: 'accepted', paymentStatus: 'captured' })
    await identity.mailbox.mailTo('julian@storyright.test', 'has been accepted')
    expect((await kindsTo(parties.producerId)).filter((kind) => kind === 'offer-held')).toHaveLength(1)
    expect((await kindsTo(parties.agentId)).filter((kind) => kind === 'offer-received')).toHaveLength(1)
  })

  it('names the agency to the producer once the offer is accepted', async () => {
    await offers.say(offerAccepted, 3, sampleOffer({ ...parties, listingTitle: 'The Long Ebb', status: 'accepted' }))
    const mail = await identity.mailbox.mailTo(
      'julian@storyright.test',
      'Your offer for “The Long Ebb” has been accepted',
    )
    expect(mail.text).toContain('Lee & Lee has accepted your offer for “The Long Ebb”. The £12,500 held on your card')
    await identity.mailbox.mailTo('eleanor@storyright.test', 'The offer for “The Long Ebb” is accepted')
  })

  it('tells the producer why it ended, and the agent when the producer takes it back', async () => {
    await offers.say(
      offerRejected,
      3,
      sampleOffer({ ...parties, status: 'rejected', endedBecause: 'another_accepted' }),
    )
    const why = await identity.mailbox.mailTo('julian@storyright.test', 'Your offer for “Slack Water” was not accepted')
    expect(why.text).toContain('Another offer for this title was accepted.')
    const cancelled = {
      status: 'cancelled',
      endedBecause: 'producer_cancelled',
      cancellationReason: 'No star.',
    } as const
    await offers.say(offerCancelled, 3, sampleOffer({ ...parties, ...cancelled }))
    const back = await identity.mailbox.mailTo('eleanor@storyright.test', 'The offer for “Slack Water” was cancelled')
    expect(back.text).toContain('The producer has cancelled it.\n\n')
    expect(back.text).toMatch(/\n\nAnn Lee, producer, wrote:\n> “No star\.”\n/)
  })

  it('asks the other side to sign, then tells both that it is complete', async () => {
    const half = sampleOffer({ ...parties, status: 'accepted', signedByProducerAt: '2026-11-26T10:00:00.000Z' })
    await offers.say(agreementSigned, 4, half)
    await identity.mailbox.mailTo('eleanor@storyright.test', 'Please sign the agreement for “Slack Water”')
    await offers.say(agreementSigned, 5, { ...half, signedByAgentAt: '2026-11-26T11:00:00.000Z' })
    for (const email of ['eleanor@storyright.test', 'julian@storyright.test'])
      await identity.mailbox.mailTo(email, 'The agreement for “Slack Water” is signed')
  })

  it('is written of news only, not of what happened days ago', async () => {
    const before = await kindsTo(parties.producerId)
    const event = await offers.say(offerSnapshot, 2, sampleOffer(parties))
    const old = {
      ...event,
      id: randomUUID(),
      type: offerHeld.type,
      time: new Date(Date.now() - 73 * 3_600_000).toISOString(),
    }
    await offers.publish(offerHeld, old)
    await identity.handled(old)
    expect(await kindsTo(parties.producerId)).toEqual(before)
    const recent = { ...old, id: randomUUID(), time: new Date(Date.now() - 71 * 3_600_000).toISOString() }
    await offers.publish(offerHeld, recent)
    await identity.handled(recent)
    expect(await kindsTo(parties.producerId)).toHaveLength(before.length + 1)
  })

  it('does not go to closed or suspended accounts, nor to somebody unknown', async () => {
    const leaver = await identity.join('leaver@storyright.test')
    await identity.ask('DELETE', '/api/auth/account', { currentPassword: goodPassword }, leaver.headers)
    const suspended = await approved('suspended@storyright.test')
    const admin = await identity.joinAsAdmin('ada@storyright.test')
    await identity.ask('POST', `/api/admin/users/${suspended}/suspend`, undefined, admin.headers)
    const before = [await kindsTo(leaver.id), await kindsTo(suspended)]
    await identity.handled(await offers.say(offerHeld, 2, sampleOffer({ producerId: leaver.id, agentId: suspended })))
    await identity.handled(await offers.say(offerHeld, 2, sampleOffer()))
    expect([await kindsTo(leaver.id), await kindsTo(suspended)]).toEqual(before)
  })
})
