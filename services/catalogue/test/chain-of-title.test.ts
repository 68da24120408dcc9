import { randomUUID } from 'node:crypto'
import { type ChainDecision, type Envelope, type PublicListing, userUpdated } from '@storyright/contracts/events'
import { type ChainDocumentForm, chainOfTitle } from '@storyright/contracts/http'
import { eventually, recordEvents } from '@storyright/testing'
import { type Catalogue, formOf as formOfListing, someone, startCatalogue } from './harness.ts'
import { publishAsIdentity } from './publish-as-identity.ts'

let catalogue: Catalogue
let listingId: string
const agent = someone('agent')
const admin = someone('admin')

beforeAll(async () => {
  catalogue = await startCatalogue()
  const person = { isVerified: true, status: 'active', version: 1, lastName: 'Vane' }
  await catalogue.db.person.create({
    data: { ...person, id: agent.id, role: 'agent', firstName: 'Eleanor', companyName: 'Vane & Daughters' },
  })
})
afterAll(() => catalogue.stop())
beforeEach(async () => {
  const [added] = await catalogue.add({ agentId: agent.id })
  listingId = String(added!.id)
})

type Form = Partial<Record<keyof ChainDocumentForm, unknown>>
const formOf = (change: Form = {}) => ({
  type: 'assignment',
  grantor: 'Morwenna Tregear',
  grantee: 'Vane & Daughters',
  ...change,
})
const add = (change: Form = {}, viewer = agent) =>
  catalogue.send('POST', `/api/chain-of-title/${listingId}`, viewer, formOf(change))
const put = (id: string, change: Form = {}, viewer = agent) =>
  catalogue.send('PUT', `/api/chain-of-title/${listingId}/documents/${id}`, viewer, formOf(change))
const remove = (id: string, viewer = agent) =>
  catalogue.send('DELETE', `/api/chain-of-title/${listingId}/documents/${id}`, viewer)
const submit = (id: string, viewer = agent) =>
  catalogue.send('POST', `/api/chain-of-title/${listingId}/documents/${id}/submit`, viewer)
const decide = (id: string, status: string, reason?: string, viewer = admin) =>
  catalogue.send('POST', `/api/admin/chain-of-title/${id}`, viewer, { status, ...(reason && { reason }) })
const chain = async (viewer = agent) =>
  chainOfTitle.parse((await catalogue.get(`/api/chain-of-title/${listingId}`, viewer)).json())
const added = async (change: Form = {}): Promise<string> => (await add(change)).json().id
const verified = async (change: Form = {}) => {
  const id = await added(change)
  await submit(id)
  await decide(id, 'verified')
  return id
}
const badge = async () => (await catalogue.get(`/api/listings/${listingId}`)).json().chainOfTitleVerified

