import type { Asker } from './ask-service.ts'
import { reportWhenHeard } from './report-when-heard.ts'

type Answer = [untold: number, unheard: number] | Error

describe('what a start says of events that are on their way', () => {
  /** Services that answer these, one after the other, and the last for ever. */
  async function said(answers: Record<'catalogue' | 'community', Answer[]>, more: { signal?: AbortSignal } = {}) {
    const asked = { catalogue: 0, community: 0 }
    const ask: Asker = async (service) => {
      const its = answers[service as 'catalogue']
      const answer = its[Math.min(asked[service as 'catalogue']++, its.length - 1)]!
      if (answer instanceof Error) throw answer
      return { untold: answer[0], unheard: answer[1] }
    }
    const lines: string[] = []
    const progress = { note: (line: string) => void lines.push(line) }
    await reportWhenHeard({
      ask,
      progress,
      services: ['catalogue', 'community'],
      everyMs: 1,
      stuckAfterMs: 30,
      ...more,
    })
    return { lines, asked }
  }
  const still = expect.stringContaining('still hear')
  const all = 'All services have heard of everything.'

  it('is nothing when there are none, as after most starts', async () =>
    expect((await said({ catalogue: [[0, 0]], community: [[0, 0]] })).lines).toEqual([]))

  it('is when all are told and heard, however many there are meanwhile', async () => {
    const { lines, asked } = await said({
      catalogue: [
        [5, 0],
        [2, 0],
        [0, 0],
      ],
      community: [
        [0, 0],
        [0, 4],
        [0, 9],
        [0, 0],
      ],
    })
    expect(lines).toEqual([still, all])
    expect(asked.community).toBe(5)
  })

  it('looks once more, since one may have told on what it heard to another that had answered', async () => {
    const { lines, asked } = await said({
      catalogue: [
        [1, 0],
        [0, 0],
      ],
      community: [
        [0, 0],
        [0, 0],
        [0, 1],
        [0, 0],
      ],
    })
    expect([lines, asked.community]).toEqual([[still, all], 5])
  })

  it('takes a service that does not answer yet for one that has not heard all', async () =>
    expect((await said({ catalogue: [[0, 0]], community: [new Error('503'), [0, 0]] })).lines).toEqual([still, all]))

  it('is how many are left once their number no longer changes: one that fails is tried again for minutes', async () =>
    expect(
      (
        await said({
          catalogue: [[0, 0]],
          community: [
            [0, 7],
            [0, 2],
          ],
        })
      ).lines,
    ).toEqual([still, '2 events are being tried again.']))

  it('is nothing more once the platform stops, whose services no longer answer', async () => {
    const signal = AbortSignal.abort()
    expect((await said({ catalogue: [[0, 0]], community: [[0, 7]] }, { signal })).lines).toEqual([])
  })
})
