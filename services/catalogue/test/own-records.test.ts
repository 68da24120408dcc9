import { randomUUID } from 'node:crypto'
import { exportUser } from '@storyright/contracts/http'
import { type Catalogue, formOf, internalToken, someone, startCatalogue } from './harness.ts'
import { pdf, upload } from './upload.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await startCatalogue()
})
afterAll(() => catalogue.stop())

const recordsOf = (id: string, token = internalToken) =>
  catalogue.get(exportUser.path.replace(':id', id), null, { 'x-internal-token': token })

describe('what the catalogue knows of somebody', () => {
  it('is an agent’s listings, withdrawn ones too, with notes, favourites, documents and what was done', async () => {
    const agent = someone('agent')
    const [kept, withdrawn] = await catalogue.add(
      { agentId: agent.id, form: formOf({ title: 'Kept', agentNotes: 'Mine.' }) },
      { agentId: agent.id, form: formOf({ title: 'Withdrawn' }) },
    )
    const [other] = await catalogue.add({ form: formOf({ title: 'Somebody else’s' }) })
    await catalogue.send('DELETE', `/api/listings/${withdrawn!.id}`, agent)
    await catalogue.send('POST', `/api/favorites/${other!.id}`, agent)
    const form = { type: 'assignment', grantor: 'M. Tregear', grantee: 'Vane' }
    await catalogue.send('POST', `/api/chain-of-title/${kept!.id}`, agent, form)
    await upload(catalogue, { to: '/api/uploads/documents', content: pdf(), name: 'Deed.pdf', as: agent })
    const answer = await recordsOf(agent.id)
    expect(answer.statusCode).toBe(200)
    expect(exportUser.reply.parse(answer.json())).toMatchObject({
      listings: [
        { title: 'Withdrawn', withdrawnAt: expect.any(String) },
        { title: 'Kept', agentNotes: 'Mine.', withdrawnAt: null },
      ],
      favourites: [{ listingId: String(other!.id), title: 'Somebody else’s' }],
      chainDocuments: [{ listingId: String(kept!.id), grantee: 'Vane' }],
      chainChanges: [{ listingId: String(kept!.id), action: 'added', after: { grantee: 'Vane' } }],
      chainFiles: [{ fileName: 'Deed.pdf' }],
      administration: [],
    })
  })

  it('is what an administrator did', async () => {
    const admin = someone('admin')
    const [listing] = await catalogue.add({})
    await catalogue.send('PUT', `/api/admin/listings/${listing!.id}/featured`, admin, { featured: true })
    expect((await recordsOf(admin.id)).json().administration).toMatchObject([
      { action: 'listing.featured', listingId: String(listing!.id), after: { isFeatured: true } },
    ])
  })

  it('is empty for somebody unknown, and told within the platform only', async () => {
    const nothing = {
      listings: [],
      favourites: [],
      chainDocuments: [],
      chainChanges: [],
      chainFiles: [],
      pictures: [],
      imports: [],
      administration: [],
    }
    expect((await recordsOf(randomUUID())).json()).toEqual(nothing)
    expect((await recordsOf('nobody')).statusCode).toBe(404)
    expect((await recordsOf(randomUUID(), 'not the token at all')).statusCode).toBe(404)
  })
})
