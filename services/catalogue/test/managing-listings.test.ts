import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Envelope, type PublicListing, userSuspended } from '@storyright/contracts/events'
import { listing } from '@storyright/contracts/http'
import { rights, territories } from '@storyright/contracts/vocabulary'
import { eventually, recordEvents, samplePerson } from '@storyright/testing'
import { Prisma } from '../src/generated/client.ts'
import { type Catalogue, formOf, someone, startCatalogue } from './harness.ts'
import { publishAsIdentity } from './publish-as-identity.ts'

let catalogue: Catalogue
const agent = someone('agent')
const admin = someone('admin')

beforeAll(async () => {
  catalogue = await startCatalogue()
})
afterAll(() => catalogue.stop())

const create = async (change: Parameters<typeof formOf>[0] = {}, viewer = agent): Promise<string> =>
  (await catalogue.send('POST', '/api/listings', viewer, formOf(change))).json().id
const replace = (id: string, change: Parameters<typeof formOf>[0] = {}, viewer = agent) =>
  catalogue.send('PUT', `/api/listings/${id}`, viewer, formOf(change))
const found = async (search: string) =>
  (await catalogue.get(`/api/listings?search=${search}`)).json().map(({ id }: { id: string }) => id)
const auditEntriesOn = (id: string) => catalogue.db.auditEntry.findMany({ where: { listingId: BigInt(id) } })

describe('creating a listing', () => {
  it('answers it with all that derives from the form, and others find it', async () => {
    const form = formOf({ title: 'Jacamar', pageCount: 300, currency: 'USD', minimumDeal: 10_000, agentNotes: 'Hm.' })
    const answer = await catalogue.send('POST', '/api/listings', agent, form)
    expect(answer.statusCode).toBe(201)
    expect(answer.headers.location).toBe(`/api/listings/${answer.json().id}`)
    expect(listing.strict().parse(answer.json())).toMatchObject({
      agentId: agent.id,
      status: 'available',
      format: 'Book',
      suggestedOfferMin: 7_900,
      suggestedOfferMax: 31_600,
      pages: 300,
      agentNotes: 'Hm.',
      coverImageUrl: null,
    })
    await eventually(async () => expect(await found('jacamar')).toEqual([answer.json().id]))
  })

  it('is found by whoever made it with the very next question', async () => {
    for (let round = 0; round < 20; round++) {
      const before = await found('nextquestion')
      const id = await create({ title: `Nextquestion ${round}` })
      expect(new Set(await found('nextquestion'))).toEqual(new Set([...before, id]))
    }
  })

  it('names every field at fault', async () => {
    const answer = await catalogue.send('POST', '/api/listings', agent, { ...formOf(), title: ' ', synopsis: 'Short.' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([
      { path: 'title', message: 'Title is required' },
      { path: 'synopsis', message: 'Synopsis must be at least 50 characters' },
    ])
  })

  it.each([
    ['visitors', null, 401],
    ['producers', someone(), 403],
    ['agents whose application is pending', { ...someone('agent'), verified: false }, 403],
  ])('refuses %s', async (_who, viewer, status) =>
    expect((await catalogue.send('POST', '/api/listings', viewer, formOf())).statusCode).toBe(status),
  )

  it.each([
    ['title', 'Slack \u202eretaW'],
    ['title', 'Slack\nWater'],
    ['author', 'Morwenna\u2028Tregear'],
  ])('refuses the %s %j, which would not stay on its line', async (field, value) => {
    const answer = await catalogue.send('POST', '/api/listings', agent, { ...formOf(), [field]: value })
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, field])
  })

  it('refuses an agent whose account is closed, however fresh the token', async () => {
    const gone = someone('agent')
    const person = { role: 'agent', status: 'closed', isVerified: true, firstName: '', lastName: '', version: 3 }
    await catalogue.db.person.create({ data: { id: gone.id, ...person } })
    expect((await catalogue.send('POST', '/api/listings', gone, formOf())).statusCode).toBe(403)
    expect(await catalogue.db.listing.count({ where: { agentId: gone.id } })).toBe(0)
  })
})

