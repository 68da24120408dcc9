import { eventually } from '@storyright/testing'
import { startIdentity } from './harness.ts'

const listening = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length

describe('identity that cannot start', () => {
  it('says why, and leaves nothing open that a test run would wait for', async () => {
    const before = listening()
    await expect(startIdentity({ environment: { PUBLIC_URL: 'nowhere' } })).rejects.toThrow('PUBLIC_URL')
    await eventually(() => expect(listening()).toBe(before))
  })
})
