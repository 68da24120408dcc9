import { randomUUID } from 'node:crypto'
import { type ChainDecision, chainDecided } from '@storyright/contracts/events'
import { openPublisher, type Publisher } from '@storyright/testing'
import { goodPassword, type Identity, startIdentity } from './harness.ts'

describe('mail about decisions on a chain of title', () => {
  let identity: Identity
  let catalogue: Publisher
  beforeAll(async () => {
    identity = await startIdentity()
    catalogue = await openPublisher(identity.natsUrl)
  })
  afterAll(async () => {
    await catalogue.stop()
    await identity.close()
  })

  const decision = (change: Partial<ChainDecision>): ChainDecision => ({
    id: randomUUID(),
    listingId: '42',
    listingTitle: 'Slack Water',
    agentId: randomUUID(),
    type: 'agency-agreement',
    grantor: 'Morwenna Tregear',
    grantee: 'Vane & Daughters',
    verdict: 'verified',
    reason: null,
    isChainVerified: false,
    ...change,
  })
  const kindsTo = (personId: string) =>
    identity.withDatabase(async (db) =>
      (await db.mail.findMany({ where: { personId, kind: { startsWith: 'chain-document' } } })).map(({ kind }) => kind),
    )

  it('tells the agent why a document is rejected and where to mend it, once', async () => {
    const agent = await identity.join('vane@storyright.test')
    const rejected = decision({ agentId: agent.id, verdict: 'rejected', reason: 'The second page is missing.' })
    const event = await catalogue.say(chainDecided, 1, rejected)
    const mail = await identity.mailbox.mailTo('vane@storyright.test', 'A document for “Slack Water” was rejected')
    for (const shown of [mail.text!, String(mail.html)])
      for (const words of ['The second page is missing.', '/listing/42']) expect(shown).toContain(words)
    await catalogue.publish(chainDecided, event)
    const last = await catalogue.say(chainDecided, 2, decision({ agentId: agent.id, isChainVerified: true }))
    await identity.handled(last)
    const { text } = await identity.mailbox.mailTo('vane@storyright.test', 'was verified')
    expect(text).toContain('your listing shows “Chain of title verified”')
    expect(await kindsTo(agent.id)).toEqual(['chain-document-rejected', 'chain-document-verified'])
  })

  it('is not written to an account that is closed, nor of what was decided days ago', async () => {
    const closed = await identity.join('gone@storyright.test')
    await identity.ask('DELETE', '/api/auth/account', { currentPassword: goodPassword }, closed.headers)
    const agent = await identity.join('late@storyright.test')
    const event = await catalogue.say(chainDecided, 1, decision({ agentId: closed.id }))
    const past = { ...event, id: randomUUID(), data: decision({ agentId: agent.id }), time: '2026-01-01T00:00:00.000Z' }
    await catalogue.publish(chainDecided, past)
    for (const said of [event, past]) await identity.handled(said)
    expect([await kindsTo(closed.id), await kindsTo(agent.id)]).toEqual([[], []])
  })
})
