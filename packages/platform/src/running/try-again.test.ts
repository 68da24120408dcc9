import { tryAgain } from './try-again.ts'

describe('work that meets a busy server', () => {
  const noted: string[] = []
  beforeEach(() => noted.splice(0))
  const note = (fault: Error, seconds: number) => noted.push(`${fault.message}, again in ${seconds} s`)

  const failing = (times: number) => {
    let tries = 0
    return async () => {
      tries += 1
      if (tries <= times) throw new Error(`deadlock ${tries}`)
      return `done at the ${tries}.`
    }
  }

  it('is done again, and says why', async () => {
    expect(await tryAgain(failing(2), note, [1, 2, 3])).toBe('done at the 3.')
    expect(noted).toEqual(['deadlock 1, again in 0.001 s', 'deadlock 2, again in 0.002 s'])
  })

  it('is given up after the last pause, with the last fault', async () => {
    await expect(tryAgain(failing(9), note, [1, 2])).rejects.toThrow('deadlock 3')
    expect(noted).toHaveLength(2)
  })
})
