import { randomUUID } from 'node:crypto'
import { type Envelope, type OfferThread, threadChanged } from '@storyright/contracts/events'
import { followThreads } from '../src/notification-templates/follow-threads.ts'
import { keepPreferences } from '../src/notifications/preference.store.ts'
import { openNotifier } from './notifier.ts'

jest.setTimeout(60_000)

const [producerId, agentId] = [randomUUID(), randomUUID()]
type By = 'producer' | 'agent'

describe('the messages of an offer', () => {
  let notifier: Awaited<ReturnType<typeof openNotifier>>
  let offerId = ''
  let version = 0
  beforeAll(async () => {
    notifier = await openNotifier()
  })
  beforeEach(async () => {
    await notifier.anew('2026-11-20T10:00:00Z')
    await notifier.join(producerId, { role: 'producer', firstName: 'Julian', lastName: 'Okonjo' })
    await notifier.join(agentId, { role: 'agent', firstName: 'Eleanor', lastName: 'Vane' })
    ;[offerId, version] = [randomUUID(), 0]
  })
  afterAll(() => notifier.close())

  const hear = (event: Envelope<OfferThread>) =>
    notifier.deps.transaction(async (tx) => {
      for (const one of followThreads(notifier.deps)) await one.prepare(event).carryOut(tx)
    })
  const event = (change: Partial<OfferThread>, of = ++version): Envelope<OfferThread> => {
    const sides = { producerId, agentId }
    const thread = { id: offerId, listingId: '42', listingTitle: 'Slack Water', ...sides, newest: null, ...change }
    const data: OfferThread = { unread: { producer: 0, agent: 0 }, ...thread }
    return {
      ...({ specversion: '1.0', source: '/offers', datacontenttype: 'application/json' } as const),
      ...{ id: randomUUID(), type: threadChanged.type, subject: offerId, entityversion: of, data },
      time: notifier.deps.clock().toISOString(),
    }
  }
  const newest = (id: number, by: By, text: string) => ({ id, by, text, at: notifier.deps.clock().toISOString() })
  /** The producer writes, and the agent has not read it. */
  const written = (id: number, text = `Message ${id}`) =>
    hear(event({ newest: newest(id, 'producer', text), unread: { producer: 0, agent: id } }))
  const read = () => hear(event({ newest: newest(9, 'producer', 'Read'), unread: { producer: 0, agent: 0 } }))
  const at = (time: string) => notifier.at(`2026-11-20T${time}Z`)
  const quotes = async () => (await notifier.mails()).map(({ items }) => items.map(({ detail }) => detail))

  it('are one mail an offer in 15 minutes while nobody has read them, with the newest quoted', async () => {
    await written(1, 'a'.repeat(300))
    await notifier.mail()
    expect(await quotes()).toEqual([]) // an open page would have read it by now
    at('10:00:11')
    await notifier.mail()
    for (const minute of ['05', '10']) {
      at(`10:${minute}:00`)
      await written(Number(minute))
      await notifier.mail()
    }
    expect(await quotes()).toEqual([['a'.repeat(300)]])
    at('10:15:12')
    await notifier.mail()
    await notifier.mail()
    expect(await quotes()).toEqual([['a'.repeat(300)], ['Message 10']])
    const [first, second] = await notifier.mails()
    expect(first).toMatchObject({ personId: agentId, kind: 'messages', action: { link: `/offers/${offerId}` } })
    expect(first!.subject).toBe('The producer wrote about “Slack Water”')
    expect(second!.subject).toBe('2 new messages about “Slack Water”')
  })

  it('of another offer do not wait for these', async () => {
    await written(1)
    at('10:00:11')
    await notifier.mail()
    offerId = randomUUID()
    await written(1, 'Of another offer')
    at('10:00:30')
    await notifier.mail()
    expect(await quotes()).toEqual([['Message 1'], ['Of another offer']])
  })

  it('are mailed no more once they were read meanwhile, here or as notifications', async () => {
    await written(1)
    await read()
    at('10:20:00')
    await notifier.mail()
    expect(await quotes()).toEqual([])
    expect(await notifier.db.notification.count({ where: { isUnread: true } })).toBe(0)
    expect(await notifier.db.dueMail.count()).toBe(0)
  })

  it('are followed by version: a late event changes nothing, and a repeated one mails nothing again', async () => {
    const first = event({ newest: newest(1, 'producer', 'First'), unread: { producer: 0, agent: 1 } })
    const second = event({ newest: newest(2, 'producer', 'Second'), unread: { producer: 0, agent: 2 } })
    await hear(second)
    await hear(first)
    at('10:01:00')
    await notifier.mail()
    await hear(second)
    at('10:30:00')
    await notifier.mail()
    expect(await quotes()).toEqual([['Second']])
    const marks = await notifier.db.changeMark.findMany()
    expect(marks.map(({ personId, offers }) => [personId, offers]).toSorted()).toEqual(
      [
        [producerId, 1],
        [agentId, 1],
      ].toSorted(),
    )
  })

  it('are not quoted once they were retracted', async () => {
    await written(1, 'First')
    await written(2, 'Never mind')
    await hear(event({ newest: newest(1, 'producer', 'First'), unread: { producer: 0, agent: 1 } }))
    at('10:01:00')
    await notifier.mail()
    expect(await quotes()).toEqual([['First']])
  })

  it('are mailed as somebody chose', async () => {
    const choice = { kind: 'messages', mail: 'never' } as const
    await notifier.deps.transaction((tx) => keepPreferences(tx, notifier.deps, agentId, [choice]))
    await written(1)
    at('10:20:00')
    await notifier.mail()
    expect(await quotes()).toEqual([])
    expect(await notifier.db.notification.count({ where: { personId: agentId } })).toBe(1)
  })

  it('name no agent to their producer, whatever is written', async () => {
    const text = 'It is {name} here'
    await hear(event({ newest: newest(1, 'agent', text), unread: { producer: 1, agent: 0 } }))
    at('10:01:00')
    await notifier.mail()
    const [mail] = await notifier.mails()
    expect(mail).toMatchObject({ personId: producerId, items: [{ detail: text, by: { name: '', role: 'agent' } }] })
    expect(JSON.stringify(mail)).not.toContain('Eleanor')
  })
})