describe('a preview of a listing', () => {
  const preview = (change: Parameters<typeof formOf>[0], { of = '', viewer = agent } = {}) =>
    catalogue.send('POST', `/api/listings/preview${of && `?of=${of}`}`, viewer, formOf(change))
  const counts = () =>
    Promise.all([catalogue.db.listing.count(), catalogue.db.rightsBook.count(), catalogue.db.browseEntry.count()])
  const derived = ({ id: _id, createdAt: _created, updatedAt: _updated, ...rest }: Record<string, unknown>) => rest

  it('says of a new one what creating it answers, and leaves nothing behind', async () => {
    const form = { title: 'Kiskadee', pageCount: 300, currency: 'USD', minimumDeal: 10_000, themes: ['Power'] }
    const before = await counts()
    const answer = await preview(form)
    expect([answer.statusCode, answer.json().id]).toEqual([200, '0'])
    expect(await counts()).toEqual(before)
    const created = await catalogue.send('POST', '/api/listings', agent, formOf(form))
    expect(derived(answer.json())).toEqual(derived(created.json()))
  })

  it('says of a change what replacing it answers, and changes nothing', async () => {
    const id = await create({ title: 'Tanager', earlyAccess: true })
    const change = { title: 'Euphonia', territory: ['Europe'], genre: 'Comedy' }
    const answer = await preview(change, { of: id })
    expect(answer.json()).toMatchObject({ id, title: 'Euphonia', genre: 'Comedy' })
    expect((await catalogue.get(`/api/listings/${id}`, agent)).json().title).toBe('Tanager')
    expect(derived(answer.json())).toEqual(derived((await replace(id, change)).json()))
  })

  it('names every field at fault, and is not for other agents or producers', async () => {
    const id = await create()
    const faulty = await catalogue.send('POST', '/api/listings/preview', agent, { ...formOf(), title: ' ' })
    expect([faulty.statusCode, faulty.json().errors]).toEqual([400, [{ path: 'title', message: 'Title is required' }]])
    expect((await preview({}, { of: id, viewer: someone('agent') })).statusCode).toBe(403)
    expect((await preview({}, { viewer: someone() })).statusCode).toBe(403)
    expect((await preview({}, { of: '999999' })).statusCode).toBe(404)
  })
})

describe('replacing a listing', () => {
  it('changes what is found, derives anew and makes null of what is left out', async () => {
    const id = await create({ title: 'Motmot', genre: 'Comedy', subgenre: 'Farce', pageCount: 120 })
    const answer = await replace(id, { title: 'Hoatzin', genre: 'Fantasy' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ id, title: 'Hoatzin', tags: ['Fantasy'], subgenre: null, pages: null })
    expect(answer.json().viabilityScore).toBeGreaterThan(70)
    await eventually(async () => expect(await found('hoatzin')).toEqual([id]))
    expect(await found('motmot')).toEqual([])
    expect(await catalogue.db.vocabularyWord.findUnique({ where: { word: 'motmot' } })).toBeNull()
    expect(await catalogue.db.vocabularyWord.findUnique({ where: { word: 'hoatzin' } })).toMatchObject({ listings: 1 })
  })

  it('survives many at once, each after the other', async () => {
    const ids = [await create({}, agent), await create({}, someone('agent'))]
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => replace(ids[at % 2]!, { title: `Zebra ${at} apple` }, admin)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200))
    expect(await catalogue.db.listing.findUnique({ where: { id: BigInt(ids[0]!) } })).toMatchObject({ version: 7 })
    expect(await catalogue.db.vocabularyWord.findUnique({ where: { word: 'zebra' } })).toMatchObject({ listings: 2 })
  })
})

describe('withdrawing a listing', () => {
  it('takes it from everybody and answers 204, once', async () => {
    const id = await create({ title: 'Potoo' })
    const answer = await catalogue.send('DELETE', `/api/listings/${id}`, agent)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    await eventually(async () => expect(await found('potoo')).toEqual([]))
    expect((await catalogue.get(`/api/listings/${id}`, agent)).statusCode).toBe(404)
    expect((await catalogue.send('DELETE', `/api/listings/${id}`, agent)).statusCode).toBe(404)
    expect((await replace(id)).statusCode).toBe(404)
    expect(await catalogue.db.listing.count({ where: { id: BigInt(id) } })).toBe(1)
  })

  it.each(['optioned', 'sold'] as const)('refuses one that is %s, for an offer on it was accepted', async (status) => {
    const [added] = await catalogue.add({ agentId: agent.id, status })
    const answer = await catalogue.send('DELETE', `/api/listings/${added!.id}`, agent)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'OFFER_ACCEPTED'])
    expect((await catalogue.get(`/api/listings/${added!.id}`)).statusCode).toBe(200)
  })
})

