import { type Community, someone, startCommunity } from './harness.ts'
import { support } from './supporting.ts'

let community: Community
beforeAll(async () => {
  community = await startCommunity({ config: { LIMIT_WRITES_PER_MINUTE: 1, LIMIT_WRITES_AT_ONCE: 2 } })
})
afterAll(() => community?.stop())

describe('writing very fast', () => {
  it('is refused for a moment', async () => {
    const hasty = someone()
    const ask = () => community.post(support, hasty, { topic: 'account', message: 'How do I change my name?' })
    expect((await ask()).statusCode).toBe(201)
    expect((await ask()).statusCode).toBe(201)
    expect((await ask()).statusCode).toBe(429)
  })
})
