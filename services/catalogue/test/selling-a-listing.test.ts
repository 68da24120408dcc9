import type { Envelope, PublicListing } from '@storyright/contracts'
import { eventually, recordEvents } from '@storyright/testing'
import { type Catalogue, formOf, someone, startCatalogue } from './harness.ts'

let catalogue: Catalogue
const agent = someone('agent')
const admin = someone('admin')

beforeAll(async () => {
  catalogue = await startCatalogue()
})
afterAll(() => catalogue.stop())

const added = async (status: 'available' | 'optioned' | 'sold', title = 'Slack Water') =>
  String((await catalogue.add({ agentId: agent.id, status, form: formOf({ title }) }))[0]!.id)
const mark = (id: string, viewer: typeof agent | null = agent, status: unknown = 'sold') =>
  catalogue.send('POST', `/api/listings/${id}/status`, viewer, { status })

describe('marking a listing as sold', () => {
  it('is shown at once wherever people look, and others hear of it', async () => {
    const recording = await recordEvents<Envelope<PublicListing>>(catalogue.natsUrl, 'catalogue.listing.>')
    const id = await added('optioned', 'Sold Wombat')
    const answer = await mark(id)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ id, status: 'sold' })
    expect((await catalogue.get('/api/listings?search=wombat&status=sold')).json()).toMatchObject([{ id }])
    expect((await catalogue.get('/api/listings?search=wombat&status=optioned')).json()).toEqual([])
    expect((await catalogue.get(`/api/listings/${id}`)).json().status).toBe('sold')
    const heard = () => recording.messages.filter(({ subject }) => subject === id)
    await eventually(() => expect(heard()).toHaveLength(2))
    expect(heard()[1]).toMatchObject({
      type: 'catalogue.listing.status-changed.v1',
      entityversion: 2,
      data: { status: 'sold' },
    })
    await recording.stop()
  })

  it.each(['available', 'sold'] as const)('is refused for one that is %s', async (status) => {
    const answer = await mark(await added(status))
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'Only a listing under option can be marked as sold.',
    ])
  })

  it('happens once, however many ask', async () => {
    const id = await added('optioned')
    const statuses = (await Promise.all([mark(id), mark(id), mark(id)])).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([200, 409, 409])
  })

  it('is for its agent and for administrators', async () => {
    const id = await added('optioned')
    const answers = [
      await mark(id, null),
      await mark(id, someone()),
      await mark(id, someone('agent')),
      await mark(id, admin),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 200])
    expect(await catalogue.db.auditEntry.findMany({ where: { listingId: BigInt(id) } })).toMatchObject([
      {
        actorId: admin.id,
        action: 'listing.status-changed',
        before: { status: 'optioned' },
        after: { status: 'sold' },
      },
    ])
  })

  it('is the one status that is set by hand', async () => {
    const id = await added('optioned')
    for (const status of ['available', 'optioned', '', null])
      expect((await mark(id, agent, status)).statusCode).toBe(400)
    expect((await mark('999999')).statusCode).toBe(404)
  })
})
