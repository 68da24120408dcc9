import { randomUUID } from 'node:crypto'
import {
  listingDeleted,
  listingUpdated,
  membershipActivated,
  userClosed,
  userSuspended,
  userUpdated,
} from '@storyright/contracts/events'
import type { Writer } from '@storyright/contracts/http'
import { closedPerson, sampleMembership, samplePerson } from '@storyright/testing'
import { findPerson } from '../src/people/person.store.ts'
import { type Community, type Member, someone, startCommunity } from './harness.ts'

let community: Community
let iris: Member
beforeAll(async () => {
  community = await startCommunity()
  iris = await community.join({ firstName: 'Iris', username: 'iris' })
})
afterAll(() => community?.stop())

const ask = (name: string, place = 'forum', viewer = iris) =>
  community.get(`/api/people/mentionable?place=${place}&name=${encodeURIComponent(name)}`, viewer)
const names = async (name: string, place?: string) =>
  ((await ask(name, place)).json() as Writer[]).map(({ username }) => username)

describe('whom somebody may mention', () => {
  it('is who has a name that begins like that, however it is written', async () => {
    await community.join({ firstName: 'Zoë', lastName: 'Quartermain', username: 'Zoe.Q' })
    for (const beginning of ['zo', 'ZOË', 'quarter', 'zoe q', 'zoe.']) expect(await names(beginning)).toEqual(['Zoe.Q'])
    for (const other of ['oe', 'zoeq', 'zo.*', '(', '$']) expect(await names(other)).toEqual([])
    expect(await names('iris')).toEqual([]) // oneself
  })

  it('is who may read the place, as their memberships stand', async () => {
    await community.join({ role: 'agent', tier: 'free', username: 'yan.agent' })
    const { person } = await community.join({ tier: 'free', username: 'yan.free' })
    expect(await names('yan')).toEqual(['yan.agent'])
    expect(await names('yan', 'comments')).toEqual([])
    await community.say(
      membershipActivated,
      1,
      sampleMembership({ userId: person.id, premiumExpiresAt: '2999-01-01T00:00:00.000Z' }),
    )
    expect(await names('yan')).toEqual(['yan.agent', 'yan.free'])
    expect(await names('yan', 'comments')).toEqual(['yan.free'])
    await community.say(userSuspended, 2, { ...person, status: 'suspended' })
    expect(await names('yan', 'comments')).toEqual([])
  })

  it('is as they are called now, and nobody whose account is closed', async () => {
    const { person } = await community.join({ username: 'wanda.old' })
    await community.say(userUpdated, 2, { ...person, username: 'wanda.new' })
    expect(await names('wanda')).toEqual(['wanda.new'])
    await community.say(userClosed, 3, closedPerson(person))
    expect(await names('wanda')).toEqual([])
  })

  it('is ten at most, and asked by those who read there', async () => {
    for (let n = 0; n < 12; n++) await community.join({ username: `vic.${10 + n}` })
    expect(await names('vic')).toHaveLength(10)
    expect((await ask('vic', 'comments', await community.join({ role: 'agent', tier: 'free' }))).statusCode).toBe(403)
    expect((await ask('vic', 'forum', await community.join({ tier: 'free' }))).statusCode).toBe(403)
    expect((await ask('x'.repeat(31))).statusCode).toBe(400)
    expect((await ask('x', 'elsewhere')).statusCode).toBe(400)
  })
})

describe('blocking somebody', () => {
  it('folds away what they write, for whoever blocked them, until it is taken back', async () => {
    const tom = await community.join({ username: 'tom' })
    const { id: listingId } = await community.addListing()
    const url = `/api/listings/${listingId}/comments`
    await community.post(url, tom, { content: 'Hello' })
    const block = `/api/people/${tom.id}/block`
    const isFolded = async (viewer: Member) => (await community.get(url, viewer)).json()[0].isBlocked
    for (let times = 0; times < 2; times++) expect((await community.post(block, iris)).statusCode).toBe(204)
    expect([await isFolded(iris), await isFolded(tom)]).toEqual([true, false])
    expect((await community.get('/api/people/blocked', iris)).json()).toMatchObject([{ id: tom.id, username: 'tom' }])
    for (let times = 0; times < 2; times++) expect((await community.send('DELETE', block, iris)).statusCode).toBe(204)
    expect(await isFolded(iris)).toBe(false)
    expect((await community.get('/api/people/blocked', iris)).json()).toEqual([])
  })

  it('is about somebody of whom nothing was told yet, too', async () => {
    const person = samplePerson()
    community.identity.answers.set(`/internal/users/${person.id}`, { version: 1, person })
    const block = `/api/people/${person.id}/block`
    expect((await community.send('DELETE', block, iris)).statusCode).toBe(204)
    expect((await community.post(block, iris)).statusCode).toBe(204)
    const { username } = person
    expect((await community.get('/api/people/blocked', iris)).json()).toMatchObject([{ id: person.id, username }])
    await community.send('DELETE', block, iris)
  })

  it('is about somebody else who is there', async () => {
    expect((await community.post(`/api/people/${iris.id}/block`, iris)).statusCode).toBe(400)
    expect((await community.post(`/api/people/${randomUUID()}/block`, iris)).statusCode).toBe(404)
    expect((await community.post('/api/people/nonsense/block', iris)).statusCode).toBe(404)
    expect((await community.post(`/api/people/${iris.id}/block`, null)).statusCode).toBe(401)
  })

  it('ends with the account, as do the discussions that it followed', async () => {
    const [ada, other] = [await community.join(), await community.join()]
    await community.post(`/api/people/${other.id}/block`, ada)
    const form = { title: 'Hello', content: 'Everybody', category: 'general' }
    const { id: postId } = (await community.post('/api/forum/posts', ada, form)).json()
    expect(await community.db.subscription.count({ where: { postId } })).toBe(1)
    await community.say(userClosed, 2, closedPerson(ada.person))
    expect(await community.db.block.count({ where: { personId: ada.id } })).toBe(0)
    expect(await community.db.subscription.count({ where: { postId } })).toBe(0)
    expect((await community.get(`/api/forum/posts/${postId}`, someone('agent', 'free'))).json()).toMatchObject({
      content: 'Everybody',
      author: { firstName: 'Former', lastName: 'member' },
    })
  })
})

describe('what community keeps of others', () => {
  it('is the newest of a listing and of a person, whichever event comes last', async () => {
    const listing = await community.addListing()
    await community.say(listingDeleted, 5, listing)
    await community.say(listingUpdated, 4, listing)
    const kept = await community.db.listing.findUnique({ where: { id: listing.id } })
    expect(kept).toMatchObject({ version: 5, isDeleted: true })

    const { person } = await community.join()
    await community.say(userClosed, 3, closedPerson(person))
    await community.say(userUpdated, 2, person)
    expect(await findPerson(community.db, person.id)).toMatchObject({
      version: 3,
      person: { status: 'closed', lastName: '' },
    })
  })

  it('is told within the platform only', async () => {
    expect((await community.recordsOf('nobody')).statusCode).toBe(404)
    expect((await community.get(`/internal/users/${randomUUID()}/export`, null)).statusCode).toBe(404)
  })
})