describe('somebody else’s listing', () => {
  it('is not another agent’s to change or withdraw', async () => {
    const id = await create()
    const other = someone('agent')
    for (const answer of [await replace(id, {}, other), await catalogue.send('DELETE', `/api/listings/${id}`, other)])
      expect([answer.statusCode, answer.json().detail]).toEqual([403, 'You can only manage your own listings.'])
    expect((await catalogue.get(`/api/listings/${id}`)).json().title).toBe('Slack Water')
  })

  it('is an administrator’s to change and withdraw, which the audit trail keeps', async () => {
    const id = await create({ title: 'Before', agentNotes: 'Kept.' })
    expect((await replace(id, { title: 'After', agentNotes: 'Kept.' }, admin)).json().agentId).toBe(agent.id)
    expect((await catalogue.send('DELETE', `/api/listings/${id}`, admin)).statusCode).toBe(204)
    expect(await auditEntriesOn(id)).toMatchObject([
      { actorId: admin.id, action: 'listing.replaced', before: { title: 'Before' }, after: { title: 'After' } },
      { actorId: admin.id, action: 'listing.deleted', before: { deleted: false }, after: { deleted: true } },
    ])
    await expect(catalogue.db.auditEntry.deleteMany()).rejects.toThrow('only ever added')
    await expect(catalogue.db.auditEntry.updateMany({ data: { action: 'x' } })).rejects.toThrow('only ever added')
  })

  it('leaves no entry when its agent changes it', async () => {
    const id = await create()
    await replace(id, { title: 'Mine' })
    expect(await auditEntriesOn(id)).toEqual([])
  })

  it.each(['999999', '0', 'abc', '1'.repeat(40)])('is unknown by the id %s', async (id) => {
    expect((await replace(id)).statusCode).toBe(404)
    expect((await catalogue.send('DELETE', `/api/listings/${id}`, agent)).statusCode).toBe(404)
    const featured = await catalogue.send('PUT', `/api/admin/listings/${id}/featured`, admin, { featured: true })
    expect(featured.statusCode).toBe(404)
  })
})

describe('an agent’s own list', () => {
  it('holds every listing, newest first, for that agent and for administrators', async () => {
    const owner = someone('agent')
    const first = await create({ title: 'First', agentNotes: 'Note.' }, owner)
    const second = await create({ title: 'Second' }, owner)
    const withdrawn = await create({}, owner)
    await catalogue.send('DELETE', `/api/listings/${withdrawn}`, owner)
    for (const viewer of [owner, admin]) {
      const answer = await catalogue.get(`/api/listings/agent/${owner.id}`, viewer)
      expect(listing.strict().array().parse(answer.json())).toMatchObject([
        { id: second },
        { id: first, agentNotes: 'Note.' },
      ])
    }
  })

  it('is nobody else’s', async () => {
    const status = async (viewer: typeof agent | null) =>
      (await catalogue.get(`/api/listings/agent/${agent.id}`, viewer)).statusCode
    expect([await status(null), await status(someone()), await status(someone('agent'))]).toEqual([401, 403, 403])
    expect((await catalogue.get('/api/listings/agent/nobody', admin)).statusCode).toBe(404)
    const person = samplePerson({ role: 'agent' }) // of whom nothing was told yet
    catalogue.identity.answers.set(`/internal/users/${person.id}`, { version: 1, person })
    expect((await catalogue.get(`/api/listings/agent/${person.id}`, admin)).json()).toEqual([])
    const beginner = someone('agent')
    expect((await catalogue.get(`/api/listings/agent/${beginner.id}`, beginner)).json()).toEqual([])
    expect((await catalogue.get(`/api/listings/agent/${randomUUID()}`, admin)).statusCode).toBe(404)
  })
})