describe('a chain of title', () => {
  it('is empty at first, then holds drafts in their order', async () => {
    const ends = { author: 'Morwenna Tregear', agency: 'Vane & Daughters' }
    const nothing = { documents: [], path: [], complete: false, verified: false, history: [] }
    expect(await chain()).toEqual({ listingId, ...ends, ...nothing, gap: { from: ends.author, to: ends.agency } })
    const answer = await add({ date: '2024-05-01', territory: 'Worldwide', note: 'Signed.' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ position: 1, status: 'draft', date: '2024-05-01', fileUrl: null })
    const last = await added({ type: 'agency-agreement', grantor: 'The estate', grantee: 'vane & daughters' })
    const first = await added({ type: 'registration', grantor: 'M. Tregear', grantee: 'The office', position: 1 })
    await put(answer.json().id, { grantee: 'The Estate' })
    const { documents, path, complete } = await chain()
    expect(path).toEqual([answer.json().id, last])
    expect(documents.map(({ id, position }) => [id, position])).toEqual([
      [first, 1],
      [answer.json().id, 2],
      [last, 3],
    ])
    expect(complete).toBe(true)
    expect((await put(last, { grantor: 'The estate', position: 1 })).json().position).toBe(1)
    expect(await chain()).toMatchObject({ documents: [{ id: last }, { id: first }, {}], complete: true })
    await put(last, { grantor: 'Somebody else' })
    expect(await chain()).toMatchObject({ complete: false, gap: { from: 'The Estate', to: 'Somebody else' } })
    expect((await remove(first)).statusCode).toBe(204)
    expect((await chain()).documents.map(({ position }) => position)).toEqual([1, 2])
  })

  it('takes a document from draft to a decision, and a rejected one again', async () => {
    const id = await added()
    expect((await decide(id, 'verified')).statusCode).toBe(409)
    expect((await submit(id)).json().status).toBe('submitted')
    for (const refused of [await submit(id), await put(id), await remove(id)]) expect(refused.statusCode).toBe(409)
    expect((await decide(id, 'rejected')).statusCode).toBe(400)
    expect((await decide(id, 'rejected', 'Not signed.')).json()).toMatchObject({
      status: 'rejected',
      reason: 'Not signed.',
    })
    expect((await put(id, { note: 'Signed now.' })).json()).toMatchObject({ status: 'draft', reason: null })
    await submit(id)
    expect((await decide(id, 'verified')).json()).toMatchObject({ status: 'verified', reason: null })
    for (const refused of [await submit(id), await put(id), await remove(id), await decide(id, 'rejected', 'Late.')])
      expect(refused.statusCode).toBe(409)
  })

  it('keeps every change with who made it, and nobody can rewrite that', async () => {
    const id = await added()
    await put(id, { grantee: 'Vane & Sons' })
    await submit(id)
    await decide(id, 'rejected', 'Not signed.')
    await remove(id)
    const { history } = await chain()
    expect(history.map(({ action, actor, documentId }) => [action, actor.name, documentId])).toEqual([
      ['removed', 'Eleanor Vane', id],
      ['rejected', 'Former member', id],
      ['submitted', 'Eleanor Vane', id],
      ['changed', 'Eleanor Vane', id],
      ['added', 'Eleanor Vane', id],
    ])
    expect(history[0]).toMatchObject({ before: { grantee: 'Vane & Sons', reason: 'Not signed.' }, after: null })
    expect(history[3]).toMatchObject({ before: { grantee: 'Vane & Daughters' }, after: { grantee: 'Vane & Sons' } })
    expect(history[4]).toMatchObject({ before: null, after: { status: 'draft', position: 1 } })
    await expect(catalogue.db.chainHistoryEntry.deleteMany()).rejects.toThrow('only ever added')
    expect(await catalogue.db.auditEntry.findMany({ where: { listingId: BigInt(listingId) } })).toMatchObject([
      { actorId: admin.id, action: 'document.rejected', after: { document: id, reason: 'Not signed.' } },
    ])
  })

  it('gives the listing its badge once all of it is verified, and takes it when that ends', async () => {
    const recording = await recordEvents<Envelope<PublicListing>>(catalogue.natsUrl, 'catalogue.listing.updated.>')
    await verified()
    expect(await badge()).toBe(true)
    const second = await added({ type: 'registration', grantee: 'The office' })
    expect(await badge()).toBe(false)
    await submit(second)
    await decide(second, 'verified')
    expect(await badge()).toBe(true)
    expect(await chain()).toMatchObject({ complete: true, verified: true })
    const cards = (await catalogue.get('/api/listings')).json() as { id: string; chainOfTitleVerified: boolean }[]
    await eventually(() => expect(cards.find(({ id }) => id === listingId)?.chainOfTitleVerified).toBe(true))
    const heard = () => recording.messages.filter(({ subject }) => subject === listingId)
    await eventually(() => expect(heard()).toHaveLength(3))
    expect(heard().map(({ entityversion, data }) => [entityversion, data.chainOfTitleVerified])).toEqual([
      [2, true],
      [3, false],
      [4, true],
    ])
    await recording.stop()
  })

  it('has no badge with a gap, however verified its documents are', async () => {
    await verified({ grantee: 'The estate' })
    await verified({ grantor: 'Somebody else' })
    expect(await badge()).toBe(false)
  })

  it('has no badge for what leads from nobody in particular to somebody else', async () => {
    await verified({ grantor: 'Nobody in particular', grantee: 'Somebody else' })
    expect([await badge(), (await chain()).complete]).toEqual([false, false])
  })

  it('takes the badge away when title, author or rights change, until an administrator has looked again', async () => {
    const id = await verified()
    let form = {}
    const replace = async (change: object) => {
      form = { ...form, ...change }
      await catalogue.send('PUT', `/api/listings/${listingId}`, agent, formOfListing(form))
    }
    await replace({ synopsis: 'A tide that never turns, and a keeper who waits for it to give back what it took.' })
    expect(await badge()).toBe(true)
    for (const change of [
      { title: 'Neap Tide' },
      { exclusivity: 'first-look' },
      { rightsAvailable: ['radio'] },
      { rights: 'World; en; film' },
    ]) {
      await replace(change)
      const { documents, verified: isVerified, history } = await chain()
      expect([await badge(), isVerified, documents[0]!.status]).toEqual([false, false, 'submitted'])
      expect(history[0]).toMatchObject({ action: 'reopened', actor: { id: agent.id }, after: { status: 'submitted' } })
      await decide(id, 'verified')
      expect(await badge()).toBe(true)
    }
    await replace({ author: 'Somebody else' })
    await decide(id, 'verified')
    expect(await badge()).toBe(false)
  })

  it('lets an administrator confirm, with a note, who stands for the author or the agency', async () => {
    const id = await added({ grantor: 'The Tregear Estate' })
    await submit(id)
    const confirm = (body: object) =>
      catalogue.send('POST', `/api/admin/chain-of-title/${id}`, admin, { status: 'verified', ...body })
    for (const refused of [
      await confirm({ confirms: 'author' }),
      await confirm({ confirms: 'publisher', note: 'Yes.' }),
      await confirm({ confirms: 'author', note: 'Yes.', status: 'rejected', reason: 'No.' }),
    ])
      expect(refused.statusCode).toBe(400)
    expect(await badge()).toBe(false)
    const note = 'Probate of 1924 seen.'
    expect((await confirm({ confirms: 'author', note })).json()).toMatchObject({
      confirms: 'author',
      confirmedBecause: note,
    })
    expect([await badge(), (await chain()).gap]).toEqual([true, null])
  })

  it('follows the agency’s name', async () => {
    await verified()
    const identity = await publishAsIdentity(catalogue.natsUrl)
    const renamed = { id: agent.id, role: 'agent', isVerified: true, firstName: 'Eleanor', lastName: 'Vane' } as const
    const say = (version: number, companyName: string) =>
      identity.say(userUpdated, version, { ...renamed, companyName })
    await say(2, 'Vane Literary')
    await eventually(async () => expect(await badge()).toBe(false))
    await say(3, 'VANE & Daughters')
    await eventually(async () => expect(await badge()).toBe(true))
    await identity.stop()
  })

  it('tells identity what was decided, and whether the listing shows it', async () => {
    const recording = await recordEvents<Envelope<ChainDecision>>(
      catalogue.natsUrl,
      'catalogue.chain-document.decided.>',
    )
    const id = await added()
    await submit(id)
    await decide(id, 'rejected', 'Not signed.')
    await submit(id)
    await decide(id, 'verified')
    const heard = () => recording.messages.filter(({ subject }) => subject === id).map(({ data }) => data)
    await eventually(() => expect(heard()).toHaveLength(2))
    expect(heard()).toMatchObject([
      { agentId: agent.id, listingId, verdict: 'rejected', reason: 'Not signed.', isChainVerified: false },
      { verdict: 'verified', reason: null, isChainVerified: true },
    ])
    await recording.stop()
  })

  it('holds documents that are sound', async () => {
    const refused = await add({ type: 'letter', grantor: ' ', fileUrl: 'javascript:alert(1)', date: '1 May' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors.map(({ path }: { path: string }) => path)).toEqual([
      'type',
      'grantor',
      'date',
      'fileUrl',
    ])
  })

  it('keeps two changes at once apart', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add({ position: 1 })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(201))
    expect((await chain()).documents.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
  })
})

