import type { AddressInfo } from 'node:net'
import type { Comment } from '@storyright/contracts/http'
import { type OwnServer, ownServer } from '@storyright/testing'
import { type Catalogue, startCatalogue } from '../../services/catalogue/test/harness.ts'
import { type Community, type Member, startCommunity } from '../../services/community/test/harness.ts'

/** Both sides are the real ones, and hear nothing of each other. */
describe('a listing that community was not told of yet', () => {
  let catalogue: Catalogue
  let community: Community
  let iris: Member
  let nats: OwnServer
  beforeAll(async () => {
    catalogue = await startCatalogue()
    await catalogue.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = catalogue.app.server.address() as AddressInfo
    nats = await ownServer('nats')
    community = await startCommunity({ config: { NATS_URL: nats.url, CATALOGUE_URL: `http://127.0.0.1:${port}` } })
    iris = await community.join({ firstName: 'Iris' })
  }, 60_000)
  afterAll(async () => {
    await community?.stop()
    await catalogue?.stop()
    await nats?.stop()
  })
  const add = async () => String((await catalogue.add({}))[0]!.id)
  const comments = (id: string) => `/api/listings/${id}/comments`

  it('has its comments, and takes the first', async () => {
    const id = await add()
    expect((await community.get(comments(id), iris)).json()).toEqual([])
    const other = await add()
    expect((await community.post(comments(other), iris, { content: 'A quiet one.' })).statusCode).toBe(201)
    expect((await community.get(comments(other), iris)).json<Comment[]>()).toMatchObject([{ content: 'A quiet one.' }])
  })

  it('is kept as its events would have it, so that catalogue is asked once', async () => {
    const id = await add()
    await community.get(comments(id), iris)
    expect(await community.db.listing.findUnique({ where: { id } })).toMatchObject({ version: 1, isDeleted: false })
  })

  it.each(['999999', 'none', '007'])('is none that nobody knows: %s', async (id) => {
    const answer = await community.get(comments(id), iris)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'LISTING_NOT_FOUND'])
  })
})
