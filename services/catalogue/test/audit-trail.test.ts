import { listingManagementCalls } from '@storyright/contracts/http'
import { type Catalogue, someone, startCatalogue } from './harness.ts'

let catalogue: Catalogue
const admin = someone('admin')

beforeAll(async () => {
  catalogue = await startCatalogue()
  const person = { role: 'admin', status: 'active', isVerified: true, version: 1 }
  await catalogue.db.person.create({ data: { ...person, id: admin.id, firstName: 'Ada', lastName: 'Whitlock' } })
})
afterAll(() => catalogue.stop())

const read = (query = '', viewer: typeof admin | null = admin) =>
  catalogue.get(`/api/admin/listings/audit${query}`, viewer)

describe('the audit trail of listings', () => {
  it('tells administrators who did what to which listing, newest first, a page at a time', async () => {
    const ids = (await catalogue.add({}, {}, {})).map(({ id }) => String(id))
    for (const id of ids) await catalogue.send('PUT', `/api/admin/listings/${id}/featured`, admin, { featured: true })
    await catalogue.send('DELETE', `/api/listings/${ids[0]}`, admin)
    const all = listingManagementCalls.listingsAudit.reply.parse((await read()).json())
    expect(all.map(({ action, actor, listing }) => [action, actor.name, listing.id])).toEqual([
      ['listing.deleted', 'Ada Whitlock', ids[0]],
      ['listing.featured', 'Ada Whitlock', ids[2]],
      ['listing.featured', 'Ada Whitlock', ids[1]],
      ['listing.featured', 'Ada Whitlock', ids[0]],
    ])
    expect(all[1]).toMatchObject({ before: { isFeatured: false }, after: { isFeatured: true } })

    const first = await read('?limit=3')
    expect(first.headers['x-total-count']).toBe('4')
    const next = String(first.headers.link).match(/^<(.+)>; rel="next"$/)![1]!
    const second = await catalogue.get(next, admin)
    expect([...first.json(), ...second.json()]).toEqual(all)
    expect(second.headers.link).toBeUndefined()

    const oldest = await read('?limit=3&sort=when')
    const rest = await catalogue.get(String(oldest.headers.link).match(/^<(.+)>; rel="next"$/)![1]!, admin)
    expect([...oldest.json(), ...rest.json()]).toEqual(all.toReversed())
    const file = await read('.csv')
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(5)
  })

  it('is for administrators only, and knows a place that it did not name', async () => {
    const answers = [
      await read('', null),
      await read('', someone()),
      await read('', someone('agent')),
      await read('.csv', someone()),
    ]
    answers.push(await read('?cursor=x'), await read('?limit=0'))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 403, 400, 400])
  })
})
