import type { Viewer } from '@storyright/contracts/vocabulary'
import { rememberVerified } from './access-token.ts'

const viewer = (id: string): Viewer => ({ id, role: 'producer', tier: 'free', verified: true })

function remembering() {
  const clock = { now: 0 }
  const verified: string[] = []
  const verify = async (token: string) => {
    if (token === 'forged') throw new Error('signature')
    verified.push(token)
    return { viewer: viewer(token), expiresAt: clock.now + 1_000 }
  }
  return { clock, verified, read: rememberVerified(verify, () => clock.now) }
}

describe('the memory of verified tokens', () => {
  it('checks a signature once and tells tokens apart', async () => {
    const { read, verified } = remembering()
    for (const token of ['ann', 'bob', 'ann', 'bob']) expect(await read(token)).toEqual(viewer(token))
    expect(verified).toEqual(['ann', 'bob'])
  })

  it('checks again from the moment a token expires', async () => {
    const { read, verified, clock } = remembering()
    await read('ann')
    clock.now = 1_000
    await read('ann')
    expect(verified).toEqual(['ann', 'ann'])
  })

  it('never remembers a token that does not hold', async () => {
    const { read } = remembering()
    await expect(read('forged')).rejects.toThrow('signature')
    await expect(read('forged')).rejects.toThrow('signature')
  })

  it('keeps a bounded number of tokens', async () => {
    const { read, verified } = remembering()
    for (let token = 0; token <= 10_000; token += 1) await read(String(token))
    verified.length = 0
    await read('10000')
    await read('0')
    expect(verified).toEqual(['0'])
  })
})
