import { problem } from '@storyright/contracts/http'
import { type Catalogue, formOf, someone, startCatalogue } from './harness.ts'

let catalogue: Catalogue
const agent = someone('agent')

beforeAll(async () => {
  catalogue = await startCatalogue()
})
afterAll(() => catalogue.stop())

const pathOf = (id: string) => `/api/listings/${id}`
const create = async (): Promise<string> =>
  (await catalogue.send('POST', '/api/listings', agent, formOf({ title: 'Opened' }))).json().id
const etagOf = async (id: string) => String((await catalogue.get(pathOf(id), agent)).headers.etag)
const replace = (id: string, title: string, ifMatch?: string) =>
  catalogue.send('PUT', pathOf(id), agent, formOf({ title }), ifMatch === undefined ? {} : { 'if-match': ifMatch })
const titleOf = async (id: string) => (await catalogue.get(pathOf(id), agent)).json().title
const stored = (id: string) => catalogue.db.listing.findUniqueOrThrow({ where: { id: BigInt(id) } })

describe('replacing a listing as it was opened', () => {
  it('answers the version it has now, which the next change takes', async () => {
    const id = await create()
    const first = await replace(id, 'First', await etagOf(id))
    expect([first.statusCode, first.headers.etag]).toEqual([200, '"2"'])
    expect((await replace(id, 'Second', String(first.headers.etag))).statusCode).toBe(200)
    expect(await titleOf(id)).toBe('Second')
  })

  it('refuses an older version with the listing as it is now, and writes nothing', async () => {
    const id = await create()
    const opened = await etagOf(id)
    await replace(id, 'Theirs', opened)
    const before = await stored(id)
    const refused = await replace(id, 'Mine', opened)
    const { code, detail, current } = problem.parse(refused.json())
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([409, 'application/problem+json'])
    expect([code, detail]).toEqual([
      'CHANGED_MEANWHILE',
      'This was changed after you opened it. Nothing has been saved yet.',
    ])
    expect(current).toEqual({ etag: '"2"', value: (await catalogue.get(pathOf(id), agent)).json() })
    expect(await stored(id)).toEqual(before)
    expect((await replace(id, 'Mine', current!.etag)).statusCode).toBe(200)
  })

  it.each([undefined, '*'])('changes whatever is there where If-Match is %s', async (ifMatch) => {
    const id = await create()
    await replace(id, 'Theirs')
    expect((await replace(id, 'Mine', ifMatch)).statusCode).toBe(200)
    expect(await titleOf(id)).toBe('Mine')
  })

  it.each(['"1"', 'W/"1"', '"9", "1"', '"1.a-digest"'])('takes %s for version 1', async (ifMatch) => {
    const id = await create()
    expect((await replace(id, 'Mine', ifMatch)).statusCode).toBe(200)
  })

  it.each(['1', '"1', '', '"1" "2"', '"1",', 'w/"1"'])('refuses %j, which is no ETag', async (ifMatch) => {
    const id = await create()
    const refused = await replace(id, 'Mine', ifMatch)
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'IF_MATCH_NOT_VALID'])
    expect(await titleOf(id)).toBe('Opened')
  })

  it('lets one of two through that come at once, and tells the other', async () => {
    const id = await create()
    const opened = await etagOf(id)
    const answers = await Promise.all([replace(id, 'One', opened), replace(id, 'Other', opened)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const kept = answers.find(({ statusCode }) => statusCode === 200)!.json().title
    expect(await titleOf(id)).toBe(kept)
  })

  it('writes nothing into the audit trail where an administrator’s change is refused', async () => {
    const id = await create()
    const admin = someone('admin')
    const asAdmin = (ifMatch: string) =>
      catalogue.send('PUT', pathOf(id), admin, formOf({ title: 'Set right' }), { 'if-match': ifMatch })
    const audited = () => catalogue.db.auditEntry.count({ where: { listingId: BigInt(id) } })
    await replace(id, 'Theirs')
    expect([(await asAdmin('"1"')).statusCode, await audited()]).toEqual([409, 0])
    expect([(await asAdmin('"2"')).statusCode, await audited()]).toEqual([200, 1])
  })

  it('says nothing of a listing to somebody who may not change it', async () => {
    const id = await create()
    const refused = await catalogue.send('PUT', pathOf(id), someone('agent'), formOf(), { 'if-match': '"0"' })
    expect([refused.statusCode, refused.json().current]).toEqual([403, undefined])
  })
})