describe('who works on a chain of title', () => {
  it('is the listing’s agent and administrators', async () => {
    const id = await added()
    const other = someone('agent')
    const refused = [await add({}, other), await put(id, {}, other), await remove(id, other), await submit(id, other)]
    refused.push(await catalogue.get(`/api/chain-of-title/${listingId}`, other))
    for (const answer of refused) expect([answer.statusCode, answer.json().code]).toEqual([403, 'NOT_YOUR_LISTING'])
    expect((await chain(admin)).documents).toHaveLength(1)
    expect((await catalogue.get(`/api/chain-of-title/${listingId}`, someone())).statusCode).toBe(403)
    expect((await catalogue.get(`/api/chain-of-title/${listingId}`, null)).statusCode).toBe(401)
  })

  it('is no agent where documents are decided', async () => {
    const id = await added()
    await submit(id)
    expect((await decide(id, 'verified', undefined, agent)).statusCode).toBe(403)
    expect((await catalogue.get('/api/admin/chain-of-title', agent)).statusCode).toBe(403)
  })

  it('finds nothing by an unknown id', async () => {
    const id = randomUUID()
    for (const answer of [await put(id), await remove(id), await submit(id), await decide(id, 'verified')])
      expect(answer.statusCode).toBe(404)
    const elsewhere = await added()
    const [other] = await catalogue.add({ agentId: agent.id })
    listingId = String(other!.id)
    expect((await put(elsewhere)).statusCode).toBe(404)
    for (const unknown of ['999999', 'abc'])
      expect((await catalogue.get(`/api/chain-of-title/${unknown}`, admin)).statusCode).toBe(404)
  })
})

describe('what waits for administrators', () => {
  it('comes the longest waiting first, with the title it is about', async () => {
    const [first, second] = [await added(), await added()]
    await submit(second)
    await submit(first)
    const queue = async (query = '') =>
      (await catalogue.get(`/api/admin/chain-of-title${query}`, admin)).json() as { id: string; listing: object }[]
    const waiting = (await queue('?status=submitted')).filter(({ id }) => [first, second].includes(id))
    expect(waiting.map(({ id }) => id)).toEqual([second, first])
    expect(waiting[0]!.listing).toEqual({ id: listingId, title: 'Slack Water', author: 'Morwenna Tregear' })
    await catalogue.send('DELETE', `/api/listings/${listingId}`, agent)
    expect((await queue()).filter(({ id }) => id === first)).toEqual([])
    expect((await catalogue.get('/api/admin/chain-of-title?status=lost', admin)).statusCode).toBe(400)
  })
})
