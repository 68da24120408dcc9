import { userUpdated } from '@storyright/contracts/events'
import { type ImportRow, type ListingImport, takingsOfListings } from '@storyright/contracts/http'
import { exportFormats, importLimits, importStatesAtWork, type Viewer } from '@storyright/contracts/vocabulary'
import { zipOf } from '@storyright/imports/test/zip'
import { eventually } from '@storyright/testing'
import { applyImport } from '../src/imports/apply-import.ts'
import { type Catalogue, formOf, someone, startCatalogue } from './harness.ts'
import { publishAsIdentity } from './publish-as-identity.ts'
import { upload } from './upload.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await startCatalogue()
})
afterAll(() => catalogue.stop())

const synopsis = 'A clerk in a salt house finds that the dead are still being paid, and by whom.'
const defaults = { askingPrice: 5_000, rights: 'World; L; film+tv', targetAudience: 'Adults', genre: 'Crime' }

const product = (reference: string, title: string, isbn: string, more = '') => `
  <Product>
    <RecordReference>${reference}</RecordReference>
    <NotificationType>03</NotificationType>
    <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
    <DescriptiveDetail>
      <ProductComposition>00</ProductComposition><ProductForm>BC</ProductForm>
      <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel>
        <TitleText>${title}</TitleText></TitleElement></TitleDetail>
      <Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole>
        <PersonName>M. Tregear</PersonName></Contributor>
      ${more}
    </DescriptiveDetail>
    <CollateralDetail><TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience>
      <Text>${synopsis}</Text></TextContent></CollateralDetail>
  </Product>`
