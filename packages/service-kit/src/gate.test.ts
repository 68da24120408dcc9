import { createGate } from './run-limited.ts'

describe('the gate before costly work', () => {
  it('runs so many at once, lets so many wait, and turns the rest away', async () => {
    const pass = createGate({ atOnce: 2, waiting: 1 })
    let running = 0
    let most = 0
    const ends: (() => void)[] = []
    const work = async () => {
      most = Math.max(most, ++running)
      await new Promise<void>((resolve) => ends.push(resolve))
      running--
    }
    const admitted = [pass(work), pass(work), pass(work)]
    await expect(pass(work)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 })
    ends[0]!()
    await admitted[0]
    ends[1]!()
    await admitted[1]
    ends[2]!()
    await admitted[2]
    expect(most).toBe(2)
  })

  it('opens again after a failure', async () => {
    const pass = createGate({ atOnce: 1, waiting: 0 })
    await expect(pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(pass(async () => 'yes')).resolves.toBe('yes')
  })
})