describe('the featured titles', () => {
  const feature = (id: string, featured: unknown, viewer = admin) =>
    catalogue.send('PUT', `/api/admin/listings/${id}/featured`, viewer, { featured })
  const shown = async () =>
    (await catalogue.get('/api/listings/featured', null)).json().map(({ id }: { id: string }) => id)

  it('are chosen by administrators, shown eight at a time, and the choice is kept', async () => {
    const ids = await Promise.all(Array.from({ length: 9 }, () => create()))
    for (const id of ids) expect((await feature(id, true)).json()).toMatchObject({ id, isFeatured: true })
    const newest = ids.toSorted((one, other) => Number(other) - Number(one))
    await eventually(async () => expect(await shown()).toEqual(newest.slice(0, 8)))
    await feature(ids[8]!, true)
    await feature(ids[8]!, false)
    await eventually(async () => expect(await shown()).not.toContain(ids[8]))
    expect(await auditEntriesOn(ids[8]!)).toMatchObject([
      { action: 'listing.featured', before: { isFeatured: false }, after: { isFeatured: true } },
      { action: 'listing.featured', before: { isFeatured: true }, after: { isFeatured: false } },
    ])
  })

  it('are all told to administrators: also one that is optioned, which can be taken out', async () => {
    const [free, taken] = [await create(), await create()]
    for (const id of [free, taken]) await feature(id, true)
    await catalogue.db.listing.update({ where: { id: BigInt(taken) }, data: { status: 'optioned' } })
    const chosen = async (viewer = admin) => {
      const answer = await catalogue.get('/api/admin/listings/featured', viewer)
      return answer.statusCode === 200
        ? answer.json().map(({ id, status }: { id: string; status: string }) => `${id} ${status}`)
        : answer.statusCode
    }
    expect(await chosen()).toEqual(expect.arrayContaining([`${free} available`, `${taken} optioned`]))
    await feature(taken, false)
    expect((await chosen()).join()).not.toContain(`${taken} `)
    expect(await chosen(agent)).toBe(403)
  })

  it('are chosen by one at a time: a change of an older choice is refused, and changes nothing', async () => {
    const [mine, theirs] = [await create(), await create()]
    const read = () => catalogue.get('/api/admin/listings/featured', admin)
    const tag = String((await read()).headers.etag)
    const chooseFrom = (etag: string, id: string, featured = true) =>
      catalogue.send('PUT', `/api/admin/listings/${id}/featured`, admin, { featured }, { 'if-match': etag })
    const first = await chooseFrom(tag, theirs)
    expect(first.statusCode).toBe(200)
    const refused = await chooseFrom(tag, mine)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'CHANGED_MEANWHILE', current: { etag: first.headers.etag, value: { id: mine, isFeatured: false } } },
    ])
    expect((await read()).json().map(({ id }: { id: string }) => id)).not.toContain(mine)
    expect((await chooseFrom(String((await read()).headers.etag), mine)).statusCode).toBe(200)
    const now = String((await read()).headers.etag)
    const both = await Promise.all([chooseFrom(now, mine, false), chooseFrom(now, theirs, false)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('are no agent’s to choose', async () => {
    const id = await create()
    expect((await feature(id, true, agent)).statusCode).toBe(403)
    expect((await feature(id, 'yes')).statusCode).toBe(400)
  })
})

describe('what others hear of a listing', () => {
  it('is every change with a rising version, without the agent’s notes', async () => {
    const recording = await recordEvents<Envelope<PublicListing>>(catalogue.natsUrl, 'catalogue.listing.>')
    const id = await create({ agentNotes: 'Quiet.' })
    await replace(id, { title: 'Renamed', agentNotes: 'Quiet.' })
    await catalogue.send('PUT', `/api/admin/listings/${id}/featured`, admin, { featured: true })
    await catalogue.send('DELETE', `/api/listings/${id}`, agent)
    const heard = () => recording.messages.filter(({ subject }) => subject === id)
    await eventually(() => expect(heard()).toHaveLength(4))
    expect(heard().map(({ type, entityversion, data }) => [type, entityversion, data.title, data.isFeatured])).toEqual([
      ['catalogue.listing.created.v1', 1, 'Slack Water', false],
      ['catalogue.listing.updated.v1', 2, 'Renamed', false],
      ['catalogue.listing.updated.v1', 3, 'Renamed', true],
      ['catalogue.listing.deleted.v1', 4, 'Renamed', true],
    ])
    expect(JSON.stringify(heard())).not.toContain('Quiet.')
    await recording.stop()
  })
})

describe('a hidden listing', () => {
  it('may be changed by administrators and stays hidden', async () => {
    const owner = someone('agent')
    const id = await create({ title: 'Kagu' }, owner)
    const identity = await publishAsIdentity(catalogue.natsUrl)
    await identity.say(userSuspended, 2, { id: owner.id, status: 'suspended' })
    await eventually(async () => expect(await found('kagu')).toEqual([]))
    expect((await replace(id, { title: 'Kagu again' }, admin)).statusCode).toBe(200)
    expect(await found('kagu')).toEqual([])
    await identity.stop()
  })
})

describe('the book of rights on offer', () => {
  const send = async (change: Parameters<typeof formOf>[0] = {}) => {
    const answer = await catalogue.send('POST', '/api/listings', agent, formOf(change))
    return answer.json()
  }
  const read = async (id: string) => (await catalogue.get(`/api/listings/${id}`, agent)).json()
  const historyOf = (id: string, viewer = agent) => catalogue.get(`/api/listings/${id}/rights/history`, viewer)
  const textsOf = async (id: string) => (await historyOf(id)).json().map(({ text }: { text: string }) => text)

  it('without one is a line of the form’s territories, rights and exclusivity', async () => {
    const made = await send({ territory: ['United Kingdom', 'Ireland'], rightsAvailable: ['tv', 'film'] })
    expect(made).toMatchObject({
      rights: 'GB, IE; L; film+tv; always; exclusive',
      territory: ['United Kingdom', 'Ireland'],
      rightsAvailable: ['tv', 'film'],
      exclusivity: null,
      rightsStatus: 'TV and film rights, United Kingdom and Ireland',
    })
    expect(await read(made.id)).toEqual(made)
  })

  it('makes the form’s territories, rights and exclusivity, and the words of the card', async () => {
    const made = await send({ rights: 'world ex usa,Canada; ENG; tv + film; ..2099-12-31 || US; L; radio; first-look' })
    expect(listing.strict().parse(made)).toMatchObject({
      rights: 'World ex CA, US; en; film+tv; ..2099-12-31; exclusive || US; L; radio; always; first-look',
      territory: expect.arrayContaining(['United Kingdom', 'United States', 'Europe', 'Latin America']),
      rightsAvailable: ['film', 'tv', 'radio'],
      exclusivity: null,
      rightsStatus:
        'Exclusive film and TV rights, worldwide except Canada and United States, in English, until 31 December 2099; First look at radio rights, United States',
    })
    expect(made.territory).not.toContain('Canada')
    const row = await catalogue.db.listing.findUniqueOrThrow({ where: { id: BigInt(made.id) } })
    expect(row.rights).toMatchObject({ lines: [{ typed: 'world ex usa,Canada; ENG; tv + film; ..2099-12-31' }, {}] })
    expect(row.form).not.toHaveProperty('rights')
  })

  it('stays while a form without one says the same of rights, and is made anew when it does not', async () => {
    const made = await send({ rights: 'Europe ex DE; en; film' })
    const { territory, rightsAvailable, exclusivity } = made
    const same = { territory: territory.toReversed(), rightsAvailable, exclusivity }
    const replaced = await replace(made.id, { title: 'Other', ...same })
    expect(replaced.json()).toMatchObject({ title: 'Other', rights: made.rights, rightsStatus: made.rightsStatus })
    const changed = await replace(made.id, { ...same, rightsAvailable: ['film', 'tv'] })
    expect(changed.json().rights).toBe('GB, IE; L; film+tv; always; exclusive')
    expect(await textsOf(made.id)).toEqual([made.rights, changed.json().rights])
  })

  it('sent back as it was read changes nothing of rights', async () => {
    const made = await send({ territory: ['Europe'], rightsAvailable: ['film'] })
    const replaced = await replace(made.id, { territory: ['Europe'], rights: made.rights })
    expect(replaced.json()).toMatchObject({ territory: ['Europe'], exclusivity: null, rights: made.rights })
    expect(await textsOf(made.id)).toHaveLength(1)
  })

  it('keeps every book with its day and its author', async () => {
    const made = await send()
    await replace(made.id, { rights: 'Europe; en; film' }, admin)
    await replace(made.id, { rights: 'europe ; ENG; film; exclusive' })
    const history = await historyOf(made.id)
    expect(history.json()).toEqual([
      { text: 'World; L; film; always; exclusive', at: made.createdAt, by: agent.id },
      { text: 'Europe; en; film; always; exclusive', at: expect.any(String), by: admin.id },
    ])
    expect((await historyOf(made.id, admin)).json()).toEqual(history.json())
    const audited = await auditEntriesOn(made.id)
    expect(audited).toMatchObject([{ after: { rights: 'Europe; en; film; always; exclusive' } }])
  })

  it('of somebody else’s listing is not told, and of one that is early or gone not even that', async () => {
    const made = await send()
    const early = await send({ earlyAccess: true })
    const refusals = [
      await historyOf(made.id, someone('agent')),
      await historyOf(made.id, someone('producer')),
      await historyOf(early.id, someone('agent')),
      await historyOf('999999', agent),
    ]
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([403, 403, 404, 404])
  })

  it.each([
    [
      'an unknown name',
      'GB; en; film || Wrld; L',
      { line: 2, column: 2, message: '“Wrld” is no country or region we know' },
    ],
    ['a window that is over', 'GB; en; ..2001-01-01', { line: 1, column: 9, message: 'This window is over' }],
    [
      'a window that ends before it begins',
      'GB; en; 2031-01-01..2030-01-01',
      { line: 1, column: 9, message: 'The first day is after the last' },
    ],
    ['nothing', '', { line: 1, column: 1, message: 'This line is empty' }],
    ['51 lines', Array(51).fill('GB;en').join('||'), { line: 51, column: 1, message: 'At most 50 lines' }],
    ['2,001 characters', `GB;${' '.repeat(1_996)}en`, { line: 1, column: 1, message: 'At most 2000 characters' }],
  ])('%s is refused with the place of the fault', async (_what, rights, fault) => {
    const answer = await catalogue.send('POST', '/api/listings', agent, formOf({ rights }))
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path: 'rights', ...fault }]])
  })

  it('goes by the form where a replica of the version before wrote it, and that book is kept with the next change', async () => {
    const made = await send({ rights: 'Europe ex DE; en; film' })
    const form = { ...formOf({ rightsAvailable: ['radio'] }) }
    await catalogue.db.listing.update({ where: { id: BigInt(made.id) }, data: { form } })
    expect(await read(made.id)).toMatchObject({ rights: 'World; L; radio; always; exclusive' })
    const texts = [made.rights, 'World; L; radio; always; exclusive']
    expect(await textsOf(made.id)).toEqual(texts)
    await replace(made.id, { rights: 'World; en; stage' })
    expect(await textsOf(made.id)).toEqual([...texts, 'World; en; stage; always; exclusive'])
  })

  it('of listings from before is what the migration makes of their forms', async () => {
    const forms = [
      ...territories.map((territory) => formOf({ territory: [territory], rightsAvailable: [...rights] })),
      formOf({
        territory: ['Europe', 'Ireland', 'Canada'],
        rightsAvailable: ['tv', 'film'],
        exclusivity: 'first-look',
      }),
    ]
    const made = await catalogue.add(...forms.map((form) => ({ form })))
    const sql = await readFile(
      new URL('../prisma/migrations/20261128000200_rights_books/migration.sql', import.meta.url),
      'utf8',
    )
    const backfill = /^WITH [\s\S]+?;$/m.exec(sql)![0]
    const where = { id: { in: made.map(({ id }) => id) } }
    await catalogue.db.listing.updateMany({ where, data: { rights: Prisma.DbNull } })
    await catalogue.db.$executeRawUnsafe(backfill)
    const filled = await catalogue.db.listing.findMany({ where, orderBy: { id: 'asc' } })
    expect(filled.map((row) => row.rights)).toEqual(made.map((row) => row.rights))
  })
})