const onix = (...products: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">
  <Header><Sender><SenderName>Vane</SenderName></Sender></Header>${products.join('')}\n</ONIXMessage>`

const isbns = ['9780306406157', '9781861972712', '9780140449136', '9780141439518'] as const
const twoTitles = onix(product('v1', 'Slack Water', isbns[0]), product('v2', 'Neap Tide', isbns[1]))

const send = (content: string | Uint8Array, as: Viewer, name = 'list.xml') =>
  upload(catalogue, { to: '/api/imports', content: Buffer.from(content), name, as })
const read = async (id: string, as: Viewer): Promise<ListingImport> =>
  (await catalogue.get(`/api/imports/${id}`, as)).json()
const rowsOf = async (id: string, as: Viewer, query = ''): Promise<ImportRow[]> =>
  (await catalogue.get(`/api/imports/${id}/rows?limit=100${query}`, as)).json()
const rested = (id: string, as: Viewer) =>
  eventually(async () => {
    const found = await read(id, as)
    expect(importStatesAtWork).not.toContain(found.state)
    return found
  })
async function sent(content: string | Uint8Array, as: Viewer, name?: string): Promise<ListingImport> {
  const answer = await send(content, as, name)
  expect(answer.statusCode).toBe(202)
  return rested(answer.json().id, as)
}
async function act(id: string, what: 'apply' | 'undo', as: Viewer, key?: string) {
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
  const answer = await catalogue.send('POST', `/api/imports/${id}/${what}`, as, undefined, headers)
  if (answer.statusCode !== 202) return answer
  await rested(id, as)
  return answer
}
async function prepared(content: string, as: Viewer, more: object = {}): Promise<ListingImport> {
  const { id } = await sent(content, as)
  const answer = await catalogue.send('PUT', `/api/imports/${id}/mapping`, as, { defaults, ...more })
  expect(answer.statusCode).toBe(200)
  return rested(id, as)
}
const listingsOf = (agent: Viewer) =>
  catalogue.db.listing.findMany({ where: { agentId: agent.id, deletedAt: null }, orderBy: { id: 'asc' } })

const suspended = ({ id }: Viewer) => ({
  ...{ id, role: 'agent', status: 'suspended', isVerified: true, firstName: 'Ada', lastName: 'Vane', version: 1 },
})

describe('sending a file', () => {
  it('reads it, and changes no listing', async () => {
    const agent = someone('agent')
    const found = await sent(twoTitles, agent)
    expect(found).toMatchObject({ state: 'ready', format: 'onix30', counts: { incomplete: 2, new: 0, included: 0 } })
    const rows = await rowsOf(found.id, agent)
    expect(rows.map(({ after }) => after.title)).toEqual(['Slack Water', 'Neap Tide'])
    expect(rows[0]!.problems.map(({ field }) => field)).toEqual(expect.arrayContaining(['askingPrice', 'rights']))
    expect(await listingsOf(agent)).toEqual([])
  })

  const head = 'Title,Author,Genre\n'
  const wide = Array.from({ length: 10_000 }, (_none, place) => `c${place}`).join(',')
  it.each([
    ['nothing at all', '', 415, 'There is nothing in this file.'],
    ['a web page named .xml', '<!doctype html><html><body>Not found</body></html>', 415, 'This is a web page'],
    ['NUL bytes', 'Title,Author\0\nA,B\n', 415, 'it contains NUL bytes'],
    [
      'entities that expand',
      '<!DOCTYPE ONIXMessage [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><ONIXMessage><Product>&b;</Product></ONIXMessage>',
      415,
      'defines entities of its own',
    ],
    [
      'an external entity',
      '<!DOCTYPE ONIXMessage [<!ENTITY x SYSTEM "file:///etc/passwd">]><ONIXMessage><Product>&x;</Product></ONIXMessage>',
      415,
      'defines entities of its own',
    ],
    [
      'two files in a zip',
      zipOf({ name: 'a.xml', content: twoTitles }, { name: 'b.xml', content: twoTitles }),
      415,
      'This archive holds 2 files.',
    ],
    [
      'a zip with a password',
      zipOf({ name: 'a.xml', content: twoTitles, isEncrypted: true }),
      415,
      'protected by a password',
    ],
    ['a zip bomb', zipOf({ name: 'a.xml', content: twoTitles, size: 4_000_000_000 }), 413, 'This file is too large'],
    ['half an archive', zipOf({ name: 'a.xml', content: twoTitles }).subarray(0, 200), 'failed', 'damaged'],
    ['a message with a header alone', onix(), 'failed', 'no products'],
    ['a table with a head alone', head, 'failed', 'no rows below its head'],
    ['ten thousand columns', `${wide}\n${wide}\n`, 'failed', 'more than 500 columns'],
  ] as const)('says of %s what is wrong with it', async (_what, content, end, sentence) => {
    const agent = someone('agent')
    const answer = await send(content, agent)
    if (end !== 'failed') {
      expect([answer.statusCode, answer.json().detail]).toEqual([end, expect.stringContaining(sentence)])
      expect(await catalogue.db.listingImport.count({ where: { agentId: agent.id } })).toBe(0)
      return
    }
    expect(answer.statusCode).toBe(202)
    const found = await rested(answer.json().id, agent)
    expect([found.state, found.failure]).toEqual(['failed', expect.stringContaining(sentence)])
  })

  it('shows what was whole of a file that breaks off, and says so; and formulas as the text that they are', async () => {
    const agent = someone('agent')
    const cut = await sent(twoTitles.slice(0, twoTitles.indexOf('Neap Tide')), agent)
    expect([cut.state, cut.counts.incomplete, cut.warnings.map(({ code }) => code)]).toEqual(['ready', 1, ['cut_off']])
    const { id } = await sent(`${head}"=HYPERLINK(""http://x"")",A. Nobody,Crime\n`, agent, 'list.csv')
    expect((await rowsOf(id, agent))[0]!.after.title).toBe('=HYPERLINK("http://x")')
  })

  it('is possible with one file at a time', async () => {
    const agent = someone('agent')
    const answers = await Promise.all([send(twoTitles, agent), send(twoTitles, agent)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409])
  })

  it('is possible twenty times within a day', async () => {
    const agent = someone('agent')
    const one = { agentId: agent.id, at: new Date() }
    const data = Array.from({ length: importLimits.perDay }, () => ({ ...one, importId: crypto.randomUUID() }))
    await catalogue.db.importSending.createMany({ data })
    expect((await send(twoTitles, agent)).statusCode).toBe(429)
  })

  it('is unknown to everybody else, administrators included', async () => {
    const agent = someone('agent')
    const { id } = await sent(twoTitles, agent)
    for (const other of [someone('agent'), someone('admin')]) {
      expect((await catalogue.get(`/api/imports/${id}`, other)).statusCode).toBe(404)
      expect((await catalogue.get(`/api/imports/${id}/rows`, other)).statusCode).toBe(404)
      expect((await catalogue.send('POST', `/api/imports/${id}/apply`, other)).statusCode).toBe(404)
    }
  })
})

describe('applying', () => {
  it('creates the listings of complete, ticked rows, each once', async () => {
    const agent = someone('agent')
    const { id, counts } = await prepared(twoTitles, agent)
    expect(counts).toMatchObject({ new: 2, included: 2 })
    await catalogue.send('PATCH', `/api/imports/${id}/rows/2`, agent, { include: false })
    expect((await act(id, 'apply', agent, 'a-key')).statusCode).toBe(202)
    expect(await read(id, agent)).toMatchObject({ state: 'applied', results: { created: 1 } })
    expect((await act(id, 'apply', agent, 'a-key')).statusCode).toBe(202)
    expect((await act(id, 'apply', agent)).statusCode).toBe(409)
    const [listing, ...others] = await listingsOf(agent)
    expect(others).toEqual([])
    expect(listing).toMatchObject({
      title: 'Slack Water',
      suggestedOfferMax: 5_000,
      rightsStatus: 'Exclusive film and TV rights, worldwide',
    })
  })

  it('recognises its titles in a later file, changes what is new and empties nothing', async () => {
    const agent = someone('agent')
    const first = await prepared(twoTitles, agent)
    await act(first.id, 'apply', agent)
    expect((await sent(twoTitles, agent)).counts).toMatchObject({ same: 2, new: 0 })
    const pages =
      '<Extent><ExtentType>00</ExtentType><ExtentValue>312</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>'
    const second = await sent(onix(product('v1', 'Slack Water', isbns[0], pages)), agent)
    const [row] = await rowsOf(second.id, agent)
    expect(row).toMatchObject({ state: 'change', changes: ['pageCount'], before: { pageCount: null }, include: true })
    await act(second.id, 'apply', agent)
    const [changed] = await listingsOf(agent)
    expect(changed).toMatchObject({ title: 'Slack Water', pages: 312, suggestedOfferMax: 5_000 })
  })

  it('leaves a listing that was edited since the preview', async () => {
    const agent = someone('agent')
    await catalogue.add({ agentId: agent.id, form: formOf({ title: 'Neap Tide', isbn: isbns[1] }) })
    const { id } = await prepared(twoTitles, agent)
    const [, row] = await rowsOf(id, agent)
    expect(row!.state).toBe('change')
    const edited = formOf({ title: 'Neap Tide', isbn: isbns[1], publisher: 'Vane' })
    await catalogue.send('PUT', `/api/listings/${row!.listingId}`, agent, edited)
    await act(id, 'apply', agent)
    expect(await read(id, agent)).toMatchObject({ state: 'applied', results: { created: 1, conflict: 1 } })
    expect((await listingsOf(agent)).map(({ title }) => title)).toEqual(['Neap Tide', 'Slack Water'])
  })

  it('names the row that fails for good, and goes on with the others', async () => {
    const agent = someone('agent')
    const { id } = await prepared(twoTitles, agent)
    // Rights whose time is over when they are applied.
    await catalogue.db.$executeRaw`
      UPDATE import_rows SET form = jsonb_set(form, '{rights}', '"World; L; film; 2020-01-01..2020-12-31"')
      WHERE import_id = ${id}::uuid AND n = 1`
    await act(id, 'apply', agent)
    expect(await read(id, agent)).toMatchObject({ state: 'applied', results: { created: 1, refused: 1 } })
    expect((await rowsOf(id, agent))[0]!.problems.at(-1)).toMatchObject({ code: 'refused', level: 'error' })
  })

  it('names a row that cannot be saved at all, and saves the others', async () => {
    const agent = someone('agent')
    const { id } = await prepared(twoTitles, agent)
    await catalogue.db.$executeRaw`
      UPDATE import_rows SET form = jsonb_set(form, '{keywords}', '7') WHERE import_id = ${id}::uuid AND n = 1`
    await act(id, 'apply', agent)
    expect(await read(id, agent)).toMatchObject({ state: 'applied', results: { created: 1, refused: 1 } })
  })

  it('goes on after a stop where it was, and makes no row twice', async () => {
    const agent = someone('agent')
    const products = Array.from({ length: 250 }, (_, n) =>
      product(`m${n}`, `Tide ${n}`, '').replace(/<ProductIdentifier>.*?<\/ProductIdentifier>/, ''),
    )
    const { id } = await prepared(onix(...products), agent)
    await catalogue.send('POST', `/api/imports/${id}/apply`, agent)
    await eventually(async () => expect((await read(id, agent)).progress.done).toBeGreaterThanOrEqual(100))
    await catalogue.restart()
    await rested(id, agent)
    expect(await read(id, agent)).toMatchObject({ state: 'applied', results: { created: 250 } })
    expect(await listingsOf(agent)).toHaveLength(250)
  })

  it('is done by one of two workers who begin at once', async () => {
    const agent = someone('agent')
    const { id } = await prepared(twoTitles, agent)
    const work = { ...catalogue.entries, clock: () => new Date() }
    const found = await catalogue.db.listingImport.update({ where: { id }, data: { state: 'applying' } })
    const { signal } = new AbortController()
    await Promise.all([applyImport(work, { ...found }, signal), applyImport(work, { ...found }, signal)])
    await rested(id, agent)
    expect(await listingsOf(agent)).toHaveLength(2)
  })

  it('stops when the account may not list titles any more, and says so', async () => {
    const agent = someone('agent')
    const { id } = await prepared(twoTitles, agent)
    await catalogue.db.person.create({ data: suspended(agent) })
    await act(id, 'apply', agent)
    expect(await read(id, agent)).toMatchObject({ state: 'applied', failure: expect.stringContaining('account') })
    expect(await listingsOf(agent)).toEqual([])
  })

  it('asks whether a row is a listing of the same title and author, and does what is said', async () => {
    const agent = someone('agent')
    const [known] = await catalogue.add({
      agentId: agent.id,
      form: formOf({ title: 'Slack Water', author: 'M. Tregear' }),
    })
    const { id } = await prepared(twoTitles, agent)
    const [row] = await rowsOf(id, agent)
    expect(row).toMatchObject({ state: 'new', include: false, listingId: null, possibleListingId: String(known!.id) })
    const said = await catalogue.send('PATCH', `/api/imports/${id}/rows/1`, agent, { listingId: String(known!.id) })
    expect(said.json()).toMatchObject({ state: 'change', include: true, listingId: String(known!.id) })
    const others = await catalogue.add({ form: formOf() })
    const refused = await catalogue.send('PATCH', `/api/imports/${id}/rows/1`, agent, {
      listingId: String(others[0]!.id),
    })
    expect(refused.statusCode).toBe(400)
  })
})

describe('an account that is closed meanwhile', () => {
  const columns = 'title,author,genre,synopsis,targetAudience,askingPrice,rights'
  const many = (count: number) =>
    `${columns}\n${Array.from({ length: count }, (_none, n) => `Tide ${n},M. Tregear,Crime,"${synopsis}",Adults,9000,World; L; film`).join('\n')}\n`
  /** Identity says it while the thread is at work, and nobody waits for anybody. */
  async function closedWhile(agent: Viewer, isUnderWay: () => Promise<boolean>) {
    const identity = await publishAsIdentity(catalogue.natsUrl)
    await eventually(async () => expect(await isUnderWay()).toBe(true))
    await identity.say(userUpdated, 2, { id: agent.id, status: 'closed' })
    await eventually(async () =>
      expect(await catalogue.db.person.findUnique({ where: { id: agent.id } })).toMatchObject({ status: 'closed' }),
    )
    await identity.stop()
  }
  const nothingIsLeft = (agent: Viewer) =>
    eventually(async () => {
      expect(await catalogue.db.listingImport.count({ where: { agentId: agent.id } })).toBe(0)
      expect(await catalogue.db.importRow.count()).toBe(rowsOfOthers)
      expect(await listingsOf(agent)).toEqual([])
    })
  let rowsOfOthers = 0
  beforeEach(async () => {
    rowsOfOthers = await catalogue.db.importRow.count()
  })

  it('while its file is read keeps nothing', async () => {
    const agent = someone('agent')
    const answer = await send(many(3_000), agent, 'list.csv')
    const { id } = answer.json()
    await closedWhile(agent, async () => (await catalogue.db.importRow.count({ where: { importId: id } })) > 0)
    await nothingIsLeft(agent)
  })

  it('while its rows are applied lists nothing', async () => {
    const agent = someone('agent')
    const { id } = await sent(many(1_000), agent, 'list.csv')
    await catalogue.send('POST', `/api/imports/${id}/apply`, agent)
    await closedWhile(agent, async () => (await listingsOf(agent)).length > 0)
    await nothingIsLeft(agent)
    // The next work begins where this one has ended.
    const other = someone('agent')
    expect(await sent(twoTitles, other)).toMatchObject({ state: 'ready' })
    expect(await listingsOf(agent)).toEqual([])
  })
})

describe('undoing', () => {
  it('withdraws what was created and gives changed listings their form back', async () => {
    const agent = someone('agent')
    const before = formOf({ title: 'Neap Tide', isbn: isbns[1] })
    await catalogue.add({ agentId: agent.id, form: before })
    const { id } = await prepared(twoTitles, agent)
    await act(id, 'apply', agent)
    await act(id, 'undo', agent)
    expect(await read(id, agent)).toMatchObject({ state: 'undone', results: { undone: 2 } })
    const [left, ...more] = await listingsOf(agent)
    expect(more).toEqual([])
    expect(left!.form).toMatchObject({ author: before.author, synopsis: before.synopsis })
  })

  it('keeps what was edited since, or what an offer has reached, and names it', async () => {
    const agent = someone('agent')
    const { id } = await prepared(twoTitles, agent)
    await act(id, 'apply', agent)
    const [edited, offered] = await listingsOf(agent)
    await catalogue.send('PUT', `/api/listings/${edited!.id}`, agent, formOf())
    await catalogue.db.offeredListing.create({ data: { listingId: offered!.id } })
    await act(id, 'undo', agent)
    expect(await read(id, agent)).toMatchObject({ state: 'undone', results: { kept: 2, undone: 0 } })
    const said = (await rowsOf(id, agent)).map(({ problems }) => problems.at(-1)!.message)
    expect(said).toEqual(['It was edited since.', 'An offer has reached it.'])
  })
})

describe('a table', () => {
  const table = `Title,Author,Genre,Synopsis,Audience,Price,Rights,Colour
Slack Water,M. Tregear,Crime,"${synopsis}",Adults,"£12,500",World; L; film,red
`
  it('is mapped by its head, and as its agent says', async () => {
    const agent = someone('agent')
    const { id, columns, mapping } = await sent(table, agent, 'list.csv')
    expect(columns).toContainEqual({ name: 'Colour', example: 'red' })
    expect(mapping).toMatchObject({ Title: 'title', Author: 'author', Colour: null })
    const columnsSaid = { Price: 'askingPrice', Rights: 'rights', Audience: 'targetAudience' }
    await catalogue.send('PUT', `/api/imports/${id}/mapping`, agent, { columns: columnsSaid })
    await rested(id, agent)
    const [row] = await rowsOf(id, agent)
    expect(row).toMatchObject({ state: 'new', after: { title: 'Slack Water', askingPrice: 12_500 } })
    const unknown = await catalogue.send('PUT', `/api/imports/${id}/mapping`, agent, { columns: { Taste: 'title' } })
    expect(unknown.statusCode).toBe(400)
  })
})

it('refuses a default book of rights that cannot be read, and says where its fault is', async () => {
  const agent = someone('agent')
  const { id } = await sent(twoTitles, agent)
  const answer = await catalogue.send('PUT', `/api/imports/${id}/mapping`, agent, { defaults: { rights: 'Wrold; L' } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toMatchObject([{ path: 'defaults.rights', line: 1, column: 1 }])
})

it('names every problem of every row in a file', async () => {
  const agent = someone('agent')
  const { id } = await sent(twoTitles, agent)
  const { payload } = await catalogue.get(`/api/imports/${id}/problems.csv`, agent)
  expect(payload.split('\r\n').filter((line) => line.includes('askingPrice'))).toHaveLength(2)
  const template = await catalogue.get('/api/imports/template.csv', agent)
  expect((await sent(template.payload, agent, 'template.csv')).counts).toMatchObject({ new: 1 })
})

describe('exporting', () => {
  it.each(exportFormats.filter((format) => format !== 'rights'))(
    'as %s gives a file whose import changes nothing',
    async (format) => {
      const agent = someone('agent')
      await catalogue.add(
        { agentId: agent.id, form: formOf({ isbn: isbns[2], keywords: ['tide', 'harbour'], pageCount: 312 }) },
        { agentId: agent.id, form: formOf({ title: 'Neap Tide', genre: 'Romance', rightsAvailable: ['film', 'tv'] }) },
      )
      const file = await catalogue.get(`/api/listings/agent/${agent.id}/export?format=${format}`, agent)
      const found = await sent(file.rawPayload, agent, 'export')
      const rows = await rowsOf(found.id, agent)
      expect(rows.map(({ state, changes }) => [state, changes])).toEqual([
        ['same', []],
        ['same', []],
      ])
    },
  )

  it('names the rights of each listing line by line', async () => {
    const agent = someone('agent')
    const [listing] = await catalogue.add({
      agentId: agent.id,
      form: formOf({ rights: 'World ex US; L; film || US; en; film; ..2030-12-31' }),
    })
    catalogue.identity.answers.set(takingsOfListings.path, { takings: [] }) // in the place of offers
    const { payload } = await catalogue.get(`/api/listings/agent/${agent.id}/export?format=rights`, agent)
    catalogue.identity.answers.delete(takingsOfListings.path)
    expect(
      payload
        .split('\r\n')
        .slice(1, 3)
        .map((line) => line.split(',')[0]),
    ).toEqual([String(listing!.id), String(listing!.id)])
  })

  it('is of all titles, or of those of a status and with words', async () => {
    const agent = someone('agent')
    await catalogue.add(
      { agentId: agent.id, form: formOf({ title: 'Salt Road', genre: 'Drama' }) },
      { agentId: agent.id, form: formOf({ title: 'Neap Tide' }), status: 'optioned' },
      { agentId: agent.id, form: formOf({ title: 'Salt House' }), status: 'optioned' },
    )
    const titles = async (query: string) => {
      const { payload } = await catalogue.get(`/api/listings/agent/${agent.id}/export?${query}`, agent)
      return ['Salt Road', 'Neap Tide', 'Salt House'].filter((title) => payload.includes(title))
    }
    expect(await titles('')).toEqual(['Salt Road', 'Neap Tide', 'Salt House'])
    expect(await titles('search=salt')).toEqual(['Salt Road', 'Salt House'])
    expect(await titles('search=salt&status=optioned')).toEqual(['Salt House'])
    expect(await titles('search=drama&format=onix30')).toEqual(['Salt Road'])
  })

  it('is for the agent and administrators', async () => {
    const agent = someone('agent')
    const { add, get } = catalogue
    await add({ agentId: agent.id })
    expect((await get(`/api/listings/agent/${agent.id}/export`, someone('agent'))).statusCode).toBe(403)
  })
})

describe('an import that is not applied', () => {
  it('can be thrown away, one that was applied not', async () => {
    const agent = someone('agent')
    const { id } = await prepared(twoTitles, agent)
    expect((await catalogue.send('DELETE', `/api/imports/${id}`, agent)).statusCode).toBe(204)
    expect((await catalogue.get(`/api/imports/${id}`, agent)).statusCode).toBe(404)
    const applied = await prepared(twoTitles, agent)
    await act(applied.id, 'apply', agent)
    expect((await catalogue.send('DELETE', `/api/imports/${applied.id}`, agent)).statusCode).toBe(409)
  })
})
