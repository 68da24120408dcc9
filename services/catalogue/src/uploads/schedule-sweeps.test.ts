import { scheduleSweeps } from './schedule-sweeps.ts'

const now = new Date('2026-11-22T12:00:00Z')
const round = { now, signal: new AbortController().signal }

describe('sweeping on a schedule', () => {
  it('waits before the first time, then sweeps at the clock’s time and says what was removed', async () => {
    const times: Date[] = []
    const said: object[] = []
    const work = scheduleSweeps({
      everyMs: 1_000,
      isUpToDate: () => true,
      sweep: async (at) => ({ images: times.push(at), files: 0 }),
      logger: { info: (what: object) => void said.push(what) },
    })
    expect(work).toMatchObject({ everyMs: 1_000, restsFirst: true })
    await work.round(round)
    expect(times).toEqual([now])
    expect(said).toEqual([{ images: 1, files: 0 }])
  })

  it('leaves out a time when news does not come in', async () => {
    const sweep = jest.fn()
    const logger = { info: () => undefined }
    await scheduleSweeps({ everyMs: 1_000, isUpToDate: () => false, sweep, logger }).round(round)
    expect(sweep).not.toHaveBeenCalled()
  })
})
