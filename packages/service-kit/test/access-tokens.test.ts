import type { Viewer } from '@storyright/contracts/vocabulary'
import { type TestIdentity, testIdentity } from '@storyright/testing'
import { verifyWithIdentity } from '../src/index.ts'

const ann: Viewer = { id: '0b8f2c1e-6a6b-4d0b-9c57-6b3a0a3f2e11', role: 'producer', tier: 'free', verified: true }
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000)

describe('access tokens at a service', () => {
  let identity: TestIdentity
  beforeEach(async () => {
    identity = await testIdentity()
  })
  afterEach(() => identity.stop())

  it('hold although they were signed with a key that came a moment after the last look', async () => {
    const read = verifyWithIdentity(identity.url)
    const { authorization } = await identity.authorizationOf(ann)
    expect(await read(authorization)).toEqual(ann)
    await identity.rotate()
    const { authorization: newer } = await identity.authorizationOf(ann)
    expect(newer).not.toBe(authorization)
    expect(await Promise.all([read(newer), read(authorization)])).toEqual([ann, ann])
  })

  it('of a key that nobody knows sign nobody out', async () => {
    const [other, read] = [await testIdentity(), verifyWithIdentity(identity.url)]
    await other.rotate()
    const { authorization } = await other.authorizationOf(ann)
    await expect(read(authorization)).rejects.toMatchObject({ status: 503 })
    await other.stop()
  })

  it.each([
    ['holds', -50],
    ['has ended', -70],
  ])('allow for a minute between two clocks: one that %s ends in %d s', async (_what, seconds) => {
    const read = verifyWithIdentity(identity.url)
    const token = await identity.tokenFor(ann, { expiresAt: inSeconds(seconds) })
    const reading = read(`Bearer ${token}`)
    if (seconds > -60) expect(await reading).toEqual(ann)
    else await expect(reading).rejects.toMatchObject({ status: 401 })
  })
})
