import { randomUUID } from 'node:crypto'
import { listingDeleted, listingUpdated, userClosed, userUpdated } from '@storyright/contracts/events'
import { personRows } from '@storyright/read-models'
import { closedPerson } from '@storyright/testing'
import { type Community, startCommunity } from './harness.ts'

let community: Community
beforeAll(async () => {
  community = await startCommunity()
})
afterAll(() => community?.stop())

describe('what community keeps of others', () => {
  it('is the newest of a listing and of a person, whichever event comes last', async () => {
    const listing = await community.addListing()
    await community.say(listingDeleted, 5, listing)
    await community.say(listingUpdated, 4, listing)
    expect(await community.known(listing.id)).toMatchObject({ version: 5, isDeleted: true })

    const { person } = await community.join()
    await community.say(userClosed, 3, closedPerson(person))
    await community.say(userUpdated, 2, person)
    expect(await personRows.of(community.db).findOne({ _id: person.id })).toMatchObject({
      version: 3,
      person: { status: 'closed', lastName: '' },
    })
  })

  it('is told within the platform only', async () => {
    expect((await community.recordsOf('nobody')).statusCode).toBe(404)
    expect((await community.get(`/internal/users/${randomUUID()}/export`, null)).statusCode).toBe(404)
  })
})
